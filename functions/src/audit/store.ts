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

/** What staff changed between two versions; undefined for nothing. */
function auditDocument(
  name: AuditedCollection,
  id: string,
  { before, after, at }: { before: DocumentData | undefined; after: DocumentData; at: Timestamp },
): AuditDocument | undefined {
  const changes = staffChangesIn(name, before, after);
  if (changes.length === 0) return undefined;
  return { collection: name, document: id, person: personOf(name, id, after), changes, at };
}

/** Writes down what staff changed. The same event again, and late, writes the same document. */
export async function recordStaffChanges(
  name: Exclude<AuditedCollection, 'listings'>,
  id: string,
  change: Change | undefined,
): Promise<void> {
  const [before, after] = [change?.before.data(), change?.after.data()];
  const at = change?.after.updateTime;
  const document = after && at && auditDocument(name, id, { before, after, at });
  if (!document) return;
  const version = `${at.seconds}-${String(at.nanoseconds).padStart(9, '0')}`;
  await collection('audit').doc(`${name}~${id}~${version}`).set(document);
}

/** Writes down a decision about an ad in the transaction that takes it up. `before` and `after` are whole listings. */
export function noteListingDecision(
  writes: TransactionOrBatch,
  id: string,
  versions: { before: DocumentData; after: DocumentData },
): void {
  const at = Timestamp.fromMillis(clock.now());
  const document = auditDocument('listings', id, { ...versions, at });
  const version = collection('audit').doc().id;
  if (document) writes.set(collection('audit').doc(`listings~${id}~${version}`), document);
}
