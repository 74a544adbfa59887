import { readListingFilter } from '@qaysari/contract/listing/filter';
import { readSavedFilter, writeSavedFilter } from '@qaysari/contract/saved-search/filter';
import type { SavedSearch } from '@qaysari/contract/saved-search/types';
import type {
  changeSavedSearch as changeEndpoint,
  listSavedSearches as listSavedSearchesEndpoint,
  markSavedSearchSeen as markSavedSearchSeenEndpoint,
  removeSavedSearch as removeEndpoint,
  saveSearch as saveEndpoint,
} from '@qaysari/contract/saved-search/calls';
import { countNewListings } from '../listing/public.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import {
  addSavedSearch,
  changeSearch,
  findSavedSearches,
  markSeen,
  removeSearch,
  type SavedSearchRecord,
} from './store.ts';

/** Looks at the list, each of which searches once for every saved search. */
const take = instanceRateLimit({ limit: 60, seconds: 60 });

/** Counts one look at the list or at a search, or throws 429. */
function limitLooks(uid: string): void {
  take(uid);
}

/** Searches that one person saves, changes or removes: far above what a person does. */
const changeRules = [
  { limit: 60, seconds: 60 * 60 },
  { limit: 200, seconds: 24 * 60 * 60 },
];

/** Counts one change, or throws 429. */
async function limitChanges(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'saved-search', subject: uid, rules: changeRules }]);
}

/** A saved search for its person. `newCount` is counted only of one that is not paused. */
function presentSearch(
  { id, filter, isPaused, frequency, createdAt }: SavedSearchRecord,
  newCount?: number,
): SavedSearch {
  return {
    ...{ id, filter, isPaused, frequency },
    createdAt: createdAt.toISOString(),
    ...(!isPaused && newCount !== undefined && { newCount }),
  };
}

/** The one text of a filter, by which it is known. */
const canonical = (filter: string) =>
  writeSavedFilter(readListingFilter(new URLSearchParams(filter)));

/** `POST /saved-search`. */
export const saveSearch: Handler<typeof saveEndpoint> = async ({ caller, body }) => {
  await limitChanges(caller.uid);
  return presentSearch(await addSavedSearch(caller.uid, canonical(body.filter)));
};

/** `PUT /saved-search/{id}`. */
export const changeSavedSearch: Handler<typeof changeEndpoint> = async ({
  caller,
  params,
  body: { isPaused, filter, frequency },
}) => {
  await limitChanges(caller.uid);
  const choices = { isPaused, frequency };
  const change = { ...choices, filter: filter === undefined ? undefined : canonical(filter) };
  return presentSearch(await changeSearch(caller.uid, params.id, change));
};

/** `DELETE /saved-search/{id}`. */
export const removeSavedSearch: Handler<typeof removeEndpoint> = async ({ caller, params }) => {
  await limitChanges(caller.uid);
  await removeSearch(caller.uid, params.id);
  return undefined;
};

/** `GET /saved-search`. Each search that is not paused is one pass of the search in memory; there are 20 at most. */
export const listSavedSearches: Handler<typeof listSavedSearchesEndpoint> = async ({ caller }) => {
  limitLooks(caller.uid);
  const searches = await findSavedSearches(caller.uid);
  const counted = searches.filter(({ isPaused }) => !isPaused);
  const counts = await countNewListings(
    counted.map(({ filter, seenAt }) => ({
      filter: readSavedFilter(filter),
      since: seenAt,
    })),
  );
  const countOf = new Map(counted.map(({ id }, index) => [id, counts[index]]));
  return searches.map((search) => presentSearch(search, countOf.get(search.id)));
};

/** `POST /saved-search/{id}/seen`. */
export const markSavedSearchSeen: Handler<typeof markSavedSearchSeenEndpoint> = async ({
  caller,
  params,
}) => {
  limitLooks(caller.uid);
  await markSeen(caller.uid, params.id);
  return undefined;
};
