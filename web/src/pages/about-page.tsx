import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import laneUrl from '../assets/bazaar-lane.svg';
import { useLanguage } from '../i18n/language.ts';
import { operatorIn, supportMail } from '../lib/operator.ts';
import { Heading, PageHead, Container } from '../ui/page.tsx';
import { WithSupportMail } from '../ui/support-mail.tsx';
import { readingWords } from './reading-words.ts';

const sections = ['name', 'works', 'trust', 'us'] as const;

export function AboutPage() {
  const { t } = useTranslation('pages');
  const language = useLanguage();
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
        {sections.map((id) => (
          <Box as="section" key={id} mt="9">
            <Heading as="h2">{t(`about.sections.${id}.title`)}</Heading>
            <Box as="p" mt="3">
              <WithSupportMail text={t(`about.sections.${id}.body`, { email: supportMail() })} />
            </Box>
          </Box>
        ))}
        <Box as="p" mt="3">
          <WithSupportMail
            text={t('operator', { operator: operatorIn(language), email: supportMail() })}
          />
        </Box>
      </Box>
    </Container>
  );
}
