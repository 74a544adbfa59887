import {
  FieldPath,
  FieldValue,
  Timestamp,
  getFirestore,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { firebaseApp } from './firebase-app.ts';

/** Firestore accepts a `Date`, but returns a `Timestamp`. */
export { FieldPath, FieldValue, Timestamp };
export type { DocumentReference };

/**
 * The write methods that a transaction and a batch share, so that several stores can write into one.
 */
export interface TransactionOrBatch {
  set(document: DocumentReference, data: DocumentData): unknown;
  update(document: DocumentReference, data: Partial<DocumentData>): unknown;
  /** With `lastUpdateTime`: fails when the document has changed since then. */
  delete(document: DocumentReference, as?: { lastUpdateTime: Timestamp }): unknown;
}

/**
 * By itself gRPC waits up to two minutes before it connects again: a database that is back must be found immediately.
 */
const connecting = {
  'grpc.initial_reconnect_backoff_ms': 500,
  'grpc.max_reconnect_backoff_ms': 2_000,
};
const settled = new WeakSet<Firestore>();

export function firestore(): Firestore {
  const database = getFirestore(firebaseApp());
  if (!settled.has(database)) {
    settled.add(database);
    connectAgainSoon(database);
  }
  return database;
}

function connectAgainSoon(database: Firestore): void {
  try {
    database.settings(connecting);
  } catch {
    // It takes settings before its first request only; a test that brings its own app has made that already.
  }
}

/**
 * Whether a text from outside can be a document id. Ids are created by Firestore, by Auth or by us, all
 * from these characters. Firestore would throw on some others (`.`, `__x__`, 2 KB, a slash).
 */
export function isDocumentId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(text) && !/^__.*__$/.test(text);
}

/** The gRPC status code of a Firestore error. */
function grpcCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** What Firestore says of a transaction that others have ended meanwhile (INVALID_ARGUMENT); the emulator does so too. */
const endedTransaction = /transaction (is invalid or closed|has expired)/i;

/** Whether a transaction failed because others repeatedly changed the same documents (ABORTED), or ended it. */
export function isContention(error: unknown): boolean {
  const code = grpcCode(error);
  return code === 10 || (code === 3 && endedTransaction.test(String(error)));
}

/** Whether the database could not be reached, or did not answer in time (UNAVAILABLE, DEADLINE_EXCEEDED). */
export function isUnreachable(error: unknown): boolean {
  return grpcCode(error) === 14 || grpcCode(error) === 4;
}

/**
 * Whether a batch failed because a document changed or went since it was read (FAILED_PRECONDITION, NOT_FOUND,
 * ABORTED).
 */
export function isOvertaken(error: unknown): boolean {
  return grpcCode(error) === 9 || grpcCode(error) === 5 || isContention(error);
}

/** Whether a document that should be created was there already (ALREADY_EXISTS). */
export function isAlreadyThere(error: unknown): boolean {
  return grpcCode(error) === 6;
}

/** Updates a document; false when it does not exist. */
export async function updateDocument(
  document: DocumentReference,
  data: DocumentData,
): Promise<boolean> {
  try {
    await document.update(data);
    return true;
  } catch (error) {
    if (grpcCode(error) === 5) return false;
    throw error;
  }
}

/** Creates a document; false when it exists already. */
export async function createDocument(
  document: DocumentReference,
  data: DocumentData,
): Promise<boolean> {
  try {
    await document.create(data);
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** The timestamp in microseconds since 1970, the precision of Firestore. */
export function toMicroseconds(moment: Timestamp): number {
  return moment.seconds * 1_000_000 + Math.floor(moment.nanoseconds / 1000);
}

/** The reverse of `toMicroseconds`. */
export function fromMicroseconds(moment: number): Timestamp {
  return new Timestamp(Math.floor(moment / 1_000_000), (moment % 1_000_000) * 1000);
}

export function addSeconds(moment: Timestamp, seconds: number): Timestamp {
  return new Timestamp(moment.seconds + seconds, moment.nanoseconds);
}

export function secondsBetween(earlier: Timestamp, later: Timestamp): number {
  return (toMicroseconds(later) - toMicroseconds(earlier)) / 1_000_000;
}
