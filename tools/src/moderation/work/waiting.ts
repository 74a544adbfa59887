import type { DocumentData } from 'firebase-admin/firestore';
import { collection, type CollectionName } from '../../../../functions/src/platform/collections.ts';
import { FieldPath, Timestamp } from '../../../../functions/src/platform/firestore.ts';
import type { Waiting } from './thing.ts';

interface Source {
  kind: Waiting['kind'];
  name: CollectionName;
  /** The field that says that a document waits, and its value then. */
  waits: readonly [string, string];
  since: readonly string[];
  changed: readonly string[];
}

const written = ['updatedAt', 'createdAt'];
const profileWritten = ['investorProfile.updatedAt'];
const reported = {
  kind: 'case',
  name: 'reportCases',
  since: ['waitsSince'],
  changed: ['updatedAt'],
} as const;
const asked = { waits: ['state', 'open'], since: ['createdAt'], changed: ['createdAt'] } as const;

const sources: readonly Source[] = [
  {
    ...{ kind: 'listing', name: 'listings', waits: ['status', 'pending'] },
    ...{ since: written, changed: written },
  },
  {
    ...{ kind: 'investor', name: 'users', waits: ['investorProfile.status', 'pending'] },
    ...{ since: profileWritten, changed: profileWritten },
  },
  { ...reported, waits: ['state', 'open'] },
  { ...reported, waits: ['state', 'objection'] },
  { kind: 'promotion', name: 'promotionRequests', ...asked },
  { kind: 'question', name: 'investorRequests', ...asked },
];

/** Of a thing only its times are read here: contents are loaded when staff come near it. */
const pageSize = 500;

/** Everything that waits for staff, oldest first. */
async function findWaiting(): Promise<Waiting[]> {
  const [reviewedSince, ...found] = await Promise.all([readReviewTimes(), ...sources.map(findIn)]);
  return found
    .flat()
    .map((each) => ({
      ...each,
      since: reviewedSince.get(`${each.kind}~${each.id}`) ?? each.since,
    }))
    .sort((one, other) => one.since - other.since);
}

async function findIn({ kind, name, waits, since, changed }: Source): Promise<Waiting[]> {
  const [field, value] = waits;
  const query = collection(name).where(field, '==', value);
  const documents = await readPages(query, [...since, ...changed]);
  return documents.map((each) => ({
    ...{
      kind,
      id: each.id,
      since: timeIn(each.data(), since),
      changed: timeIn(each.data(), changed),
    },
  }));
}

/** Since when each ad and profile waits, where the product has noted that. */
async function readReviewTimes(): Promise<ReadonlyMap<string, number>> {
  const reviews = await readPages(collection('reviews'), ['at']);
  return new Map(reviews.map((each) => [each.id, timeIn(each.data(), ['at'])]));
}

async function readPages(
  query: FirebaseFirestore.Query,
  fields: readonly string[],
): Promise<FirebaseFirestore.QueryDocumentSnapshot[]> {
  const pages = query
    .orderBy(FieldPath.documentId())
    .select(...new Set(fields))
    .limit(pageSize);
  const found: FirebaseFirestore.QueryDocumentSnapshot[] = [];
  for (let page = await pages.get(); ; page = await pages.startAfter(found.at(-1)).get()) {
    found.push(...page.docs);
    if (page.size < pageSize) return found;
  }
}

/** The first of these fields that holds a time. Staff edit these documents by hand. */
function timeIn(document: DocumentData, fields: readonly string[]): number {
  const times = fields.map((field) => valueAt(document, field));
  return times.find((time) => time instanceof Timestamp)?.toMillis() ?? 0;
}

/** The value of a field, which dots may lead into. */
function valueAt(document: DocumentData, field: string): unknown {
  let value: unknown = document;
  for (const name of field.split('.')) value = (value as DocumentData | undefined)?.[name];
  return value;
}

/** What arrives while staff work. */
export class Arrivals {
  readonly #known = new Set<string>();

  /** What waits in a version that was not returned or noted before, oldest first. */
  async find(): Promise<Waiting[]> {
    const found = (await findWaiting()).filter((each) => !this.#known.has(versionOf(each)));
    for (const each of found) this.note(each);
    return found;
  }

  /** Staff have been shown this version. */
  note(waiting: Waiting): void {
    this.#known.add(versionOf(waiting));
  }
}

/** When the people concerned last changed a thing, by its document. */
export function changedAt(kind: Waiting['kind'], document: DocumentData): number {
  const source = sources.find((each) => each.kind === kind);
  return source ? timeIn(document, source.changed) : 0;
}

const versionOf = ({ kind, id, changed }: Waiting) => `${kind}~${id}@${changed}`;
