import { Box } from '@chakra-ui/react/box';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { filterOfLanding, type Landing } from '@qaysari/contract/listing/landing';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingPage } from '@qaysari/contract/listing/types';
import {
  readListingFilter,
  withCurrency,
  type ListingFilter,
} from '@qaysari/contract/listing/filter';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Navigate,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  type Location,
} from 'react-router';
import { canonicalAddress } from '../entities/listing/canonical-address.ts';
import { pathWithin } from '../entities/listing/listings-path.ts';
import { listingPageQuery } from '../entities/listing/queries.ts';
import { FilterForm } from '../features/listings/filter/filter-form.tsx';
import { ListingChips } from '../features/listings/filter/listing-chips.tsx';
import {
  comparisonOf,
  PriceNote,
  ResultGrid,
  NothingFound,
} from '../features/listings/results/result-grid.tsx';
import { LandingFoot } from '../features/listings/results/landing.tsx';
import { listingsWords, totalOfSearched } from '../features/listings/results/listings-words.ts';
import { ResultsHead } from '../features/listings/results/results-head.tsx';
import { UnderstoodNote, useAnswered } from '../features/listings/results/understood.tsx';
import { LazySaveSearch } from '../features/listings/saved/lazy-save-search.tsx';
import { asksToSearch } from '../features/listings/search/native-search.tsx';
import { useLanguage } from '../i18n/language.ts';
import { isUnanswered } from '../lib/api/failure.ts';
import { usePageQuery } from '../lib/routes/page-query.ts';
import { FailureNotice } from '../ui/empty-state.tsx';
import { FilterBar } from '../ui/filter-bar.tsx';
import { Heading, PageHead, Container } from '../ui/page.tsx';
import { Paging } from '../ui/paging.tsx';
import { ResultTools } from '../ui/result-tools.tsx';

/**
 * The filter is in the address, so that a search can be shared, reloaded and gone back to. That of a landing page is in
 * its path.
 */
export function ListingsPage({ landing }: { landing?: Landing }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const navigate = useNavigate();
  // It has what the query of a landing page may name, too.
  const query = usePageQuery('listings');
  const applied = useMemo(
    () => (landing ? filterOfLanding(landing, query) : withCurrency(readListingFilter(query))),
    [landing, query],
  );
  const { page = 1, sort, rate, ...filter } = applied;
  const order = sort && { sort };
  const asked = { ...filter, ...order, page, ...(rate !== undefined && { rate }) };
  const found = useQuery(listingPageQuery(asked, language));
  useSearchFocus();
  const answer = found.isPlaceholderData ? undefined : found.data;
  const words = listingsWords(filter, totalOfSearched(answer), language, t);
  return (
    <Container pt={{ base: '3', md: '6' }} pb={{ base: '6', md: '10' }}>
      <PageHead
        title={words.title}
        description={words.description}
        known={canonicalAddress(language, applied, answer?.total) ?? 'none'}
      />
      <Heading as="h1" mb={{ base: '2', md: '4' }} overflowWrap="anywhere">
        {/* No direction of its own: what somebody searches for may be its first word, and isolates itself. */}
        {words.heading}
      </Heading>
      <FilterBar>
        <FilterForm
          filter={filter}
          sort={sort}
          onSearch={(wanted) => {
            const target = pathWithin(landing, language, { ...wanted, ...order });
            // The same search again adds no history entry. The address is ahead of what is rendered.
            void navigate(target, { replace: target === location.pathname + location.search });
          }}
          facets={answer?.facets}
        />
      </FilterBar>
      <Results
        found={found}
        filter={{ ...filter, ...order }}
        page={page}
        addressOf={(wanted) => pathWithin(landing, language, wanted)}
      />
      {landing && answer && <LandingFoot {...{ landing, answer }} heading={words.heading} />}
    </Container>
  );
}

/** Focuses the search field when the link of the header asks for it; going back does not. */
function useSearchFocus() {
  const { state, key } = useLocation() as Location<unknown>;
  const isBack = useNavigationType() === NavigationType.Pop;
  const isWanted = asksToSearch(state) && !isBack;
  useEffect(() => {
    if (isWanted) document.querySelector<HTMLElement>('main input[role="combobox"]')?.focus();
  }, [isWanted, key]);
}

interface ResultsProps {
  found: UseQueryResult<ListingPage>;
  filter: ListingFilter;
  page: number;
  addressOf: (filter: ListingFilter) => string;
}

function Results({ found, filter, page, addressOf }: ResultsProps) {
  const navigate = useNavigate();
  const heading = useRef<HTMLDivElement>(null);
  const { data, error, isError, isPlaceholderData, refetch } = found;
  const shownQuery = useShown(addressOf({ ...filter, page }), isPlaceholderData);
  const answered = data ? comparisonOf(filter, data.rate) : 'none';
  // While the next page of results loads, the placeholder data is of another filter.
  const comparison = useShown(answered, isPlaceholderData);
  const answer = useAnswered(filter, found);
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / limits.listingPageSize));
  const { sort, ...filtered } = filter;
  // The other pages use the exchange rate of this one.
  const atRate = data?.rate && { rate: data.rate._id };
  const show = (wanted: ListingFilter) =>
    void navigate(addressOf(wanted), { preventScrollReset: true });
  if (data && !isPlaceholderData && page > last) {
    return <Navigate replace to={addressOf({ ...filter, page: last, ...atRate })} />;
  }
  const chips = (
    <ListingChips
      filter={filter}
      understood={answer?.filter.search === filter.search ? answer?.data.understood : undefined}
      afterLast={heading}
      onChange={show}
    />
  );
  if (isError && !data) {
    return (
      <Box mt={{ base: '2', md: '3' }}>
        <ResultTools>{chips}</ResultTools>
        <FailureNotice isNetwork={isUnanswered(error)} onRetry={() => void refetch()} />
      </Box>
    );
  }
  return (
    <Box mt={{ base: '2', md: '3' }} aria-busy={!data || isPlaceholderData}>
      <ResultsHead
        total={data?.total}
        sort={sort}
        hasWords={filter.search !== undefined}
        onSort={(wanted) => show({ ...filter, sort: wanted })}
        tools={
          <>
            {chips}
            {Object.keys(filtered).length > 0 && <LazySaveSearch filter={filtered} />}
          </>
        }
        understood={
          <UnderstoodNote
            answered={answer}
            addressOf={addressOf}
            onAsTyped={() => heading.current?.focus({ preventScroll: true })}
          />
        }
        note={comparison !== 'none' && <PriceNote comparison={comparison} rate={data?.rate} />}
        foldsNote={comparison === 'atRate'}
        headingRef={heading}
      />
      {data?.listings.length === 0 ? (
        <NothingFound filter={filter} />
      ) : (
        <Box opacity={isPlaceholderData ? 0.55 : 1} transition="opacity 150ms">
          {/* The cards of another search are other cards: one in both lists would seem to jump. */}
          <ResultGrid
            key={shownQuery}
            listings={data?.listings}
            isByCurrency={comparison === 'inTurn'}
          />
        </Box>
      )}
      <Box mt="10">
        <Paging
          current={page}
          last={last}
          siblingCount={limits.pagingWindow}
          addressOf={(target) => addressOf({ ...filter, page: target, ...atRate })}
        />
      </Box>
    </Box>
  );
}

/** The last value for which there was data of its own. */
function useShown<Value extends string>(value: Value, isPlaceholder: boolean): Value {
  const [shown, setShown] = useState(value);
  if (!isPlaceholder && shown !== value) setShown(value);
  return isPlaceholder ? shown : value;
}
