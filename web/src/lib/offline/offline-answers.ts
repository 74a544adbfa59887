import { hashKey, onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { del, delMany, entries, get, keys, setMany } from 'idb-keyval';
import { isBriefSession, personOf, readToken } from '../session/token.ts';
import { staleQueries, setStaleSince } from './stale-queries.ts';
import { offlineDays, offlineStore } from './offline-store.ts';

/** The part of a query function's context that is used here. */
export interface QueryContext {
  queryKey: QueryKey;
  client: QueryClient;
}

/** An answer that may be stored. */
export interface FreshAnswer {
  queryKey: QueryKey;
  person: string | undefined;
  at: number;
  data: unknown;
  /** Asked when it is stored: the person may have changed their mind. */
  mayStore: () => boolean;
}

interface StoredAnswer {
  /** Milliseconds. */
  at: number;
  data: unknown;
}

const dayMs = 24 * 60 * 60 * 1000;
const maxAgeMs = offlineDays * dayMs;
/** A list of ads has some 20 kB. */
const maxAnswers = 150;
/** Interval of refetches: an online device may still fail to reach our server. */
const againMs = 20_000;

const visitor = 'visitor';
/** A newer page does not read an answer whose entities had another shape. */
const shape = import.meta.env.VITE_ENTITIES;
const keyOf = (person: string | undefined, hash: string) => `${person ?? visitor}/${shape}/${hash}`;

/** Stores answers. It skips people who are no longer signed in, or only until the browser closes. */
export async function storeAnswers(answered: readonly FreshAnswer[]): Promise<void> {
  const allowed = answered.filter(({ person, mayStore }) => canStore(person) && mayStore());
  for (const { queryKey } of answered) setStaleSince(hashKey(queryKey), undefined);
  await setMany(
    allowed.map(({ queryKey, person, at, data }) => [
      keyOf(person, hashKey(queryKey)),
      { at, data },
    ]),
    offlineStore,
  );
  await prune();
}

function canStore(person: string | undefined): boolean {
  if (person === undefined) return true;
  const token = readToken();
  return token !== undefined && personOf(token) === person && !isBriefSession();
}

let isPruned = false;

/** Removes, once a page load, old and surplus answers, and those of people who are not signed in. */
async function prune(): Promise<void> {
  if (isPruned) return;
  isPruned = true;
  await delMany(
    outdatedKeys(await entries<string, StoredAnswer>(offlineStore), Date.now(), canStoreKey),
    offlineStore,
  );
}

function canStoreKey(key: string): boolean {
  const [person = '', itsShape] = key.split('/');
  return itsShape === shape && canStore(person === visitor ? undefined : person);
}

/** Keys of the answers to delete. */
export function outdatedKeys(
  all: readonly [string, StoredAnswer][],
  now: number,
  may: (key: string) => boolean,
): string[] {
  const isGood = ([key, { at }]: [string, StoredAnswer]) =>
    may(key) && Math.abs(now - at) < maxAgeMs;
  const good = all.filter(isGood).sort(([, a], [, b]) => b.at - a.at);
  const stay = new Set(good.slice(0, maxAnswers).map(([key]) => key));
  return all.map(([key]) => key).filter((key) => !stay.has(key));
}

/**
 * The stored answer; undefined for none, and where the query cache already has data, which is newer. The query is
 * refetched when the network is back.
 */
export async function readOfflineAnswer(
  { queryKey, client }: QueryContext,
  person: string | undefined,
): Promise<unknown> {
  if (!canStore(person) || client.getQueryData(queryKey) !== undefined) return undefined;
  const hash = hashKey(queryKey);
  const stored = await get<StoredAnswer>(keyOf(person, hash), offlineStore).catch(() => undefined);
  if (!stored || Math.abs(Date.now() - stored.at) > maxAgeMs) return undefined;
  setStaleSince(hash, stored.at);
  scheduleRefetch(client);
  return stored.data;
}

export async function dropAnswer(
  queryKey: QueryKey,
  person: string | undefined,
): Promise<undefined> {
  await del(keyOf(person, hashKey(queryKey)), offlineStore).catch(() => undefined);
}

/** Deletes the stored answers of all queries whose key begins with this word. */
export async function dropAnswers(first: string): Promise<undefined> {
  const all = await keys<string>(offlineStore);
  const begin = `/${JSON.stringify([first]).slice(0, -1)},`;
  await delMany(
    all.filter((key) => key.includes(begin)),
    offlineStore,
  );
}

let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

function scheduleRefetch(client: QueryClient): void {
  if (!isWatching) {
    isWatching = true;
    onlineManager.subscribe((isOnline) => {
      if (isOnline) refetchStale(client);
    });
  }
  timer ??= setTimeout(() => {
    timer = undefined;
    if (staleQueries().size === 0) return;
    if (onlineManager.isOnline()) refetchStale(client);
    scheduleRefetch(client);
  }, againMs);
}

/** Refetches what the page shows. Other stale queries leave the cache, so that a later page requests them. */
function refetchStale(client: QueryClient): void {
  for (const hash of staleQueries().keys()) {
    const query = client.getQueryCache().get(hash);
    if (query?.isActive() === true)
      // eslint-disable-next-line no-restricted-syntax -- the network is back
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    else {
      if (query) client.getQueryCache().remove(query);
      setStaleSince(hash, undefined);
    }
  }
}
