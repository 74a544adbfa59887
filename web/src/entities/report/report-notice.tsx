import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useLanguage } from '../../i18n/language.ts';
import { Alert } from '../../ui/alert.tsx';
import { cameFrom } from '../person/sign-in-link.ts';
import { reportHash } from '../../lib/routes/routes.ts';

/** Says on the sign-in page why somebody was led here, and what comes next. */
export function ReportNotice() {
  const { t } = useTranslation('ad');
  const language = useLanguage();
  const { search } = useLocation();
  if (cameFrom(search, language)?.endsWith(reportHash) !== true) return null;
  return (
    <Box mb="6">
      <Alert kind="info">{t('report.signIn')}</Alert>
    </Box>
  );
}
