import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useSignOut, WithUser } from '../entities/person/session.tsx';
import { addressAfterBecoming } from '../entities/person/sign-in-link.ts';
import { AccountPage, useBackToPrivacy } from '../features/account/account-page.tsx';
import { BecomeInvestor } from '../features/investing/become-investor.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';

export function BecomeInvestorPage() {
  const { t } = useTranslation(['account', 'investing']);
  const language = useLanguage();
  const signOut = useSignOut();
  const back = useBackToPrivacy();
  const own = paths.investor(language);
  return (
    <WithUser>
      {(user) =>
        user.role === 'investor' ? (
          <Navigate to={own} replace />
        ) : (
          <AccountPage title={t('investor.title')} lead={t('investing:become.lead')} back={back}>
            <BecomeInvestor
              user={user}
              onBecame={() =>
                signOut(addressAfterBecoming(paths.signIn(language), own), { isOver: true })
              }
            />
          </AccountPage>
        )
      }
    </WithUser>
  );
}
