import { Box } from '@chakra-ui/react/box';
import type { Listing } from '@qaysari/contract/listing/types';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listingsPath } from '../../../entities/listing/listings-path.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/** In place of the contact of an ad that is sold: leads to others of its category. */
export function SoldNotice({ listing }: { listing: Listing }) {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  return (
    <>
      <Alert kind="info">
        <strong>{t('sold.title')}</strong>
        <Box as="span" display="block">
          {t('sold.body')}
        </Box>
      </Alert>
      <Button asChild size="lg">
        <Link to={listingsPath(language, { category: [listing.category] })}>
          {t('sold.similar')}
        </Link>
      </Button>
    </>
  );
}
