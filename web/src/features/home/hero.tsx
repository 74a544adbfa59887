import { Box } from '@chakra-ui/react/box';
import { ArrowDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import shopUrl from '../../assets/bazaar-shop.svg';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/page.tsx';
import { StarPattern } from '../../ui/star.tsx';

/**
 * Introduction of the site. `callToAction`: id of the element to go to; undefined for members, who get no
 * button.
 */
export function Hero({ callToAction }: { callToAction: string | undefined }) {
  const { t } = useTranslation('home');
  return (
    <Box position="relative" bg="bg.brand" color="fg.onBrand" overflow="hidden">
      <StarPattern id="hero-stars" opacity="0.09" />
      <Container
        position="relative"
        display="grid"
        alignItems="center"
        gap="8"
        gridTemplateColumns={{ base: '1fr', lg: '1.3fr 1fr' }}
        pt={{ base: '10', md: '14' }}
        pb={{ base: '16', md: '24' }}
      >
        <Box>
          <Box as="h1" fontSize={{ base: '3xl', md: '4xl' }} fontWeight="black" maxW="34rem">
            {t('heroTitle')}
          </Box>
          <Box
            as="p"
            mt="4"
            fontSize={{ base: 'md', md: 'lg' }}
            color="fg.onBrandMuted"
            maxW="32rem"
          >
            {t('heroBody')}
          </Box>
          <Box minH={{ base: '12', md: '12' }} mt="7">
            {callToAction !== undefined && (
              <Button asChild variant="onBrand" size="lg" whiteSpace="normal" py="2">
                <a href={`#${callToAction}`}>
                  {t('callToAction')}
                  <ArrowDown size={18} aria-hidden="true" />
                </a>
              </Button>
            )}
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
