import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { Timestamp } from '../platform/firestore.ts';
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
