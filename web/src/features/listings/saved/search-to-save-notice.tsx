import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/alert.tsx';
import { searchToSave } from './kept-search.ts';

/** Says on the sign-in page what becomes of a search that was to be saved. */
export function SearchToSaveNotice() {
  const { t } = useTranslation('auth');
  const [kept] = useState(searchToSave.read);
  if (!kept) return null;
  return (
    <Box mb="6">
      <Alert kind="info">{t('signIn.savesSearch')}</Alert>
    </Box>
  );
}
