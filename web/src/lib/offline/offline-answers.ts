import { hashKey, onlineManager, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { del, delMany, entries, get, setMany } from 'idb-keyval';
import { isBriefSession, personOf, readToken } from '../session/token.ts';
import { staleQueries, setStaleSince } from './stale-queries.ts';
import { offlineStore } from './offline-store.ts';

/** What a query function is told of its query. */
export interface QueryContext {
  queryKey: QueryKey;
  client: QueryClient;
}

/** An answer that may be kept. */
export interface FreshAnswer {
  queryKey: QueryKey;
  person: string | undefined;
  at: number;
  data: unknown;
}

interface Kept {
  /** Milliseconds. */
  at: number;
  data: unknown;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Older than this, most of what is said is wrong. */
const keptMs = 14 * dayMs;
/** A list of ads has some 20 kB. */
const mostKept = 150;
/** A network that is there may fail to reach us: the site asks again by itself. */
const againMs = 20_000;

const visitor = 'visitor';
const keyOf = (person: string | undefined, hash: string) => `${person ?? visitor}/${hash}`;

/** Keeps answers; nothing for who is no longer signed in, or wanted to be only while the browser is open. */
export async function storeAnswers(answered: readonly FreshAnswer[]): Promise<void> {
  const kept = answered.filter(({ person }) => canStore(person));
  for (const { queryKey } of answered) setStaleSince(hashKey(queryKey), undefined);
  await setMany(
    kept.map(({ queryKey, person, at, data }) => [keyOf(person, hashKey(queryKey)), { at, data }]),
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

/** Removes, once a page, what is old, what is too much, and what is of somebody who is not signed in. */
async function prune(): Promise<void> {
  if (isPruned) return;
  isPruned = true;
  await delMany(
    outdatedKeys(await entries<string, Kept>(offlineStore), Date.now(), canStoreKey),
    offlineStore,
  );
}

function canStoreKey(key: string): boolean {
  const person = key.slice(0, key.indexOf('/'));
  return canStore(person === visitor ? undefined : person);
}

/** Keys of what is not kept any longer. */
export function outdatedKeys(
  all: readonly [string, Kept][],
  now: number,
  may: (key: string) => boolean,
): string[] {
  const isGood = ([key, { at }]: [string, Kept]) => may(key) && Math.abs(now - at) < keptMs;
  const good = all.filter(isGood).sort(([, a], [, b]) => b.at - a.at);
  const stay = new Set(good.slice(0, mostKept).map(([key]) => key));
  return all.map(([key]) => key).filter((key) => !stay.has(key));
}

/**
 * The answer that was kept; undefined for none. Also where the page has an answer in its memory, which is newer.
 * The query is asked again when the network is back.
 */
export async function readOfflineAnswer(
  { queryKey, client }: QueryContext,
  person: string | undefined,
): Promise<unknown> {
  if (!canStore(person) || client.getQueryData(queryKey) !== undefined) return undefined;
  const hash = hashKey(queryKey);
  const kept = await get<Kept>(keyOf(person, hash), offlineStore).catch(() => undefined);
  if (!kept || Math.abs(Date.now() - kept.at) > keptMs) return undefined;
  setStaleSince(hash, kept.at);
  scheduleRefetch(client);
  return kept.data;
}

export async function dropAnswer(
  queryKey: QueryKey,
  person: string | undefined,
): Promise<undefined> {
  await del(keyOf(person, hashKey(queryKey)), offlineStore).catch(() => undefined);
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

/** Asks anew for what the page shows. What it does not show is forgotten, so that another page asks. */
function refetchStale(client: QueryClient): void {
  for (const hash of staleQueries().keys()) {
    const query = client.getQueryCache().get(hash);
    if (query?.isActive() === true)
      void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    else {
      if (query) client.getQueryCache().remove(query);
      setStaleSince(hash, undefined);
    }
  }
}
