import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, Timestamp } from '../platform/firestore.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import { isActive, type UserRecord } from './record.ts';

/** Which sessions of a user are good, as the document of `users` says it. */

const users = () => collection('users');

/**
 * Ends all sessions of a user with their next request, and returns from when later ones are valid. `user`
 * must have been read in the same transaction: so the time only moves forward, whatever the clocks of the
 * instances say.
 */
export function endSessions(transaction: Transaction, user: UserRecord): number {
  const validFrom = Math.max(clock.now(), sessionsValidFrom(user) + 1);
  const sessionsStart = Timestamp.fromMillis(validFrom);
  transaction.update(users().doc(user.id), {
    sessionsValidFrom: sessionsStart,
    endedSessions: FieldValue.delete(),
  });
  return validFrom;
}

/** In milliseconds; 0 for a user whose sessions never ended. */
export function sessionsValidFrom(user: UserRecord): number {
  return user.sessionsValidFrom?.toMillis() ?? 0;
}

/** How long a session can last: afterwards nobody need remember that it was ended. */
const sessionMs = limits.tokenDays * 24 * 60 * 60 * 1000;

/** Sessions that a user's document remembers as ended. Each request reads that document. */
const maxEnded = 2 * limits.sessionsEnded;

/**
 * Ends single sessions of a user with their next request, and returns from when sessions are valid. Where more have
 * ended in a week than the document remembers, it ends all that were begun. `user` must have been read in the same
 * transaction.
 */
export function endSomeSessions(
  transaction: Transaction,
  user: UserRecord,
  ids: readonly string[],
): number {
  const now = clock.now();
  const running = Object.entries(user.endedSessions ?? {}).filter(
    ([, endedAt]) => endedAt.toMillis() > now - sessionMs,
  );
  if (running.length + ids.length > maxEnded) return endSessions(transaction, user);
  const ended = ids.map((id) => [id, Timestamp.fromMillis(now)] as const);
  transaction.update(users().doc(user.id), {
    endedSessions: Object.fromEntries([...running, ...ended]),
  });
  return sessionsValidFrom(user);
}

/** Whether a session of a user was ended: alone, or with all others of that time. */
export function isSessionOver(
  user: UserRecord,
  { id, validFrom }: { id?: string | undefined; validFrom: number },
): boolean {
  const isEnded = id !== undefined && user.endedSessions?.[id] !== undefined;
  return isEnded || sessionsValidFrom(user) > validFrom;
}

/**
 * Browsers that have signed in to an account, or have set its password. Their wrong tries are counted apart, so
 * that strangers never use them up. Being known proves nothing else.
 */

const dayMs = 24 * 60 * 60 * 1000;
const knownMs = limits.browserDays * dayMs;

/** Whether a browser, by the hash of its secret, is known to an account. */
export function isKnownBrowser(
  user: UserRecord | undefined,
  browser: string | undefined,
): browser is string {
  return stillKnown(user).some(({ hash }) => hash === browser);
}

/**
 * Notes a browser, once a day at most. A failure is only logged: the sign-in works without it. Not in a transaction,
 * because concurrent sign-ins of one person would wait for one another.
 */
export async function rememberBrowser(uid: string, browser: string): Promise<void> {
  try {
    await note(uid, browser);
  } catch (error) {
    logError('a browser could not be noted', error);
  }
}

/** Does nothing for somebody who was deleted or locked out meanwhile. */
function note(uid: string, browser: string): Promise<void> {
  return commitIfUnchanged(async () => {
    const read = await collection('users').doc(uid).get();
    const user = read.data() as UserRecord | undefined;
    const known = stillKnown(user);
    const now = clock.now();
    const isNoted = known.some(({ hash, at }) => hash === browser && at.toMillis() > now - dayMs);
    if (!isActive(user) || isNoted) return { batch: undefined, result: undefined };
    const others = known.filter(({ hash }) => hash !== browser);
    const knownBrowsers = [...others, { hash: browser, at: Timestamp.fromMillis(now) }];
    const batch = newBatch();
    setIfUnchanged(batch, read, { knownBrowsers: knownBrowsers.slice(-limits.knownBrowsers) });
    return { batch, result: undefined };
  });
}

function stillKnown(user: UserRecord | undefined): NonNullable<UserRecord['knownBrowsers']> {
  const known = user?.knownBrowsers ?? [];
  return known.filter(({ at }) => isRunning(at.toMillis() + knownMs, knownMs));
}

/** Forgets which page a user was on their way to (`nextPageOf`): a session has begun. */
export async function forgetNextPage(uid: string): Promise<void> {
  await collection('users').doc(uid).update({ next: FieldValue.delete() });
}

/** From now on, our mails are in the language in which they signed in. */
export async function followLanguage(uid: string, language: Language): Promise<void> {
  await collection('users').doc(uid).update({ language });
}
