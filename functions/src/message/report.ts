import type { reportConversation as endpoint } from '@qaysari/contract/message-endpoints';
import { notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { consumeRateLimits } from '../platform/rate-limit.ts';
import { securityEvent } from '../platform/security-log.ts';
import { findOpenConversation, sidesOf } from './conversation-store.ts';
import { findMessage } from './message-store.ts';
import { addReport } from './report-store.ts';

/** Staff read each of them. */
const rules = [{ limit: 10, seconds: 24 * 60 * 60 }];

/** `POST /message/report/{userId}`. Also while a block stands. */
export const reportConversation: Handler<typeof endpoint> = async ({ caller, params, body }) => {
  const sides = sidesOf(caller.uid, params.userId);
  const { conversation } = await findOpenConversation(sides);
  if (!conversation) throw notFound();
  if (body.message !== undefined) {
    const message = await findMessage(body.message);
    const isTheirs = message?.sender === sides.partner && !message.deletedAt;
    if (!isTheirs || message.conversation !== conversation.id) throw notFound();
  }
  await consumeRateLimits([{ kind: 'report', subject: caller.uid, rules }]);
  await addReport(sides, body);
  securityEvent('userReported', { uid: caller.uid, reported: sides.partner });
  return undefined;
};
