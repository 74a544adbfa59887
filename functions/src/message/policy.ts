import { limits } from '@qaysari/contract/shared/limits';
import type { Unreachable } from '@qaysari/contract/message/types';
import { ApiError, notFound, signInNeeded, tooManyRequests } from '../platform/api-error.ts';
import { Timestamp } from '../platform/firestore.ts';
import { isActive } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import type { Sides } from './conversation-store.ts';
import type { ConversationDocument, Pace } from './record.ts';

/** Throws 403 while one of the two blocks the other. */
export function refuseWhenBlocked(blockedBy: readonly string[], { me }: Sides): void {
  if (blockedBy.includes(me)) throw new ApiError(403, 'blockedByYou');
  if (blockedBy.length > 0) throw new ApiError(403, 'blockedYou');
}

/** Throws 404 for somebody who is deleted or locked out: as for somebody who does not exist. */
export function refuseWhenUnreachable(
  unreachable: Readonly<Record<string, Unreachable>> | undefined,
  { partner }: Sides,
): void {
  if (unreachable?.[partner]) throw notFound();
}

/**
 * Throws 401 for a writer who was deleted or locked out since the request began. Their account is asked only where the
 * conversation says so: it hears a little late that somebody was let in again.
 */
export async function refuseWhenGone(
  unreachable: ConversationDocument['unreachable'],
  me: string,
): Promise<void> {
  if (unreachable?.[me] && !isActive(await findUser(me))) throw signInNeeded();
}

const minuteMs = 60_000;

/** The sender's pace with one more message at `now`. Throws 429 when the minute is full. */
export function nextPace(
  { pace }: Pick<ConversationDocument, 'pace'>,
  me: string,
  now: number,
): Pace {
  const current = pace?.[me];
  const from = current?.from.toMillis() ?? -Infinity;
  if (!current || now >= from + minuteMs || from > now + minuteMs)
    return { from: Timestamp.fromMillis(now), count: 1 };
  if (current.count >= limits.messagesPerMinute) {
    throw tooManyRequests((from + minuteMs - now) / 1000);
  }
  return { from: current.from, count: current.count + 1 };
}
