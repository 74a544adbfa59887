import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage, AccountPanel, useBackToPrivacy } from '../features/account/account-page.tsx';
import { PasswordForm } from '../features/account/password-form.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';

export function AccountPasswordPage() {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const navigate = useNavigate();
  const back = useBackToPrivacy();
  return (
    <WithUser>
      {(user) =>
        user.isOAuth ? (
          <Navigate to={back.to} replace />
        ) : (
          <AccountPage title={t('password.title')} lead={t('password.lead')} back={back}>
            <AccountPanel narrow>
              <PasswordForm
                user={user}
                onChanged={() => navigate(paths.passwordChanged(language))}
              />
            </AccountPanel>
          </AccountPage>
        )
      }
    </WithUser>
  );
}
