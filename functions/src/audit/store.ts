import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';
import {
  personOf,
  staffChangesIn,
  type AuditedCollection,
  type StaffChange,
} from './staff-changes.ts';

/** A document of `audit`: what staff changed in one document at one moment. */
interface AuditDocument {
  collection: AuditedCollection;
  document: string;
  person: string;
  changes: StaffChange[];
  at: Timestamp;
}

/** The two versions of a document that the event of a trigger brings. */
export interface Change {
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

/** Writes down what staff changed. The same event again, and late, writes the same document. */
export async function recordStaffChanges(
  name: AuditedCollection,
  id: string,
  change: Change | undefined,
): Promise<void> {
  const [before, after] = [change?.before.data(), change?.after.data()];
  const changes = staffChangesIn(name, before, after);
  const at = change?.after.updateTime;
  if (changes.length === 0 || !after || !at) return;
  const document: AuditDocument = {
    ...{ collection: name, document: id, person: personOf(name, id, after), changes, at },
  };
  const version = `${at.seconds}-${String(at.nanoseconds).padStart(9, '0')}`;
  await collection('audit').doc(`${name}~${id}~${version}`).set(document);
}

/** Writes down a decision about an ad in the transaction that takes it up. `before` and `after` are whole listings. */
export function noteListingDecision(
  writes: TransactionOrBatch,
  id: string,
  { before, after }: { before: DocumentData; after: DocumentData },
): void {
  const changes = staffChangesIn('listings', before, after);
  if (changes.length === 0) return;
  const [person, at] = [personOf('listings', id, after), Timestamp.fromMillis(clock.now())];
  const document: AuditDocument = { collection: 'listings', document: id, person, changes, at };
  const version = collection('audit').doc().id;
  writes.set(collection('audit').doc(`listings~${id}~${version}`), document);
}
