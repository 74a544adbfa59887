import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import {
  FieldValue,
  Timestamp,
  addSeconds,
  firestore,
  secondsBetween,
} from '../platform/firestore.ts';
import { announceRebuilt } from './feed-store.ts';
import type { StoredSegment } from './segment-store.ts';

/** Names the segments of the published index. */
export interface Pointer {
  /** The time of the last read of the feed in microseconds, so a newer version is always greater. */
  version: number;
  /** The segments include all changes before this time; others may be missing. The feed has those. */
  since: Timestamp;
  segments: StoredSegment[];
  /** The number of listings in them. */
  size: number;
  builtAt: Timestamp;
}

export interface FoundPointer {
  /** Undefined when none is published, or when this code cannot read it. */
  pointer: Pointer | undefined;
  /** The version in the document; 0 for none. */
  version: number;
  readTime: Timestamp;
}

/**
 * Raise it when folding, SearchDocument or the segments change. Instances with the new code then rebuild
 * the index from the listings.
 */
const format = 3;

/** How long other instances leave a running compaction alone. */
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

/**
 * Acquires the lease for compacting a version; false when another instance holds it, or has published
 * already.
 */
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

/** The replaced version, or the information that another instance published first. */
export type Swap = { done: true; previous: Pointer | undefined } | { done: false };

/**
 * Publishes a version if the published one is still `replaces`. With `announce`, all instances load it
 * with their next search.
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

/** Validates the document, because people can edit it in the console. */
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
