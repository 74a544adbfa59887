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

/** A transaction or a batch, as far as two stores that write into the same one need it. */
export interface Writes {
  set(document: DocumentReference, data: DocumentData): unknown;
  delete(document: DocumentReference): unknown;
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
