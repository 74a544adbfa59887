import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import laneUrl from '../assets/bazaar-lane.svg';
import { Heading, PageHead, Container } from '../ui/page.tsx';
import { readingWords } from './reading-words.ts';

const paragraphs = ['p1', 'p2', 'p3', 'p4'] as const;

export function AboutPage() {
  const { t } = useTranslation('pages');
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageHead {...readingWords('about-us', t)} />
      <chakra.img
        src={laneUrl}
        alt={t('about.imageAlt')}
        display="block"
        width="full"
        aspectRatio={{ base: '2 / 1', md: '3 / 1' }}
        objectFit="cover"
        borderRadius="xl"
      />
      <Box maxW="reading" mx="auto" mt="10">
        <Heading as="h1">{t('about.title')}</Heading>
        <Box as="p" mt="3" fontSize="lg" color="fg.brand" fontWeight="medium">
          {t('about.lead')}
        </Box>
        {paragraphs.map((key) => (
          <Box as="p" key={key} mt="5">
            {t(`about.${key}`)}
          </Box>
        ))}
      </Box>
    </Container>
  );
}
