import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { RouterLink } from '../../ui/router-link.tsx';

/** Says that the profile must be completed before staff can approve a listing. */
export function ApprovalAlert() {
  const { t } = useTranslation('own');
  const language = useLanguage();
  return (
    <Alert
      kind="warning"
      action={
        <RouterLink to={paths.settings(language)} display="inline-block" py="1" inText>
          {t('approval.complete')}
        </RouterLink>
      }
    >
      {t('approval.missing')}
    </Alert>
  );
}
