import { limits } from '@qaysari/contract/shared/limits';
import { alertFrequencies, type AlertFrequency } from '@qaysari/contract/saved-search/types';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { reschedule } from '../alert/store.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, Timestamp, isDocumentId } from '../platform/firestore.ts';
import { asPerson } from '../user/store.ts';

/** A saved search of somebody. */
export interface SavedSearchRecord {
  id: string;
  /** As `writeSavedFilter` gives it. */
  filter: string;
  isPaused: boolean;
  frequency: AlertFrequency;
  createdAt: Date;
  /** Ads that came into the lists after it are new. */
  seenAt: Date;
}

/** A document of `users/{uid}/savedSearches`. One that was removed has only `changedAt` and `expireAt`. */
interface SavedSearchDocument {
  filter: string;
  isPaused: boolean;
  frequency: AlertFrequency;
  createdAt: Timestamp;
  seenAt: Timestamp;
}

/** Until somebody chooses another one. */
const usualFrequency: AlertFrequency = 'daily';

/** How long a tombstone reports a removal to code that reads changes. */
const tombstoneDays = 2;

const searchesOf = (uid: string) => collection('savedSearches', uid);
/** Removed ones have no `createdAt`, so an order by it leaves them out. */
const savedOf = (uid: string) => searchesOf(uid).orderBy('createdAt', 'desc');

/** The id of a saved search: the same filter has the same. */
const idOf = (filter: string) => createHash('sha256').update(filter).digest('base64url');

const now = () => new Date(clock.now());

/** The saved searches of somebody, the latest first. */
export async function findSavedSearches(uid: string): Promise<SavedSearchRecord[]> {
  const { docs } = await savedOf(uid).get();
  return docs.flatMap((each) => readSearch(each) ?? []);
}

/** The saved searches for the archive of a person's data. */
export async function* eachSavedSearch(uid: string): AsyncGenerator<object> {
  for (const { id: _id, ...search } of await findSavedSearches(uid)) yield search;
}

/**
 * Saves a search. One that is saved already stays as it is. Counts in the transaction, so requests at the same time
 * do not get beyond the limit: 409. Throws 401 when the person was deleted since the request began.
 */
export function addSavedSearch(uid: string, filter: string): Promise<SavedSearchRecord> {
  return asPerson(uid, async (transaction) => {
    const { docs } = await transaction.get(savedOf(uid));
    const same = docs.find(({ id }) => id === idOf(filter));
    const known = same && readSearch(same);
    if (known) return known;
    if (docs.length >= limits.savedSearchesPerMember) {
      throw new ApiError(409, 'savedSearchesFull', {
        params: { count: limits.savedSearchesPerMember },
      });
    }
    const times = { createdAt: now(), seenAt: now() };
    const id = idOf(filter);
    const choices = { isPaused: false, frequency: usualFrequency };
    return write(transaction, uid, { id, filter, ...choices, ...times });
  });
}

/** What changes of a saved search. */
export interface SavedSearchChange {
  isPaused?: boolean | undefined;
  filter?: string | undefined;
  frequency?: AlertFrequency | undefined;
}

/**
 * Changes a saved search. With another filter it moves to the id of that filter, or becomes one with the search that
 * has it. Throws 404 where there is none.
 */
export function changeSearch(
  uid: string,
  id: string,
  change: SavedSearchChange,
): Promise<SavedSearchRecord> {
  return asPerson(uid, async (transaction) => {
    const before = await readIn(transaction, uid, id);
    const { filter = before.filter, ...choices } = change;
    if (filter === before.filter) {
      const after = chosen(before, choices);
      if (after.frequency !== before.frequency) {
        await reschedule(transaction, { uid, source: id }, after.frequency);
      }
      return write(transaction, uid, after);
    }
    const other = readSearch(await transaction.get(searchesOf(uid).doc(idOf(filter))));
    bury(transaction, uid, id);
    const target = other ?? { ...before, id: idOf(filter), filter, seenAt: now() };
    return write(transaction, uid, chosen(target, choices));
  });
}

function chosen(
  search: SavedSearchRecord,
  { isPaused = search.isPaused, frequency = search.frequency }: Omit<SavedSearchChange, 'filter'>,
): SavedSearchRecord {
  return { ...search, isPaused, frequency };
}

/** Removes a saved search. Throws 404 where there is none. */
export function removeSearch(uid: string, id: string): Promise<void> {
  return asPerson(uid, async (transaction) => {
    await readIn(transaction, uid, id);
    bury(transaction, uid, id);
  });
}

/** A saved search of somebody, in a transaction; undefined for none. */
export async function findSearchIn(
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<SavedSearchRecord | undefined> {
  return readSearch(await transaction.get(searchesOf(uid).doc(id)));
}

/** Whether the person wants alerts about new ads in it. */
export function isTold({ isPaused, frequency }: SavedSearchRecord): boolean {
  return !isPaused && frequency !== 'never';
}

/** The filter of a saved search that sends alerts; undefined for others. */
export async function findTold(uid: string, id: string): Promise<string | undefined> {
  const search = readSearch(await searchesOf(uid).doc(id).get());
  return search && isTold(search) ? search.filter : undefined;
}

/** Ends the alerts of a search. False where it sent none, or is gone. */
export async function endTellingIn(
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<boolean> {
  const search = await findSearchIn(transaction, uid, id);
  if (!search || search.frequency === 'never') return false;
  write(transaction, uid, { ...search, frequency: 'never' });
  return true;
}

/** Ads that come into the lists from now on are new in it. Throws 404 where there is none. */
export function markSeen(uid: string, id: string): Promise<void> {
  return asPerson(uid, async (transaction) => {
    await readIn(transaction, uid, id);
    // No change of the search: code that reads changes does not need it.
    transaction.update(searchesOf(uid).doc(id), { seenAt: Timestamp.fromDate(now()) });
  });
}

async function readIn(
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<SavedSearchRecord> {
  if (!isDocumentId(id)) throw notFound();
  const search = await findSearchIn(transaction, uid, id);
  if (!search) throw notFound();
  return search;
}

function write(
  transaction: Transaction,
  uid: string,
  search: SavedSearchRecord,
): SavedSearchRecord {
  const { id, filter, isPaused, frequency, createdAt, seenAt } = search;
  const document: SavedSearchDocument = {
    ...{ filter, isPaused, frequency },
    createdAt: Timestamp.fromDate(createdAt),
    seenAt: Timestamp.fromDate(seenAt),
  };
  const changedAt = FieldValue.serverTimestamp();
  transaction.set(searchesOf(uid).doc(id), { ...document, changedAt });
  return search;
}

/** Replaces a search by a tombstone, for code that reads changes. */
function bury(transaction: Transaction, uid: string, id: string): void {
  const expireAt = Timestamp.fromMillis(clock.now() + tombstoneDays * 24 * 60 * 60 * 1000);
  transaction.set(searchesOf(uid).doc(id), { changedAt: FieldValue.serverTimestamp(), expireAt });
}

/** Undefined for one that was removed. */
function readSearch(snapshot: DocumentSnapshot): SavedSearchRecord | undefined {
  const data = snapshot.data() as Partial<SavedSearchDocument> | undefined;
  if (data?.filter === undefined || !data.createdAt || !data.seenAt) return undefined;
  return {
    ...{ id: snapshot.id, filter: data.filter, isPaused: data.isPaused === true },
    frequency: alertFrequencies.find((known) => known === data.frequency) ?? usualFrequency,
    createdAt: data.createdAt.toDate(),
    seenAt: data.seenAt.toDate(),
  };
}
