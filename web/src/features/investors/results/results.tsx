import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { writeInvestorFilter, type InvestorFilter } from '@qaysari/contract/investor-filter';
import { useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { FailureNotice } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { Skeleton } from '../../../ui/surfaces.tsx';
import { chipsOf } from '../filter/chips.ts';
import { investorsPath } from '../investors-path.ts';
import { investorsQuery, noFilter } from '../queries.ts';
import { InvestorList, InvestorListSkeleton } from './investor-list.tsx';
import { NoListForListing, NothingFound } from './nothing-found.tsx';

/** What a filter finds: what it filters by, how many, and the investors. */
export function Results({ filter }: { filter: InvestorFilter }) {
  const { t } = useTranslation(['investors', 'ads', 'common']);
  const language = useLanguage();
  const navigate = useNavigate();
  const heading = useRef<HTMLDivElement>(null);
  const found = useInfiniteQuery(investorsQuery(filter, language));
  const { data, error, isPlaceholderData } = found;
  if (!data && error) {
    const isForeign = error instanceof ApiFailure && error.isNotFound;
    if (isForeign && filter.listing !== undefined) return <NoListForListing />;
  }
  const investors = data?.pages.flatMap(({ users }) => users);
  const total = data?.pages.at(-1)?.total;
  return (
    <Box mt="6" aria-busy={(!data && !error) || isPlaceholderData}>
      <FilterChips
        filter={filter}
        chipsOf={(any) => chipsOf(any, language, t)}
        nothing={{ ...noFilter, listing: filter.listing }}
        afterLast={heading}
        onChange={(wanted) =>
          void navigate(investorsPath(language, wanted), { preventScrollReset: true })
        }
      />
      {!data && error ? (
        <FailureNotice onRetry={() => void found.refetch()} />
      ) : (
        <>
          <Count total={total} headingRef={heading} />
          {!investors ? (
            <InvestorListSkeleton />
          ) : investors.length === 0 ? (
            <NothingFound filter={filter} />
          ) : (
            <Box opacity={isPlaceholderData ? 0.55 : 1} transition="opacity 150ms">
              <InvestorList
                investors={investors}
                total={total ?? investors.length}
                query={writeInvestorFilter(filter).toString()}
                hasMore={found.hasNextPage}
                isLoadingMore={found.isFetchingNextPage}
                failure={found.isFetchNextPageError ? found.error : null}
                onMore={() => void found.fetchNextPage()}
              />
            </Box>
          )}
        </>
      )}
    </Box>
  );
}

function Count({
  total,
  headingRef,
}: {
  total: number | undefined;
  headingRef: Ref<HTMLDivElement>;
}) {
  const { t } = useTranslation('investors');
  return (
    <Box role="status" mb="4">
      <Box
        as="h2"
        ref={headingRef}
        tabIndex={-1}
        outline="none"
        color="fg.muted"
        fontSize="md"
        fontWeight="medium"
      >
        {total === undefined ? (
          <>
            <Box as="span" srOnly>
              {t('loading')}
            </Box>
            <Skeleton height="5" width="24" mt="1" />
          </>
        ) : (
          t('count', { count: total, replace: { count: total.toLocaleString('en-US') } })
        )}
      </Box>
    </Box>
  );
}
