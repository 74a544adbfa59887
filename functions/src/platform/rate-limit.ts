import { createHash } from 'node:crypto';
import { tooManyRequests } from './api-error.ts';
import { clock } from './clock.ts';
import { collection } from './collections.ts';
import { firestore, Timestamp, type DocumentReference } from './firestore.ts';
import { withKeyedLock } from './keyed-lock.ts';

/** At most `limit` in any stretch of so many seconds. */
export interface RateLimitRule {
  limit: number;
  seconds: number;
}

/** Somebody (an account, an address) who does something that is limited. */
export interface RateLimit {
  /** What is done: counts of one kind do not meet those of another. */
  kind: string;
  /** Who does it; kept as a hash only. */
  subject: string;
  rules: readonly RateLimitRule[];
}

/** Takes the turn back: what was done was nothing to limit. */
export type Refund = () => Promise<void>;

/** A flood at one subject is refused from memory; after so many subjects the oldest is forgotten. */
const maxBlockedSubjects = 10_000;
const blockedUntil = new Map<string, number>();

/**
 * Counts one turn for each of these, or throws 429 with `Retry-After`, and then counts none. All
 * instances share the counts (`rateLimits/{hash}`: the times of the last turns, with a time to live),
 * so that of any number at once no more than the limit get through.
 */
export function consumeRateLimits(limits: readonly RateLimit[]): Promise<Refund> {
  const ids = limits.map(documentId);
  return withKeyedLock(ids, () => consume(limits, ids));
}

async function consume(limits: readonly RateLimit[], ids: readonly string[]): Promise<Refund> {
  const now = clock.now();
  throwWhenBlocked(Math.max(0, ...ids.map((id) => blockedUntil.get(id) ?? 0)), now);
  const references = ids.map((id) => collection('rateLimits').doc(id));
  const until = await record(limits, references, now);
  throwWhenBlocked(until, now);
  return async () => {
    await Promise.all(references.map((reference) => removeTime(reference, now)));
  };
}

/** Writes the turns down, or answers until when they are refused. */
function record(
  limits: readonly RateLimit[],
  references: readonly DocumentReference[],
  now: number,
): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...references);
    const earlier = snapshots.map((each) => readTimes(each.data()));
    const blockedUntil = limits.map(({ rules }, index) =>
      nextAllowedAt(earlier[index] ?? [], rules, now),
    );
    blockedUntil.forEach((moment, index) =>
      rememberBlock(references[index]?.id ?? '', moment, now),
    );
    const latest = Math.max(...blockedUntil);
    if (latest > now) return latest;
    limits.forEach(({ kind, rules }, index) => {
      const longest = 1000 * Math.max(...rules.map(({ seconds }) => seconds));
      const times = [...(earlier[index] ?? []).filter((time) => time > now - longest), now];
      const expireAt = Timestamp.fromMillis(now + longest);
      transaction.set(references[index] as DocumentReference, { kind, times, expireAt });
    });
    return 0;
  });
}

/** Forgets all turns of a subject. */
export async function clearRateLimit(kind: string, subject: string): Promise<void> {
  const id = documentId({ kind, subject });
  blockedUntil.delete(id);
  await collection('rateLimits').doc(id).delete();
}

function documentId({ kind, subject }: Pick<RateLimit, 'kind' | 'subject'>): string {
  return createHash('sha256').update(`${kind}:${subject}`).digest('hex');
}

function readTimes(data: FirebaseFirestore.DocumentData | undefined): number[] {
  const times: unknown = data?.['times'];
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
}

/** When the next turn is allowed, by the times of those before. */
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
  blockedUntil.delete(id);
  if (until <= now) return;
  blockedUntil.set(id, until);
  const [oldest] = blockedUntil.keys();
  if (blockedUntil.size > maxBlockedSubjects && oldest !== undefined) blockedUntil.delete(oldest);
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
