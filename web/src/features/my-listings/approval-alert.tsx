import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { addressOf, searchFrom } from '../../entities/person/sign-in-link.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { RouterLink } from '../../ui/router-link.tsx';

/**
 * Says that the profile must be completed before staff can approve a listing. `isMainAction`: nothing else on
 * the page matters as much.
 */
export function ApprovalAlert({ isMainAction = false }: { isMainAction?: boolean }) {
  const { t } = useTranslation('own');
  const settings = paths.settings(useLanguage()) + searchFrom(addressOf(useLocation()));
  return (
    <Alert
      kind="warning"
      action={
        isMainAction ? (
          <Button asChild width="full" whiteSpace="normal">
            <Link to={settings}>{t('approval.complete')}</Link>
          </Button>
        ) : (
          <RouterLink to={settings} display="inline-block" py="1" inText>
            {t('approval.complete')}
          </RouterLink>
        )
      }
    >
      {t('approval.missing')}
    </Alert>
  );
}
