import type { AnswerTime } from '@qaysari/contract/account/person';
import { limits } from '@qaysari/contract/shared/limits';
import { clock } from '../platform/clock.ts';
import { findLatestConversations } from './conversation-store.ts';
import type { ConversationRecord } from './record.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const weekMs = 7 * dayMs;

const bounds: readonly [AnswerTime, number][] = [
  ['hour', hourMs],
  ['day', dayMs],
  ['threeDays', 3 * dayMs],
  ['week', weekMs],
];

/**
 * Within which time somebody answers two thirds of those who write to them first, by their latest
 * conversations. Undefined when too few people have written.
 */
export async function findAnswerTime(uid: string): Promise<AnswerTime | undefined> {
  const { latest } = limits.answeredConversations;
  const known = await findLatestConversations(uid, { limit: latest });
  return answerTimeOf(known.flatMap((each) => waitingTime(each, uid) ?? []));
}

/**
 * How long the person who began a conversation waited for the first answer, in milliseconds; Infinity for
 * more than a week without one. Undefined for what says nothing yet, or nothing about this person.
 */
function waitingTime(conversation: ConversationRecord, uid: string): number | undefined {
  const { startedBy, startedAt, answeredAt, sent, blockedBy } = conversation;
  if (startedBy === uid || blockedBy.length > 0) return undefined;
  if (answeredAt) return answeredAt.toMillis() - startedAt.toMillis();
  const isAnswered = (sent[uid] ?? 0) > 0;
  const hasWaitedLong = clock.now() - startedAt.toMillis() > weekMs;
  return !isAnswered && hasWaitedLong ? Infinity : undefined;
}

/** The bound within which two thirds of these times are. Undefined for too few of them. */
export function answerTimeOf(times: readonly number[]): AnswerTime | undefined {
  if (times.length < limits.answeredConversations.enough) return undefined;
  const sorted = [...times].sort((one, other) => one - other);
  const usual = sorted[Math.ceil((sorted.length * 2) / 3) - 1] ?? Infinity;
  return bounds.find(([, most]) => usual <= most)?.[0] ?? 'later';
}
