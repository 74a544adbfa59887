import type { QueryClient } from '@tanstack/react-query';
import { isLanguage, type Language } from '@qaysari/contract/shared/languages';
import { replace, type LoaderFunctionArgs, matchPath } from 'react-router';
import { readListingFilter, withCurrency } from '@qaysari/contract/listing/filter';
import { languageRedirect, languageForVisitor } from '../i18n/choose-language.ts';
import { loadMoreTexts, switchLanguage } from '../i18n/i18n.ts';
import type { PageTexts } from '../i18n/namespaces.ts';
import { loadChunk } from '../lib/browser/load-chunk.ts';
import { routeOf, type RouteName, routeNames } from '../lib/routes/routes.ts';
import { listingPageQuery, listingQuery } from '../entities/listing/queries.ts';
import { rateQuery } from '../entities/rate/rate-query.ts';
import { pageQuery } from '../lib/routes/page-query.ts';
import { currentPerson } from '../lib/session/token.ts';

interface Visit {
  queryClient: QueryClient;
  language: Language;
  /** Of the address; empty where it has none. */
  id: string;
  /** Query of the address. */
  search: string;
}

/** Not of every page: visitors have no messages, and see no investors. */
const messageQueries = () => import('../features/messages/conversation/queries.ts');
const investorQueries = () => import('../features/investors/queries.ts');

/**
 * Prefetches the first data of the most visited pages, by the same queries. On a slow network a page's code takes a
 * second or two, and its data loads meanwhile. A failure is left to the page, which retries.
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
  'review',
  'myListings',
  'myFavorites',
  'conversation',
  'createListing',
  'editListing',
]);

/** Starts the requests for the first data of a page. */
async function prefetch(name: RouteName, visit: Visit): Promise<void> {
  const { queryClient, language } = visit;
  await Promise.all([
    pricedPages.has(name) && queryClient.query(rateQuery(language)),
    prefetchers[name]?.(visit),
  ]);
}

/** Loads the language of the address. Redirects an address without a valid one (docs/specification/screens.md#s1). */
export async function languageLoader({ request, params }: LoaderFunctionArgs): Promise<null> {
  const { pathname, search } = new URL(request.url);
  // The router does not pass the hash; on a first load the browser's address has it.
  const hash = pathname === location.pathname ? location.hash : '';
  const target = languageRedirect({ pathname, search, hash }, languageForVisitor());
  if (target !== undefined) throw replace(target);
  const { lng } = params;
  if (isLanguage(lng)) await loadChunk(() => switchLanguage(lng));
  return null;
}

/** A route's loader that loads the texts of its page. */
function textsLoader(namespaces: readonly PageTexts[]) {
  return async ({ params }: LoaderFunctionArgs): Promise<null> => {
    const { lng } = params;
    if (isLanguage(lng)) await loadChunk(() => loadMoreTexts(lng, namespaces));
    return null;
  };
}

interface Visited {
  params: LoaderFunctionArgs['params'];
  /** Of the page, whole. */
  address: string;
}

/** Prefetches the first data of a page, if it has any. A failure is left to the page, which retries. */
function prefetchPage(
  name: RouteName,
  queryClient: QueryClient,
  { params: { lng, id = '' }, address }: Visited,
): void {
  if (!isLanguage(lng)) return;
  prefetch(name, { queryClient, language: lng, id, search: new URL(address).search }).catch(
    () => undefined,
  );
}

/**
 * The loader of a page: prefetches its data, and loads its texts. It waits only for the texts.
 */
export function pageLoader(name: RouteName, queryClient: QueryClient) {
  const { texts = [] } = routeOf(name);
  const loadTexts = textsLoader(texts);
  return (args: LoaderFunctionArgs): Promise<null> => {
    prefetchPage(name, queryClient, { params: args.params, address: args.request.url });
    return loadTexts(args);
  };
}

/**
 * Prefetches the data of a link on pointer down: a tenth of a second before the click. The code loads on the click,
 * because a missing chunk may reload the page, and the touch may be a scroll.
 */
export function prefetchOnTouch(queryClient: QueryClient): void {
  addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    for (const name of routeNames) {
      const found = matchPath(`/:lng/${routeOf(name).path}`, link.pathname);
      if (found) prefetchPage(name, queryClient, { params: found.params, address: link.href });
    }
  });
}
