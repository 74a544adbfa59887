import type { QueryClient } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/shared/languages';
import { readListingFilter, withCurrency } from '@qaysari/contract/listing/filter';
import { listingPageQuery, listingQuery } from '../entities/listing/queries.ts';
import { rateQuery } from '../entities/rate/rate-query.ts';
import { pageQuery } from '../lib/routes/page-query.ts';
import { currentPerson } from '../lib/session/token.ts';
import type { RouteName } from '../lib/routes/routes.ts';

interface Visit {
  queryClient: QueryClient;
  language: Language;
  /** Of the address; empty where it has none. */
  id: string;
  /** Query of the address. */
  search: string;
}

/** Not of every page: visitors have no messages, and see no investors. */
const messageQueries = () => import('../features/messages/data/queries.ts');
const investorQueries = () => import('../features/investors/queries.ts');

/**
 * What the most visited pages show first, by the same queries. On a slow network a page's code takes a second or two:
 * its data comes meanwhile. A failure is left to the page, which asks again.
 */
const prefetchers: Partial<Record<RouteName, (visit: Visit) => Promise<unknown>>> = {
  home: ({ queryClient, language }) => queryClient.query(listingPageQuery({}, language)),
  listings: ({ queryClient, language, search }) => {
    const filter = withCurrency(readListingFilter(pageQuery('listings', search)));
    return queryClient.query(listingPageQuery(filter, language));
  },
  landing: async ({ queryClient, language, id, search }) => {
    const { filterOfLanding, readLanding } = await import('@qaysari/contract/listing/landing');
    const landing = readLanding(id);
    if (!landing) return undefined;
    const filter = filterOfLanding(landing, pageQuery('listings', search));
    return queryClient.query(listingPageQuery(filter, language));
  },
  inbox: async ({ queryClient, language }) => {
    const { conversationsQuery } = await messageQueries();
    return queryClient.infiniteQuery(conversationsQuery(currentPerson(), '', language));
  },
  conversation: async ({ queryClient, language, id }) => {
    const { threadQuery } = await messageQueries();
    return queryClient.query(threadQuery(currentPerson(), id, language));
  },
  investors: async ({ queryClient, language, search }) => {
    const [{ investorsQuery }, { readInvestorFilter }] = await Promise.all([
      investorQueries(),
      import('@qaysari/contract/investor/filter'),
    ]);
    return queryClient.infiniteQuery(
      investorsQuery(readInvestorFilter(pageQuery('investors', search)), language),
    );
  },
  investorDetails: async ({ queryClient, language, id }) => {
    const { investorQuery } = await investorQueries();
    return queryClient.query(investorQuery(id, language));
  },
  listing: ({ queryClient, language, id }) => queryClient.query(listingQuery(id, language)),
};

/** Pages with prices: each has its price in the other currency, too. */
const pricedPages: ReadonlySet<RouteName> = new Set([
  'home',
  'listings',
  'landing',
  'listing',
  'ownerListings',
  'myListings',
  'myFavorites',
  'conversation',
  'createListing',
  'editListing',
]);

/** Begins to ask for what a page shows first. */
export async function prefetch(name: RouteName, visit: Visit): Promise<void> {
  const { queryClient, language } = visit;
  await Promise.all([
    pricedPages.has(name) && queryClient.query(rateQuery(language)),
    prefetchers[name]?.(visit),
  ]);
}
