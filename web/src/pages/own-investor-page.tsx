import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { listingKeys } from '../entities/listing/query-keys.ts';
import { useUpdateSession, WithUser } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { FittingListings } from '../features/investing/fitting-listings.tsx';
import { OwnInvestor } from '../features/investing/own-investor.tsx';
import { useLanguage } from '../i18n/language.ts';
import { readPage, usePageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { refetchFresh } from '../lib/api/refetch-fresh.ts';

export function OwnInvestorPage() {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const query = usePageQuery('investor');
  const queryClient = useQueryClient();
  const updateSession = useUpdateSession();
  return (
    <WithUser>
      {(user) =>
        user.role === 'investor' ? (
          <AccountPage title={t('userMenu.investor')}>
            <OwnInvestor
              key={user._id}
              user={user}
              onSaved={async (saved) => {
                await updateSession(saved);
                // Other choices fit other ads.
                void refetchFresh(queryClient, { queryKey: listingKeys.fitting });
              }}
            />
            {user.investorProfile && <FittingListings userId={user._id} page={readPage(query)} />}
          </AccountPage>
        ) : (
          <Navigate to={paths.becomeInvestor(language)} replace />
        )
      }
    </WithUser>
  );
}
