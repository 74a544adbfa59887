import { setTimeout as delay } from 'node:timers/promises';
import { warn } from 'firebase-functions/logger';
import { tooManyRequests } from './api-error.ts';
import { BoundedMap } from './bounded-map.ts';
import { clock } from './clock.ts';
import { collection } from './collections.ts';
import { FieldValue, Timestamp, type DocumentReference } from './firestore.ts';
import { keyedHash } from './keyed-hash.ts';

/**
 * How often one thing may happen in an hour before it is slowed down. Unlike a rate limit (rate-limit.ts)
 * it refuses nobody below its ceiling, so one attacker does not lock out thousands of people behind the
 * same network address. It counts roughly: each instance saves and reads a count once in five seconds, so
 * no document is written more often, however many requests there are.
 */
export interface ThrottleRule {
  /** What is counted, such as `password-guess-address`. */
  kind: string;
  /** So many an hour continue immediately. Each further one waits. */
  free: number;
  /** Further ones are refused. None are, where it is missing. */
  ceiling?: number;
}

interface Count {
  /** In all instances, as last read. */
  known: number;
  /** Counted here since then. */
  unsaved: number;
  readAt: number;
}

const hourMs = 60 * 60_000;
const syncEveryMs = 5_000;
const maxCounts = 10_000;
const counts = new BoundedMap<string, Count>(maxCounts);

/** How a request waits. An object, so that tests need not wait. */
export const throttling = { wait: (): Promise<void> => delay(2_000) };

/** Counts one more. Never fails: a count that cannot be saved is logged. */
export async function countForThrottle(rule: ThrottleRule, subject: string): Promise<void> {
  const id = throttleId(rule, subject);
  const count = counts.get(id) ?? { known: 0, unsaved: 0, readAt: -Infinity };
  count.unsaved += 1;
  counts.set(id, count);
  await sync(rule, id);
}

/** Counts one more, then `throttle`. */
export async function countAndThrottle(rule: ThrottleRule, subject: string): Promise<void> {
  await countForThrottle(rule, subject);
  await throttle(rule, subject);
}

/** Whether more than the free ones were counted in this hour. */
export async function isOverLimit(rule: ThrottleRule, subject: string): Promise<boolean> {
  return (await counted(rule, subject)) > rule.free;
}

/** Waits two seconds above the free ones. Throws 429 above the ceiling. */
export async function throttle(rule: ThrottleRule, subject: string): Promise<void> {
  const count = await counted(rule, subject);
  if (count > (rule.ceiling ?? Infinity)) {
    throw tooManyRequests((hourMs - (clock.now() % hourMs)) / 1000);
  }
  if (count > rule.free) await throttling.wait();
}

async function counted(rule: ThrottleRule, subject: string): Promise<number> {
  const id = throttleId(rule, subject);
  await sync(rule, id);
  const { known = 0, unsaved = 0 } = counts.get(id) ?? {};
  return known + unsaved;
}

/** The id of the document in `rateLimits`. The hour is a part of it, so each hour has its own count. */
export function throttleId({ kind }: Pick<ThrottleRule, 'kind'>, subject: string): string {
  const hour = Math.floor(clock.now() / hourMs);
  return keyedHash('limit', `${kind}:${subject}:${hour}`).toString('hex');
}

/** Saves what was counted here and reads what all instances have counted. */
async function sync({ kind }: ThrottleRule, id: string): Promise<void> {
  const before = counts.get(id) ?? { known: 0, unsaved: 0, readAt: -Infinity };
  const now = clock.now();
  if (now - before.readAt < syncEveryMs) return;
  // Requests that come while this one waits use the count as it is.
  const { known, unsaved } = before;
  counts.set(id, { known: known + unsaved, unsaved: 0, readAt: now });
  try {
    const document = collection('rateLimits').doc(id);
    if (unsaved > 0) await save(document, kind, unsaved);
    const total: unknown = (await document.get()).get('count');
    const count = counts.get(id);
    if (count && typeof total === 'number') count.known = total;
  } catch (error) {
    warn('a count was not saved', { kind, error: String(error) });
  }
}

async function save(document: DocumentReference, kind: string, more: number): Promise<void> {
  const expireAt = Timestamp.fromMillis(clock.now() + 2 * hourMs);
  await document.set({ kind, count: FieldValue.increment(more), expireAt }, { merge: true });
}
