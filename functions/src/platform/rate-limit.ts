import { ApiError, tooManyRequests } from './api-error.ts';
import { BoundedMap } from './bounded-map.ts';
import { clock, isFromWrongClock, isRunning } from './clock.ts';
import { collection } from './collections.ts';
import {
  firestore,
  Timestamp,
  type DocumentReference,
  type TransactionOrBatch,
} from './firestore.ts';
import { keyedHash } from './keyed-hash.ts';
import { withKeyedLock } from './concurrency.ts';

/** At most `limit` requests in any period of `seconds`. */
export interface RateLimitRule {
  limit: number;
  seconds: number;
}

/** A limit on what one subject (an account, an address) does. */
export interface RateLimit {
  /** Requests of different kinds are counted apart. */
  kind: string;
  /** Stored as a keyed hash only. */
  subject: string;
  rules: readonly RateLimitRule[];
}

/** Removes the counted request, because it should not count. */
export type Refund = () => Promise<void>;

/** A blocked subject, cached in memory so that a flood costs no reads. */
interface Block {
  until: number;
  /** Then the counts are read again: another instance may have cleared them. */
  checkAgainAt: number;
}

const rememberMs = 5_000;
/** The oldest is dropped above this number. */
const maxBlockedSubjects = 10_000;
const blocks = new BoundedMap<string, Block>(maxBlockedSubjects);

/**
 * Counts one request against each limit, or throws 429 with `Retry-After` and counts none. All instances
 * share the counts: `rateLimits/{hash}` holds the times of the last requests and expires. So concurrent
 * requests cannot exceed a limit.
 */
export function consumeRateLimits(limits: readonly RateLimit[]): Promise<Refund> {
  const ids = limits.map(rateLimitId);
  return withKeyedLock(ids, () => consume(limits, ids));
}

/** Counts one request, and removes the count by its result. Undefined, and counted nowhere, above the limit. */
export async function takeIfWithin(limit: RateLimit): Promise<Refund | undefined> {
  try {
    return await consumeRateLimits([limit]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return undefined;
    throw error;
  }
}

/** Counts one request where the limit allows it, and says whether it did. */
export async function isWithin(limit: RateLimit): Promise<boolean> {
  return (await takeIfWithin(limit)) !== undefined;
}

/** How many more requests the limit allows now. Counts none. */
export async function remainingIn(limit: RateLimit): Promise<number> {
  const now = clock.now();
  const snapshot = await collection('rateLimits').doc(rateLimitId(limit)).get();
  const times = readTimes(snapshot.data());
  const left = limit.rules.map(
    ({ limit: most, seconds }) => most - times.filter((time) => time > now - seconds * 1000).length,
  );
  return Math.max(0, Math.min(...left));
}

async function consume(limits: readonly RateLimit[], ids: readonly string[]): Promise<Refund> {
  const now = clock.now();
  throwWhenBlocked(Math.max(0, ...ids.map(rememberedBlock)), now);
  const references = ids.map((id) => collection('rateLimits').doc(id));
  const until = await record(limits, references, now);
  throwWhenBlocked(until, now);
  return async () => {
    await Promise.all(references.map((reference) => removeTime(reference, now)));
  };
}

/** Stores the request. Returns 0, or until when it is blocked. */
function record(
  limits: readonly RateLimit[],
  references: readonly DocumentReference[],
  now: number,
): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...references);
    const stored = snapshots.map((each) => readTimes(each.data()));
    // Times from a wrong clock count from now on, instead of when that clock would be right.
    const earlier = stored.map((times) =>
      times.map((time) => (isFromWrongClock(time) ? now : time)),
    );
    const blockedUntil = limits.map(({ rules }, index) =>
      nextAllowedAt(earlier[index] ?? [], rules, now),
    );
    blockedUntil.forEach((until, index) => rememberBlock(references[index]?.id ?? '', until, now));
    const latest = Math.max(...blockedUntil);
    if (latest > now) {
      references.forEach((reference, index) => {
        if (stored[index]?.some(isFromWrongClock)) {
          transaction.update(reference, { times: earlier[index] ?? [] });
        }
      });
      return latest;
    }
    limits.forEach(({ kind, rules }, index) => {
      const longest = 1000 * Math.max(...rules.map(({ seconds }) => seconds));
      const times = [...(earlier[index] ?? []).filter((time) => time > now - longest), now];
      const expireAt = Timestamp.fromMillis(now + longest);
      transaction.set(references[index] as DocumentReference, { kind, times, expireAt });
    });
    return 0;
  });
}

/** Deletes the counted requests of a subject. */
export async function clearRateLimit(kind: string, subject: string): Promise<void> {
  const id = rateLimitId({ kind, subject });
  blocks.delete(id);
  await collection('rateLimits').doc(id).delete();
}

/** The same, in one with other writes. */
export function clearRateLimitIn(writes: TransactionOrBatch, kind: string, subject: string): void {
  const id = rateLimitId({ kind, subject });
  blocks.delete(id);
  writes.delete(collection('rateLimits').doc(id));
}

/** Of the document in `rateLimits` that counts for a subject. Without the key nobody can try all addresses. */
export function rateLimitId({ kind, subject }: Pick<RateLimit, 'kind' | 'subject'>): string {
  return keyedHash('limit', `${kind}:${subject}`).toString('hex');
}

function readTimes(data: FirebaseFirestore.DocumentData | undefined): number[] {
  const times: unknown = data?.['times'];
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
}

/** When the next request is allowed, given the times of the earlier ones. */
function nextAllowedAt(
  times: readonly number[],
  rules: readonly RateLimitRule[],
  now: number,
): number {
  const allowedAt = rules.map(({ limit, seconds }) => {
    const within = times.filter((time) => time > now - seconds * 1000);
    const oldest = within[within.length - limit];
    return oldest === undefined ? 0 : oldest + seconds * 1000;
  });
  return Math.max(...allowedAt);
}

function rememberBlock(id: string, until: number, now: number): void {
  if (until > now) blocks.set(id, { until, checkAgainAt: now + rememberMs });
  else blocks.delete(id);
}

/** Until when a subject is blocked, as far as this instance remembers; else 0. */
function rememberedBlock(id: string): number {
  const block = blocks.get(id);
  return block && isRunning(block.checkAgainAt, rememberMs) ? block.until : 0;
}

function throwWhenBlocked(until: number, now: number): void {
  if (until > now) throw tooManyRequests((until - now) / 1000);
}

async function removeTime(reference: DocumentReference, time: number): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const times = readTimes((await transaction.get(reference)).data());
    const index = times.indexOf(time);
    if (index !== -1) transaction.update(reference, { times: times.toSpliced(index, 1) });
  });
}
