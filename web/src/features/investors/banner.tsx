import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import laneUrl from '../../assets/bazaar-lane.svg';
import { Container } from '../../ui/page.tsx';
import { StarPattern } from '../../ui/star.tsx';

/** The covered bazaar, above the directory: on phones a strip over the words, else beside them. */
export function Banner() {
  const { t } = useTranslation('investors');
  return (
    <Box position="relative" bg="bg.brand" color="fg.onBrand" overflow="hidden">
      <StarPattern id="investors-stars" opacity="0.09" />
      <chakra.img
        src={laneUrl}
        alt=""
        display="block"
        position={{ base: 'relative', md: 'absolute' }}
        insetBlock="0"
        insetInlineEnd="0"
        width={{ base: 'full', md: '48%' }}
        height={{ base: '24', md: 'full' }}
        objectFit="cover"
        objectPosition="50% 40%"
      />
      <Container position="relative" py={{ base: '4', md: '12' }}>
        <Box maxW={{ md: '50%' }} pe={{ md: '6' }}>
          <Box as="h1" fontSize={{ base: '2xl', md: '3xl' }} fontWeight="black">
            {t('heading')}
          </Box>
          <Box as="p" mt="1" fontSize={{ base: 'sm', md: 'md' }} color="fg.onBrandMuted">
            {t('lead')}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}
