import { useQuery } from '@tanstack/react-query';
import type { User } from '@qaysari/contract/account/types';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { myListingsQuery } from '../../entities/listing/queries.ts';
import { useLanguage } from '../../i18n/language.ts';
import { paths } from '../../lib/routes/routes.ts';
import { FailureNotice } from '../../ui/empty-state.tsx';
import { FormSkeleton } from '../../ui/surfaces.tsx';

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
