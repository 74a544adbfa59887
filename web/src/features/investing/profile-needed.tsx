import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { RouterLink } from '../../ui/router-link.tsx';

/** Says that staff approve nobody without name, phone number and address. */
export function ProfileNeeded() {
  const { t } = useTranslation('investing');
  const language = useLanguage();
  return (
    <Alert
      kind="info"
      action={
        <RouterLink
          to={paths.settings(language)}
          display="inline-flex"
          alignItems="center"
          minH="11"
        >
          {t('profileNeeded.action')}
        </RouterLink>
      }
    >
      {t('profileNeeded.body')}
    </Alert>
  );
}
