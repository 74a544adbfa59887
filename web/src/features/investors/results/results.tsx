import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { writeInvestorFilter, type InvestorFilter } from '@qaysari/contract/investor/filter';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../../i18n/language.ts';
import { ApiFailure } from '../../../lib/api/failure.ts';
import { FailureNotice } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { ResultCount } from '../../../ui/result-count.tsx';
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
  const countText = (count: number) =>
    t('count', { count, replace: { count: count.toLocaleString('en-US') } });
  return (
    <Box mt="6" aria-busy={(!data && !error) || isPlaceholderData}>
      <FilterChips
        filter={filter}
        chips={chipsOf(filter, language, t)}
        textOf={(any) => writeInvestorFilter(any).toString()}
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
          <Box mb="4">
            <ResultCount
              text={total === undefined ? undefined : countText(total)}
              loading={t('loading')}
              headingRef={heading}
            />
          </Box>
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
