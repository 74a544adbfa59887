import { createHash } from 'node:crypto';
import { tooManyRequests } from './api-error.ts';
import { clock } from './clock.ts';
import { collection } from './collections.ts';
import { firestore, Timestamp, type DocumentReference } from './firestore.ts';
import { oneByOne } from './one-by-one.ts';

/** At most `limit` in any stretch of so many seconds. */
export interface Rule {
  limit: number;
  seconds: number;
}

/** Somebody (an account, an address) who does something that is limited. */
export interface Turn {
  /** What is done: counts of one kind do not meet those of another. */
  kind: string;
  /** Who does it; kept as a hash only. */
  subject: string;
  rules: readonly Rule[];
}

/** Takes the turn back: what was done was nothing to limit. */
export type GiveBack = () => Promise<void>;

/** A flood at one subject is refused from memory; after so many subjects the oldest is forgotten. */
const rememberedSubjects = 10_000;
const refusedUntil = new Map<string, number>();

/**
 * Counts one turn for each of these, or throws 429 with `Retry-After`, and then counts none. All
 * instances share the counts (`rateLimits/{hash}`: the times of the last turns, with a time to live),
 * so that of any number at once no more than the limit get through.
 */
export function takeTurns(turns: readonly Turn[]): Promise<GiveBack> {
  const ids = turns.map(idOf);
  return oneByOne(ids, () => count(turns, ids));
}

async function count(turns: readonly Turn[], ids: readonly string[]): Promise<GiveBack> {
  const now = clock.now();
  refuse(Math.max(0, ...ids.map((id) => refusedUntil.get(id) ?? 0)), now);
  const references = ids.map((id) => collection('rateLimits').doc(id));
  const refused = await countIn(turns, references, now);
  refuse(refused, now);
  return async () => {
    await Promise.all(references.map((reference) => forget(reference, now)));
  };
}

/** Writes the turns down, or answers until when they are refused. */
function countIn(
  turns: readonly Turn[],
  references: readonly DocumentReference[],
  now: number,
): Promise<number> {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...references);
    const past = snapshots.map((each) => timesIn(each.data()));
    const until = turns.map(({ rules }, index) => freeAt(past[index] ?? [], rules, now));
    until.forEach((moment, index) => remember(references[index]?.id ?? '', moment, now));
    const latest = Math.max(...until);
    if (latest > now) return latest;
    turns.forEach(({ kind, rules }, index) => {
      const longest = 1000 * Math.max(...rules.map(({ seconds }) => seconds));
      const times = [...(past[index] ?? []).filter((time) => time > now - longest), now];
      const expireAt = Timestamp.fromMillis(now + longest);
      transaction.set(references[index] as DocumentReference, { kind, times, expireAt });
    });
    return 0;
  });
}

/** Forgets all turns of a subject. */
export async function clearTurns(kind: string, subject: string): Promise<void> {
  const id = idOf({ kind, subject });
  refusedUntil.delete(id);
  await collection('rateLimits').doc(id).delete();
}

function idOf({ kind, subject }: Pick<Turn, 'kind' | 'subject'>): string {
  return createHash('sha256').update(`${kind}:${subject}`).digest('hex');
}

function timesIn(data: FirebaseFirestore.DocumentData | undefined): number[] {
  const times: unknown = data?.['times'];
  return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
}

/** When the next turn is allowed, by the times of those before. */
function freeAt(times: readonly number[], rules: readonly Rule[], now: number): number {
  const moments = rules.map(({ limit, seconds }) => {
    const within = times.filter((time) => time > now - seconds * 1000);
    const oldest = within[within.length - limit];
    return oldest === undefined ? 0 : oldest + seconds * 1000;
  });
  return Math.max(...moments);
}

function remember(id: string, until: number, now: number): void {
  refusedUntil.delete(id);
  if (until <= now) return;
  refusedUntil.set(id, until);
  const [oldest] = refusedUntil.keys();
  if (refusedUntil.size > rememberedSubjects && oldest !== undefined) refusedUntil.delete(oldest);
}

function refuse(until: number, now: number): void {
  if (until > now) throw tooManyRequests((until - now) / 1000);
}

async function forget(reference: DocumentReference, time: number): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const times = timesIn((await transaction.get(reference)).data());
    const index = times.indexOf(time);
    if (index !== -1) transaction.update(reference, { times: times.toSpliced(index, 1) });
  });
}
