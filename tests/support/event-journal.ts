import {
  type DocumentData,
  type DocumentSnapshot,
  Timestamp,
  getFirestore,
} from 'firebase-admin/firestore';
import {
  caseWritten,
  deletionCreated,
  listingWritten,
  mailCreated,
  messageWritten,
  rateWritten,
  requestWritten,
  reviewWritten,
  staffRequestWritten,
  userWritten,
} from '../../functions/src/triggers.ts';

/** One write of a document, as the event of its trigger describes it. */
export interface WriteEvent {
  collection: Watched;
  id: string;
  before: DocumentSnapshot;
  after: DocumentSnapshot;
}

type Deliver = (event: WriteEvent) => Promise<void>;

const ifNew =
  (trigger: (id: string) => Promise<void>): Deliver =>
  async ({ id, before, after }) => {
    if (!before.exists && after.exists) await trigger(id);
  };

/** Every trigger of functions/src/index.ts that a document starts. */
const triggers = {
  listings: (event) => listingWritten(event.id, event),
  users: (event) => userWritten(event.id, event),
  reviews: ({ id }) => reviewWritten(id),
  reportCases: (event) => caseWritten(event.id, event),
  promotionRequests: (event) => requestWritten('promotionRequests', event.id, event),
  investorRequests: (event) => requestWritten('investorRequests', event.id, event),
  rates: (event) => rateWritten(event.id, event),
  staffRequests: (event) => staffRequestWritten(event.id),
  messages: ({ id, before }) => messageWritten(id, before.data()),
  mail: ifNew(mailCreated),
  deletions: ifNew(deletionCreated),
} as const satisfies Record<string, Deliver>;

type Watched = keyof typeof triggers;
const watched = Object.keys(triggers) as Watched[];

export const deliver: Deliver = (event) => triggers[event.collection](event);

type Versions = Map<string, DocumentSnapshot>;

/**
 * Records each write that would start a trigger, in a project where none runs. It compares the documents before and
 * after a step, so a step must write each document once.
 */
export class EventJournal {
  readonly events: WriteEvent[] = [];
  #now: Versions = new Map();

  /** Starts with the existing documents, without events for them. */
  async begin(): Promise<void> {
    this.#now = await versions();
  }

  /** Runs a step. Returns the events of its writes. */
  async during<Result>(step: () => Promise<Result>): Promise<[Result, WriteEvent[]]> {
    const result = await step();
    const before = this.#now;
    this.#now = await versions();
    const found = changesBetween(before, this.#now);
    this.events.push(...found);
    return [result, found];
  }
}

async function versions(): Promise<Versions> {
  const lists = await Promise.all(watched.map((name) => getFirestore().collection(name).get()));
  return new Map(lists.flatMap(({ docs }) => docs.map((each) => [each.ref.path, each] as const)));
}

function changesBetween(before: Versions, after: Versions): WriteEvent[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => {
    const [old, now] = [before.get(path)?.updateTime, after.get(path)?.updateTime];
    return !(old && now ? old.isEqual(now) : old === now);
  });
  return paths.map((path) => {
    const [collection = '', id = ''] = path.split('/');
    const [old, now] = [before.get(path) ?? none, after.get(path) ?? none];
    return { collection: collection as Watched, id, before: old, after: now };
  });
}

/** The snapshot of a missing document. */
const none = { exists: false, data: () => undefined } as unknown as DocumentSnapshot;

const isTime = /\d{4}-\d\d-\d\dT[\d:.]+Z/g;

/** A document without values that differ each time: times and random secrets. */
export function withoutTimes(value: unknown): unknown {
  if (value instanceof Timestamp) return 'time';
  if (typeof value === 'string') return value.replaceAll(isTime, 'time');
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (typeof value !== 'object' || value === null) return value;
  // The search keeps a time as a number. A link to what waits holds its end, and its owner is described as of then.
  const fleeting = 'checkPage' in value ? ['by', 'checkPage', 'version'] : ['listedAt'];
  return Object.fromEntries(
    Object.entries(value as DocumentData)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, each]) => [name, fleeting.includes(name) ? 'time' : withoutTimes(each)]),
  );
}
