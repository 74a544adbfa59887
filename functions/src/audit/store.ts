import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';

/** One field that staff have changed, as staff read it; '' for none. */
interface StaffChange {
  field: string;
  from: string;
  to: string;
}

/** The collections in which staff change something. */
type AuditedCollection = keyof typeof audited;

interface Audited {
  /** The field that names the person concerned; the document itself where it is left out. Null: it is about nobody. */
  person?: string | null;
  /** Fields that only staff change, or the product for them. */
  ofStaff?: readonly string[];
  /** Fields that others change, too, each with the one that changes along only when it was staff. */
  withStaff?: Readonly<Record<string, string>>;
  /** Fields that count only when they become this value. */
  only?: Readonly<Record<string, string>>;
  /** Fields that staff change, unless the document says that a person did it: field and value. */
  unlessBy?: Readonly<Record<string, readonly [string, string]>>;
  /** The field with the reason why something went back. A later change of the document may remove it. */
  problem?: string;
}

const audited = {
  listings: {
    person: 'owner',
    ofStaff: ['settled.isFeatured'],
    withStaff: { 'settled.status': 'moderatedAt' },
    problem: 'moderationProblem',
  },
  users: {
    ofStaff: ['blockedAt', 'seenPapers'],
    unlessBy: { confirmedPhone: ['confirmedPhone.by', 'code'] },
    withStaff: { 'investorProfile.settled.status': 'investorProfile.moderatedAt' },
    only: { role: 'member' },
    problem: 'investorProfile.moderationProblem',
  },
  reportCases: { person: 'person', withStaff: { history: 'decidedAt' }, problem: 'problem' },
  rates: { person: null, ofStaff: ['settled'], problem: 'reason' },
  promotionRequests: { person: 'uid', only: { state: 'handled' } },
  investorRequests: { person: 'uid', only: { state: 'handled' } },
} as const satisfies Record<string, Audited>;

/** Who is concerned by a change of this document. */
export function personOf(collection: AuditedCollection, id: string, after: DocumentData): string {
  const { person }: Audited = audited[collection];
  if (person === null) return '';
  return person === undefined ? id : String(after[person] ?? '');
}

/**
 * What staff changed between two versions of a document. Nothing in one that is new, gone or of somebody who has
 * deleted their account: that was not staff.
 */
export function staffChangesIn(
  collection: AuditedCollection,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): StaffChange[] {
  if (!before || !after || after['deletedAt']) return [];
  const rules: Audited = audited[collection];
  const { ofStaff = [], withStaff = {}, unlessBy = {}, only = {}, problem } = rules;
  const changeOf = (field: string): StaffChange[] => {
    const [from, to] = [textAt(before, field), textAt(after, field)];
    return from === to ? [] : [{ field, from, to }];
  };
  const along = Object.entries(withStaff).flatMap(([field, mark]) =>
    changeOf(mark).length > 0 ? changeOf(field) : [],
  );
  const byStaff = Object.entries(unlessBy).flatMap(([field, [by, person]]) =>
    textAt(after, by) === person ? [] : changeOf(field),
  );
  const become = Object.entries(only).flatMap(([field, value]) =>
    changeOf(field).filter(({ to }) => to === value),
  );
  const refused =
    problem === undefined ? [] : changeOf(problem).filter(({ to: reason }) => reason !== '');
  return [...ofStaff.flatMap(changeOf), ...byStaff, ...along, ...become, ...refused];
}

/** The value of a field, which dots may lead into. */
function textAt(document: DocumentData, field: string): string {
  let value: unknown = document;
  for (const name of field.split('.')) value = (value as DocumentData | undefined | null)?.[name];
  return textOf(value);
}

/** Of a list only the last item: an earlier entry has what was decided before. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return textOf(value.at(-1));
  if (typeof value === 'string') return value;
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, each]) => `${name}: ${textOf(each)}`)
    .join(', ');
}

/** A document of `audit`: what staff changed in one document at one moment, or exported. */
interface AuditDocument {
  collection: AuditedCollection | 'newsletter';
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

/**
 * Writes down that staff took the addresses of the newsletter with them, in one with what says that it is done.
 * `document`: the request of staff, or `terminal`.
 */
export function noteNewsletterExport(
  writes: TransactionOrBatch,
  { document, count }: { document: string; count: number },
): void {
  const noted: AuditDocument = {
    ...{ collection: 'newsletter', document, person: '' },
    changes: [{ field: 'exported', from: '', to: String(count) }],
    at: Timestamp.fromMillis(clock.now()),
  };
  const version = collection('audit').doc().id;
  writes.set(collection('audit').doc(`newsletter~${document}~${version}`), noted);
}
