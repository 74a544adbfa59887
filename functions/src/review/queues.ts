import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { info, warn } from 'firebase-functions/logger';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp } from '../platform/firestore.ts';
import { currentRate } from '../rate/store.ts';

/** All that waits for staff, each queue with the field that says since when. Each order has its index. */

const inState = (name: Parameters<typeof collection>[0], state: string) =>
  collection(name).where('state', '==', state);
const inQueue = (name: string) => collection('reviews').where('queue', '==', name);

const queues = {
  newAds: { query: () => inQueue('newAds'), since: 'at' },
  editedAds: { query: () => inQueue('editedAds'), since: 'at' },
  investors: { query: () => inQueue('investors'), since: 'at' },
  reports: { query: () => inState('reportCases', 'open'), since: 'waitsSince' },
  objections: { query: () => inState('reportCases', 'objection'), since: 'waitsSince' },
  promotions: { query: () => inState('promotionRequests', 'open'), since: 'createdAt' },
  questions: { query: () => inState('investorRequests', 'open'), since: 'createdAt' },
} as const satisfies Record<string, { query: () => Query; since: string }>;

export type Queue = keyof typeof queues;
export const queueNames = Object.keys(queues) as readonly Queue[];

/** What waits in a queue, the oldest first. */
export function oldestFirst(name: Queue): Query {
  const { query, since } = queues[name];
  return query().orderBy(since);
}

/** Since when it waits. */
export function waitsSince(name: Queue, document: QueryDocumentSnapshot): number {
  const since: unknown = document.get(queues[name].since);
  return since instanceof Timestamp ? since.toMillis() : clock.now();
}

/** How many things wait in a queue, and the whole hours that the oldest has waited; 0 for none. */
interface QueueLength {
  count: number;
  oldestHours: number;
}

const hourMs = 60 * 60 * 1000;
/** From then on an alert is raised (deploy/alerts/waiting.json). */
const longHours = 24;

async function lengthOf(name: Queue): Promise<QueueLength> {
  const query = oldestFirst(name);
  const [counted, { docs }] = await Promise.all([query.count().get(), query.limit(1).get()]);
  const since = docs.map((each) => waitsSince(name, each))[0] ?? clock.now();
  return {
    count: counted.data().count,
    oldestHours: Math.max(0, Math.floor((clock.now() - since) / hourMs)),
  };
}

/** Counts the queues, and writes one line to the log: a warning when anything has waited for a day. */
export async function countQueues(): Promise<void> {
  const lengths = await Promise.all(
    queueNames.map(async (name) => [name, await lengthOf(name)] as const),
  );
  const oldestHours = Math.max(...lengths.map(([, length]) => length.oldestHours));
  const queueLengths = Object.fromEntries(lengths);
  const line = { oldestHours, queues: queueLengths, rateDays: await rateAgeInDays() };
  if (oldestHours >= longHours) warn('staff have let something wait for a day', line);
  else info('what waits for staff', line);
}

/** Whole days since the market had the rate in force; undefined as long as there was none. */
export async function rateAgeInDays(): Promise<number | undefined> {
  const rate = await currentRate();
  return rate && Math.floor((clock.now() - Date.parse(rate.date)) / (24 * hourMs));
}
