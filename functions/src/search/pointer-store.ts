import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import { FieldValue, firestore, Timestamp } from '../platform/firestore.ts';
import { announceRebuilt } from './feed-store.ts';
import { secondsBetween, addSeconds } from './timestamps.ts';
import type { StoredSegment } from './segment-store.ts';

/** Which packed segments are the published index. */
export interface Pointer {
  /** `since` in microseconds: whatever happens to this document, a newer version is greater. */
  version: number;
  /** The segments hold all changes before this moment; those after it are in the feed. */
  since: Timestamp;
  segments: StoredSegment[];
  /** How many ads they hold. */
  size: number;
  builtAt: Timestamp;
}

export interface FoundPointer {
  /** Undefined where none is published, or none that this code can read. */
  pointer: Pointer | undefined;
  /** Of whatever stands in the document; 0 for nothing. */
  version: number;
  readTime: Timestamp;
}

/**
 * Raise it when folding, SearchDocument or the segments change: instances of the new code then rebuild
 * from the ads.
 */
const format = 1;

/** So long others leave a compaction alone that one instance has begun. */
const leaseSeconds = 120;

const document = () => collection('searchChunks').doc('current');

/** Costs one read. */
export async function readPointer(): Promise<FoundPointer> {
  const snapshot = await document().get();
  return {
    pointer: readPointerData(snapshot),
    version: readVersion(snapshot),
    readTime: snapshot.readTime,
  };
}

/** Asks to be the one who compacts that version; false where another is at it, or has done it. */
export function acquireCompactionLease(version: number): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document());
    const until: unknown = snapshot.get('compactingUntil');
    const now = snapshot.readTime;
    const isLeased = until instanceof Timestamp && secondsBetween(now, until) > 0;
    if (isLeased || readVersion(snapshot) !== version) return false;
    transaction.update(document(), { compactingUntil: addSeconds(now, leaseSeconds) });
    return true;
  });
}

/** What a version takes the place of, or that another one was quicker. */
export type Swap = { done: true; previous: Pointer | undefined } | { done: false };

/**
 * Publishes a version if the one published now is still `replaces`. With `announce`, instances that
 * hold an older one load this one with their next search.
 */
export function swapPointer(
  pointer: Omit<Pointer, 'builtAt'>,
  { replaces, announce }: { replaces: number; announce: boolean },
): Promise<Swap> {
  return firestore().runTransaction(async (transaction): Promise<Swap> => {
    const snapshot = await transaction.get(document());
    if (readVersion(snapshot) !== replaces) return { done: false };
    transaction.set(document(), { ...pointer, format, builtAt: FieldValue.serverTimestamp() });
    if (announce) announceRebuilt(transaction, pointer.version);
    return { done: true, previous: readPointerData(snapshot) };
  });
}

function readVersion(snapshot: DocumentSnapshot): number {
  const version: unknown = snapshot.get('version');
  return typeof version === 'number' ? version : 0;
}

/** Read with care: a person can reach the document in the console. */
function readPointerData(snapshot: DocumentSnapshot): Pointer | undefined {
  const data = snapshot.data();
  if (data?.['format'] !== format || !readVersion(snapshot)) return undefined;
  const { since, segments, builtAt, size } = data;
  if (!(since instanceof Timestamp) || !(builtAt instanceof Timestamp)) return undefined;
  if (!Array.isArray(segments) || !segments.every(isSegment)) return undefined;
  return { version: readVersion(snapshot), since, builtAt, segments, size: Number(size) };
}

function isSegment(value: unknown): value is StoredSegment {
  const { object, sha256 } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof object === 'string' && typeof sha256 === 'string';
}
