import { isDeepStrictEqual } from 'node:util';
import { type ListingFilter, writeListingFilter } from '@qaysari/contract/listing/filter';
import type { ListingCard, ListingPage } from '@qaysari/contract/listing/types';
import { someAddress } from '../../some-address.ts';
import type { SearchResult } from '../../../../functions/src/search/engine/engine.ts';

/** The URL of `GET /listing` with this filter. */
export function listingPath(filter: ListingFilter): string {
  return `/api/listing?${writeListingFilter(filter).toString()}`;
}

/** Calls `GET /listing` of this server. Throws unless the status is 200. */
export async function askListings(origin: string, filter: ListingFilter): Promise<ListingPage> {
  const headers = { 'X-Forwarded-For': someAddress() };
  const response = await fetch(origin + listingPath(filter), { headers });
  if (!response.ok) throw new Error(`${listingPath(filter)}: ${await response.text()}`);
  return ((await response.json()) as { data: ListingPage }).data;
}

/** Whether an answer has the right listings in the right order, with the right total and facets. */
export function isRight({ listings, total, facets }: ListingPage, right: SearchResult): boolean {
  const ids = (cards: readonly ListingCard[]) => cards.map(({ _id }) => _id);
  return isDeepStrictEqual(
    { ids: ids(listings), total, facets },
    { ids: ids(right.cards), total: right.total, facets: right.facets },
  );
}
