import { formatNumber } from '@qaysari/contract/shared/number-text';
import { Box } from '@chakra-ui/react/box';
import { useInfiniteQuery } from '@tanstack/react-query';
import { writeInvestorFilter, type InvestorFilter } from '@qaysari/contract/investor/filter';
import { useRef, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import type { InvestorCard as CardOf } from '@qaysari/contract/investor/types';
import { useLanguage } from '../../../i18n/language.ts';
import { ApiFailure, useFailureText } from '../../../lib/api/failure.ts';
import { FailureNotice } from '../../../ui/empty-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { ResultCount, ResultTools } from '../../../ui/result-tools.tsx';
import { chipsOf } from '../filter/chips.ts';
import { investorsPath } from '../investors-path.ts';
import { investorsQuery, noFilter } from '../queries.ts';
import { NoListForListing, NothingFound } from './nothing-found.tsx';
import { FailureAlert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { InvestorCard, InvestorCardSkeleton } from '../investor-card.tsx';

const columns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
} as const;
const skeletons = 6;

interface InvestorListProps {
  investors: readonly CardOf[];
  total: number;
  /** The query of the list, for the way back from an investor. */
  query: string;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not come. */
  failure: Error | null;
  onMore: () => void;
}

/** Investors page by page: a button adds the next ones, and the focus goes to the first of them. */
function InvestorList(props: InvestorListProps) {
  const { investors, total, query, hasMore, isLoadingMore, failure, onMore } = props;
  const { t } = useTranslation(['investors', 'common']);
  const failureText = useFailureText();
  const { list, expectMore } = useFocusOnMore(investors.length);
  const more = () => {
    if (isLoadingMore) return;
    expectMore();
    onMore();
  };
  return (
    <>
      <Grid ref={list} as="ul" listStyleType="none" templateColumns={columns} gap="5">
        {investors.map((investor) => (
          <li key={investor._id}>
            <InvestorCard investor={investor} query={query} />
          </li>
        ))}
      </Grid>
      <Box role="status" mt="6" textAlign="center" fontSize="sm" color="fg.muted">
        {total > investors.length || hasMore ? t('shown', { shown: investors.length, total }) : ''}
      </Box>
      {failure && (
        <FailureAlert
          mt="4"
          failure={{ text: failureText(failure, t('moreFailed')) }}
          onRetry={more}
        />
      )}
      {hasMore && !failure && (
        <Flex justify="center" mt="3">
          <Button variant="outline" size="lg" aria-busy={isLoadingMore} onClick={more}>
            {isLoadingMore ? t('common:loading') : t('more')}
          </Button>
        </Flex>
      )}
    </>
  );
}

/** Focuses the first of the cards that come after `expectMore`, unless the person has gone elsewhere. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const pressed = useRef<{ count: number; from: Element | null }>(undefined);
  useEffect(() => {
    const { current } = pressed;
    if (!current || count <= current.count) return;
    pressed.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== current.from) return;
    list.current?.children[current.count]?.querySelector('a')?.focus();
  }, [count]);
  const expectMore = () => {
    pressed.current = { count, from: document.activeElement };
  };
  return { list, expectMore };
}

function InvestorListSkeleton() {
  return (
    <Grid templateColumns={columns} gap="5">
      {Array.from({ length: skeletons }, (_, index) => (
        <InvestorCardSkeleton key={index} />
      ))}
    </Grid>
  );
}

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
    t('count', { count, replace: { count: formatNumber(count) } });
  return (
    <Box mt={{ base: '2', md: '3' }} aria-busy={(!data && !error) || isPlaceholderData}>
      <ResultTools>
        {!(!data && error) && (
          <ResultCount
            text={total === undefined ? undefined : countText(total)}
            loading={t('loading')}
            headingRef={heading}
          />
        )}
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
      </ResultTools>
      {!data && error ? (
        <FailureNotice onRetry={() => void found.refetch()} />
      ) : !investors ? (
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
    </Box>
  );
}
