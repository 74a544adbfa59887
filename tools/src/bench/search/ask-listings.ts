import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { type ListingFilter, writeListingFilter } from '@qaysari/contract/listing/filter';
import type { ListingCard, ListingPage } from '@qaysari/contract/listing/types';
import { someAddress } from '../../some-address.ts';
import type { serveApi } from '../../../../functions/src/http/api.ts';
import type { SearchResult } from '../../../../functions/src/search/engine/engine.ts';

/** Serves on a free local port and returns the port. */
export async function listen(serve: typeof serveApi): Promise<number> {
  const server = createServer(serve as unknown as RequestListener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** The URL of `GET /listing` with this filter. */
export function listingPath(filter: ListingFilter): string {
  return `/api/listing?${writeListingFilter(filter).toString()}`;
}

/** Calls `GET /listing` at this port. Throws unless the status is 200. */
export async function askListings(port: number, filter: ListingFilter): Promise<ListingPage> {
  const headers = { 'X-Forwarded-For': someAddress() };
  const response = await fetch(`http://127.0.0.1:${port}${listingPath(filter)}`, { headers });
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
