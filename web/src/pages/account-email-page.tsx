import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage, AccountPanel, useBackToPrivacy } from '../features/account/account-page.tsx';
import { EmailForm } from '../features/account/email-form.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';

export function AccountEmailPage() {
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
          <AccountPage title={t('email.title')} lead={t('email.lead')} back={back}>
            <AccountPanel narrow>
              <EmailForm
                user={user}
                onSent={(email) =>
                  navigate(
                    `${paths.verifyCode(language)}?${new URLSearchParams({ email }).toString()}`,
                  )
                }
              />
            </AccountPanel>
          </AccountPage>
        )
      }
    </WithUser>
  );
}
