import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/alert.tsx';
import { hasPendingReport } from './pending-report.ts';

/** Says on the sign-in page what becomes of a report that somebody wanted to make before. */
export function PendingReportNotice() {
  const { t } = useTranslation('ad');
  const [isPending] = useState(hasPendingReport);
  if (!isPending) return null;
  return (
    <Box mb="6">
      <Alert kind="info">{t('report.signIn')}</Alert>
    </Box>
  );
}
