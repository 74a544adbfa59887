import {
  FieldValue,
  getFirestore,
  Timestamp,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { firebaseApp } from './firebase-app.ts';

/** How Firestore keeps a moment; it takes a `Date` for one, but gives this back. */
export { FieldValue, Timestamp };
export type { DocumentReference };

/** A transaction or a batch, as far as two stores that write into the same one need it. */
export interface TransactionOrBatch {
  set(document: DocumentReference, data: DocumentData): unknown;
  update(document: DocumentReference, data: Partial<DocumentData>): unknown;
  /** With a time: fails where the document is not as it was written then. */
  delete(document: DocumentReference, as?: { lastUpdateTime: Timestamp }): unknown;
}

export function firestore(): Firestore {
  return getFirestore(firebaseApp());
}

/**
 * Whether a text from outside may name a document. Ids are made by Firestore, by Auth or by us, all
 * of these letters only; Firestore itself would throw on some others (`.`, `__x__`, 2 KB, a slash).
 */
export function isDocumentId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}$/.test(text) && !/^__.*__$/.test(text);
}

/** gRPC's code of an error of Firestore's. */
function grpcCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** Whether a transaction gave up because others kept changing what it read. */
export function isContention(error: unknown): boolean {
  return grpcCode(error) === 10;
}

/** Updates a document; false when there is none. */
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

/** Creates a document; false when there is one already. */
export async function createDocument(
  document: DocumentReference,
  data: DocumentData,
): Promise<boolean> {
  try {
    await document.create(data);
    return true;
  } catch (error) {
    if (grpcCode(error) === 6) return false;
    throw error;
  }
}
