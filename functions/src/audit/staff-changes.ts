import type { DocumentData } from 'firebase-admin/firestore';
import { Timestamp } from '../platform/firestore.ts';

/** One field that staff have changed, as staff read it; '' for none. */
export interface StaffChange {
  field: string;
  from: string;
  to: string;
}

/** The collections in which staff change something. */
export type AuditedCollection = keyof typeof audited;

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
  /** What went back, and why; whoever changes the document afterwards may take it away. */
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

/** Of a list only the last: what was decided before stands in an earlier entry. */
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
