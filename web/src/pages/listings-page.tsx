import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { limits } from '@qaysari/contract/limits';
import type { ListingPage } from '@qaysari/contract/listing-entity';
import { readListingFilter, type ListingFilter } from '@qaysari/contract/listing-filter';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ListingGrid } from '../entities/listing/listing-grid.tsx';
import { listingsPath } from '../entities/listing/listings-path.ts';
import { listingPageQuery } from '../entities/listing/queries.ts';
import { FilterForm } from '../features/listings/filter/filter-form.tsx';
import { SortChoice } from '../features/listings/filter/sort-choice.tsx';
import { useLanguage } from '../i18n/language.ts';
import { paths } from '../lib/routes/routes.ts';
import { Button } from '../ui/button.tsx';
import { FailureNotice, EmptyState } from '../ui/empty-state.tsx';
import { Heading, PageHead, Container } from '../ui/page.tsx';
import { Paging } from '../ui/paging.tsx';
import { Card, Skeleton } from '../ui/surfaces.tsx';

/** The filter is in the address, so that a search can be shared, reloaded and gone back to. */
export function ListingsPage() {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { page = 1, sort, ...filter } = useMemo(() => readListingFilter(query), [query]);
  const order = sort && { sort };
  const found = useQuery(listingPageQuery({ ...filter, ...order, page }, language));
  return (
    <Container py={{ base: '6', md: '10' }}>
      <PageHead title={t('title')} />
      <Heading as="h1" mb="5">
        {t('heading')}
      </Heading>
      <Card boxShadow="card" p={{ base: '4', md: '6' }}>
        <FilterForm
          filter={filter}
          onSearch={(wanted) => void navigate(listingsPath(language, { ...wanted, ...order }))}
          facets={found.isPlaceholderData ? undefined : found.data?.facets}
        />
      </Card>
      <Results found={found} filter={{ ...filter, ...order }} page={page} />
    </Container>
  );
}

interface ResultsProps {
  found: UseQueryResult<ListingPage>;
  filter: ListingFilter;
  page: number;
}

function Results({ found, filter, page }: ResultsProps) {
  const language = useLanguage();
  const { data, isError, isPlaceholderData, refetch } = found;
  if (isError && !data) {
    return (
      <Box mt="8">
        <FailureNotice onRetry={() => void refetch()} />
      </Box>
    );
  }
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / limits.listingPageSize));
  return (
    <Box mt="8" aria-busy={!data || isPlaceholderData}>
      <ResultsHead total={data?.total} filter={filter} />
      {data?.listings.length === 0 ? (
        <NothingFound />
      ) : (
        <Box opacity={isPlaceholderData ? 0.55 : 1} transition="opacity 150ms">
          <ListingGrid listings={data?.listings} expected={limits.listingPageSize} eager={3} />
        </Box>
      )}
      <Box mt="10">
        <Paging
          current={page}
          last={last}
          siblingCount={limits.pagingWindow}
          addressOf={(target) => listingsPath(language, { ...filter, page: target })}
        />
      </Box>
    </Box>
  );
}

/** Number of listings and their order. */
function ResultsHead({ total, filter }: { total: number | undefined; filter: ListingFilter }) {
  const { t } = useTranslation('ads');
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="3" minH="10" mb="4">
      <Box role="status">
        <Box as="h2" color="fg.muted" fontSize="md" fontWeight="medium">
          {total === undefined ? <Loading /> : t('count', { count: total })}
        </Box>
      </Box>
      {total !== 0 && (
        <SortChoice
          value={filter.sort}
          onChange={(sort) =>
            void navigate(listingsPath(language, { ...filter, sort }), { preventScrollReset: true })
          }
        />
      )}
    </Flex>
  );
}

function Loading() {
  const { t } = useTranslation('ads');
  return (
    <>
      <Box as="span" srOnly>
        {t('loadingAds')}
      </Box>
      <Skeleton height="5" width="24" mt="1" />
    </>
  );
}

function NothingFound() {
  const { t } = useTranslation(['ads', 'common']);
  const language = useLanguage();
  return (
    <EmptyState
      icon={<SearchX size={26} />}
      title={t('emptyTitle')}
      body={t('emptyBody')}
      action={
        <Button asChild variant="outline">
          <Link to={paths.listings(language)}>{t('common:viewAllAds')}</Link>
        </Button>
      }
    />
  );
}
