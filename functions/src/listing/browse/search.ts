import { seekingCategories } from '@qaysari/contract/listing/catalogue';
import { limits } from '@qaysari/contract/shared/limits';
import type {
  listListingIds as listListingIdsEndpoint,
  listListings as listListingsEndpoint,
  listRelatedListings as listRelatedListingsEndpoint,
  suggestListings as suggestListingsEndpoint,
} from '@qaysari/contract/listing/calls';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { needsRate } from '@qaysari/contract/listing/filter';
import { isRateUseful, type Rate } from '@qaysari/contract/listing/rate';
import { notFound } from '../../platform/api-error.ts';
import { clock } from '../../platform/clock.ts';
import type { Handler } from '../../platform/handler.ts';
import { rateById, usefulRate } from '../../rate/store.ts';
import {
  compactSearch,
  openSearchIndex,
  rebuildSearch,
  type NewInSearch,
  type SearchIndex,
} from '../../search/public.ts';
import { allSearchEntries, syncListingToSearch } from '../write-store.ts';

let index: SearchIndex | undefined;

/** The search index of this instance, shared by all its requests. */
export function listingSearch(): SearchIndex {
  index ??= openSearchIndex(allSearchEntries);
  return index;
}

/** Call after listings have changed: keeps loading the index fast. */
export function compactListingSearch(): Promise<void> {
  return compactSearch(allSearchEntries);
}

/** Rebuilds the search index from all listings. Returns its size and how many entries were wrong. */
export function rebuildListingSearch(): Promise<{ size: number; corrected: number }> {
  return rebuildSearch(allSearchEntries, (id) => syncListingToSearch(id, { rewrite: true }));
}

/** `GET /listing`. A page past the last one is empty, but has the right total and facets. */
export const listListings: Handler<typeof listListingsEndpoint> = async ({ query }) => {
  const rate = needsRate(query) ? await findRate(query.rate) : undefined;
  const { cards, total, facets, understood } = await listingSearch().search(query, rate);
  const page = query.page ?? 1;
  return {
    ...{ listings: cards, facets, total, page, pageSize: limits.listingPageSize },
    ...(rate && { rate }),
    ...(understood && { understood }),
  };
};

/** The rate of the first page, while it is useful; else the one in force, if that is. */
async function findRate(id: string | undefined): Promise<Rate | undefined> {
  const rate = await usefulRate();
  if (id === undefined || id === rate?._id) return rate;
  const asked = await rateById(id);
  return asked && isRateUseful(asked, new Date(clock.now())) ? asked : rate;
}

/** `GET /listing/ides`. The ids of approved listings, newest first, one page of them. */
export const listListingIds: Handler<typeof listListingIdsEndpoint> = ({ query }) => {
  const limit = limits.listingIdsPageSize;
  return listingSearch().ids({ skip: ((query.page ?? 1) - 1) * limit, limit });
};

/**
 * `GET /listing/related/{id}`. Throws the same 404 for a missing listing and for one that is not
 * approved.
 */
export const listRelatedListings: Handler<typeof listRelatedListingsEndpoint> = async ({
  params,
}) => {
  const cards = await listingSearch().related(params.id, limits.relatedListings);
  if (!cards) throw notFound();
  return cards;
};

/** `GET /listing/suggest`. An empty text has no suggestions. */
export const suggestListings: Handler<typeof suggestListingsEndpoint> = async ({ query }) => {
  if (query.search === undefined) return { listings: [], trades: [], category: [], location: [] };
  return listingSearch().suggest(query.search, limits.suggestedListings);
};

/** How many ads of each search came into the lists since; at most 100 of each. */
export async function countNewListings(asked: readonly NewInSearch[]): Promise<number[]> {
  if (asked.length === 0) return [];
  return listingSearch().countNew(asked, limits.newAdsCounted, await usefulRate());
}

/** Older ones would be read from memory with each call, and hardly anybody pages so far. */
const maxSeekingCards = 2_000;

/**
 * The listed ads of people who look for an investor or a partner, newest first: the latest 2,000. Includes
 * every change acknowledged before the call.
 */
export function findInvestorWantedCards(): Promise<ListingCard[]> {
  return listingSearch().ofCategories(seekingCategories, maxSeekingCards);
}
