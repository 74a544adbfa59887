import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router';
import { useQuery } from '@tanstack/react-query';
import type { User } from '@qaysari/contract/account/types';
import { asksForNewest } from '../entities/listing/listings-path.ts';
import { WithUser } from '../entities/person/session.tsx';
import { AccountPage } from '../features/account/account-page.tsx';
import { MyListings } from '../features/my-listings/my-listings.tsx';
import { readTab } from '../features/my-listings/tab-links.tsx';
import { useLanguage } from '../i18n/language.ts';
import { readPage, usePageQuery } from '../lib/routes/page-query.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { myListingsQuery } from '../entities/listing/queries.ts';
import { FailureNotice } from '../ui/empty-state.tsx';
import { FormSkeleton } from '../ui/surfaces.tsx';

/** The tab is in the address, so that it can be reloaded and gone back to. */
export function MyListingsPage() {
  const { t } = useTranslation('own');
  const language = useLanguage();
  const query = usePageQuery('myListings');
  return (
    <AccountPage
      title={t('myAds.title')}
      action={
        <Button asChild>
          <Link to={paths.createListing(language)}>
            <Plus size={18} aria-hidden="true" />
            {t('myAds.create')}
          </Link>
        </Button>
      }
    >
      <WithUser>
        {(user) =>
          asksForNewest(query) ? (
            <OpenNewest user={user} />
          ) : (
            <MyListings user={user} tab={readTab(query)} page={readPage(query)} />
          )
        }
      </WithUser>
    </AccountPage>
  );
}

/** Leads on to the page of one's newest listing; without one, to all of them. */
export function OpenNewest({ user }: { user: User }) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const { data, isError, refetch } = useQuery(myListingsQuery({ page: 1 }, user._id, language));
  if (!data) {
    return isError ? (
      <FailureNotice onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton label={t('loading')} />
    );
  }
  const newest = data.listings[0];
  const address = newest ? paths.listing(language, newest._id) : paths.myListings(language);
  return <Navigate to={address} replace />;
}
