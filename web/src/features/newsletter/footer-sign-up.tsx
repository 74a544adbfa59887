import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { NewsletterForm } from './sign-up-form.tsx';

/** The sign-up in the footer: as high as the space that is reserved for it there. */
export function FooterSignUp() {
  const { t } = useTranslation('newsletter');
  return (
    <Box
      as="section"
      aria-label={t('title')}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      columnGap="10"
      rowGap="4"
    >
      <div>
        <Box as="h2" fontSize="md" color="copper.200">
          {t('title')}
        </Box>
        <Box as="p" mt="1" color="fg.onBrandMuted">
          {t('lead')}
        </Box>
      </div>
      <NewsletterForm onBrand />
    </Box>
  );
}
