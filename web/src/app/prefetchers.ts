import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import { readListingFilter } from '@qaysari/contract/listing-filter';
import { listingPageQuery, listingQuery } from '../entities/listing/queries.ts';
import { withCurrency } from '../features/listings/filter/use-filter-draft.ts';
import type { RouteName } from '../lib/routes/routes.ts';

interface Visit {
  queryClient: QueryClient;
  language: Language;
  /** Of the address; empty where it has none. */
  id: string;
  query: URLSearchParams;
}

/**
 * What the most visited pages show first, by the same queries. On a slow network a page's code takes a second or two:
 * its data comes meanwhile. A failure is left to the page, which asks again.
 */
export const prefetchers: Partial<Record<RouteName, (visit: Visit) => Promise<unknown>>> = {
  home: ({ queryClient, language }) => queryClient.query(listingPageQuery({}, language)),
  listings: ({ queryClient, language, query }) =>
    queryClient.query(listingPageQuery(withCurrency(readListingFilter(query)), language)),
  listing: ({ queryClient, language, id }) => queryClient.query(listingQuery(id, language)),
};
