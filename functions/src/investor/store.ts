import { budgetBands } from '@qaysari/contract/investor/bands';
import { isCurrency } from '@qaysari/contract/listing/price';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import { isDeepStrictEqual } from 'node:util';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  Timestamp,
  firestore,
  isDocumentId,
  toMicroseconds,
} from '../platform/firestore.ts';
import { knownOf, readChoices } from '../user/public.ts';
import { findUserIn } from '../user/store.ts';
import { directoryEntry, type DirectoryEntry } from './directory-entry.ts';

/** What the collection says of one person; without an entry they are in no directory. */
export interface DirectoryChange {
  uid: string;
  /** When Firestore wrote it, in microseconds since 1970. */
  revision: number;
  entry: DirectoryEntry | undefined;
}

export interface DirectoryPart {
  changes: DirectoryChange[];
  /** `changes` includes everything that was readable at this time. */
  readTime: Timestamp;
}

/** How long a removal can be read: longer than any instance runs without loading the directory again (directory.ts). */
export const tombstoneSeconds = 7 * 24 * 3600;

const loadPageSize = 500;

const investors = () => collection('investors');

/**
 * Updates the directory's entry of a user to the user as they are now. Safe to call at any time and twice. Writes
 * nothing when the entry is right already, or when the user never had one and needs none.
 */
export async function syncInvestor(uid: string): Promise<void> {
  if (!isDocumentId(uid)) return;
  await firestore().runTransaction(async (transaction) => {
    const entry = directoryEntry(await findUserIn(transaction, uid));
    const stored = await transaction.get(investors().doc(uid));
    const isRight = entry ? isDeepStrictEqual(readEntry(stored), entry) : isGone(stored);
    if (!isRight) transaction.set(investors().doc(uid), entry ? serialize(entry) : tombstone());
  });
}

/** All entries, in pages. Costs one read for each. `readTime` is that of the first page. */
export async function readDirectory(): Promise<DirectoryPart> {
  const byId = investors().orderBy('__name__').limit(loadPageSize);
  let page = await byId.get();
  const { readTime } = page;
  const changes: DirectoryChange[] = [];
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    changes.push(...page.docs.map(readChange));
    page = await byId.startAfter(last).get();
  }
  return { changes, readTime };
}

/** What was written after this time. Costs one read for each entry, at least one. */
export async function readDirectoryAfter(after: Timestamp): Promise<DirectoryPart> {
  const { docs, readTime } = await investors().where('at', '>', after).get();
  return { changes: docs.map(readChange), readTime };
}

function serialize({ uid: _id, approvedAt, ...rest }: DirectoryEntry): DocumentData {
  const at = FieldValue.serverTimestamp();
  return { ...rest, approvedAt: Timestamp.fromMillis(approvedAt), at };
}

function tombstone(): DocumentData {
  const at = FieldValue.serverTimestamp();
  return { at, goneAt: at, expireAt: Timestamp.fromMillis(clock.now() + tombstoneSeconds * 1000) };
}

function isGone(snapshot: DocumentSnapshot): boolean {
  return snapshot.get('goneAt') instanceof Timestamp || !snapshot.exists;
}

function readChange(snapshot: DocumentSnapshot): DirectoryChange {
  const entry = readEntry(snapshot);
  if (!entry && !isGone(snapshot))
    warn('an investor is left out of the directory, because the entry cannot be read', {
      id: snapshot.id,
    });
  const revision = snapshot.updateTime ? toMicroseconds(snapshot.updateTime) : 0;
  return { uid: snapshot.id, revision, entry };
}

/** Undefined for a tombstone, and for an entry that staff have edited wrongly. */
function readEntry(snapshot: DocumentSnapshot): DirectoryEntry | undefined {
  const { approvedAt, words, currency, goneAt, ...data } = snapshot.data() ?? {};
  if (goneAt !== undefined || typeof words !== 'string') return undefined;
  if (!(approvedAt instanceof Timestamp) || !isCurrency(currency)) return undefined;
  return {
    ...{ uid: snapshot.id, approvedAt: approvedAt.toMillis(), words, currency },
    bands: knownOf(data['bands'], budgetBands),
    ...readChoices(data),
  };
}
