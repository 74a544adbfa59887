import { useTranslation } from 'react-i18next';
import { WithUser, useSignOut } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { SecurityMenu } from '../features/account/security-menu.tsx';
import { useLanguage } from '../i18n/language.ts';
import { showToast } from '../lib/browser/toast.ts';
import { paths } from '../lib/routes/routes.ts';

export function AccountPrivacyPage() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const signOut = useSignOut();
  return (
    <AccountPage title={t('userMenu.privacyAndSecurity')}>
      <WithUser>
        {(user) => (
          <SecurityMenu
            user={user}
            onSignedOut={(message) => {
              showToast('success', message);
              void signOut(paths.home(language), { isOver: true });
            }}
          />
        )}
      </WithUser>
    </AccountPage>
  );
}
