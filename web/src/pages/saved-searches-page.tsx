import { useTranslation } from 'react-i18next';
import { Box } from '@chakra-ui/react/box';
import { limits } from '@qaysari/contract/shared/limits';
import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { AccountPage } from '../features/account/account-page.tsx';
import { useLanguage } from '../i18n/language.ts';
import { isUnanswered } from '../lib/api/failure.ts';
import { paths } from '../lib/routes/routes.ts';
import { useCurrentPerson } from '../lib/session/token.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, FailureNotice } from '../ui/empty-state.tsx';
import { Card, Skeleton } from '../ui/surfaces.tsx';
import { savedSearchesQuery } from '../features/listings/saved/queries.ts';
import { SavedSearchRow } from '../features/listings/saved/saved-search-row.tsx';
import { BaghdadTime } from '../ui/baghdad-time.tsx';

export function SavedSearchesPage() {
  const { t } = useTranslation('searches');
  return (
    <AccountPage title={t('mine.title')} lead={t('mine.lead')}>
      <SavedSearches />
    </AccountPage>
  );
}

/** The searches that somebody keeps, with what is new in each. */
export function SavedSearches() {
  const { t } = useTranslation(['searches', 'common']);
  const language = useLanguage();
  const person = useCurrentPerson();
  const list = useRef<HTMLUListElement>(null);
  const query = { ...savedSearchesQuery(person, language), staleTime: 0 };
  const { data, error, isError, refetch } = useQuery(query);
  if (isError && !data) {
    return <FailureNotice isNetwork={isUnanswered(error)} onRetry={() => void refetch()} />;
  }
  if (!data) return <SearchesSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState
        icon={<Bookmark size={26} />}
        title={t('mine.empty')}
        body={t('mine.emptyBody')}
        action={
          <Button asChild>
            <Link to={paths.listings(language)}>{t('common:viewAllAds')}</Link>
          </Button>
        }
      />
    );
  }
  return (
    <Card boxShadow="card" px={{ base: '4', md: '6' }} py="1">
      <BaghdadTime pt="3" />
      <Box asChild listStyleType="none" outline="none">
        <ul ref={list} tabIndex={-1} aria-label={t('mine.title')}>
          {data.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              onRemoved={() => list.current?.focus()}
            />
          ))}
        </ul>
      </Box>
      {data.length >= limits.savedSearchesPerMember && (
        <Box as="p" py="4" borderTopWidth="1px" fontSize="sm" color="fg.muted">
          {t('mine.full', { max: limits.savedSearchesPerMember })}
        </Box>
      )}
    </Card>
  );
}

function SearchesSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card boxShadow="card" px="6" py="2" role="status" aria-busy="true" aria-label={t('loading')}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height="40" my="4" />
      ))}
    </Card>
  );
}
