import { limits } from '@qaysari/contract/shared/limits';
import type { Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, Timestamp } from '../platform/firestore.ts';
import type { UserRecord } from './record.ts';

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
