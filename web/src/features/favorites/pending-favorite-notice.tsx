import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPendingFavorite } from '../../entities/listing/pending-favorite.ts';
import { Alert } from '../../ui/alert.tsx';

/** Says on the sign-in page what becomes of a heart that was pressed before. */
export function PendingFavoriteNotice() {
  const { t } = useTranslation('ads');
  const [pending] = useState(readPendingFavorite);
  if (!pending) return null;
  return (
    <Box mb="6">
      <Alert kind="info">{t('favorite.signIn')}</Alert>
    </Box>
  );
}
