import { Box } from '@chakra-ui/react/box';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import shopUrl from '../../assets/bazaar-shop.svg';
import { Container } from '../../ui/page.tsx';
import { StarPattern } from '../../ui/star.tsx';

/** Introduction of the site. `action`: what the person may want to do; its place is kept while that is unknown. */
export function Hero({ action }: { action: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <Box
      position="relative"
      bg="bg.brand"
      color="fg.onBrand"
      overflow="hidden"
      // The ring of light pages would not show on this ground.
      css={{ '& :focus-visible': { outlineColor: 'copper.200' } }}
    >
      <StarPattern id="hero-stars" opacity="0.09" />
      <Container
        position="relative"
        display="grid"
        alignItems="center"
        gap="8"
        gridTemplateColumns={{ base: '1fr', lg: '1.3fr 1fr' }}
        pt={{ base: '4', md: '14' }}
        pb={{ base: '8', md: '24' }}
      >
        <Box>
          <Box as="h1" fontSize={{ base: '2xl', md: '4xl' }} fontWeight="black" maxW="34rem">
            <Sentences text={t('heroTitle')} />
          </Box>
          <Box
            as="p"
            mt={{ base: '1', md: '4' }}
            fontSize={{ base: 'sm', md: 'lg' }}
            color="fg.onBrandMuted"
            maxW="32rem"
          >
            <Box as="span" hideFrom="md">
              {t('heroLine')}
            </Box>
            <Box as="span" hideBelow="md">
              {t('heroBody')}
            </Box>
          </Box>
          <Box minH={{ base: '11', md: '12' }} mt={{ base: '3', md: '7' }}>
            {action}
          </Box>
        </Box>
        <Box display={{ base: 'none', lg: 'block' }} justifySelf="end">
          {/* Lazy, or phones would load what they do not show. */}
          <img src={shopUrl} alt="" width={448} height={384} loading="lazy" />
        </Box>
      </Container>
    </Box>
  );
}

/** A line breaks between sentences before it breaks inside one. */
function Sentences({ text }: { text: string }) {
  return (text.match(/[^.]+\.?/g) ?? []).map((sentence, index) => (
    <Fragment key={sentence}>
      {index > 0 && ' '}
      <Box as="span" display="inline-block">
        {sentence.trim()}
      </Box>
    </Fragment>
  ));
}
