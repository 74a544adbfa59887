import type { setConversationState as endpoint } from '@qaysari/contract/message-endpoints';
import { notFound } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { findOpenConversation, sidesOf } from './conversation-store.ts';
import { changeInbox, readChange } from './inbox-store.ts';

/**
 * `PUT /message/state/{userId}`. What the partner may know of it, how far the caller has read and received,
 * is copied to the partner's side.
 */
export const setConversationState: Handler<typeof endpoint> = async ({ caller, params, body }) => {
  const sides = sidesOf(caller.uid, params.userId);
  const other = { me: sides.partner, partner: sides.me };
  await firestore().runTransaction(async (transaction) => {
    const { conversation, inbox } = await findOpenConversation(sides, transaction);
    if (!conversation) throw notFound();
    const { readUpTo = 0, deliveredUpTo = 0, isMuted = inbox.isMuted } = body;
    const open = { conversation, inbox };
    const read = await readChange(transaction, open, sides, readUpTo);
    const delivered = Math.max(
      inbox.deliveredUpTo,
      Math.min(deliveredUpTo, conversation.seq),
      Math.min(readUpTo, conversation.seq),
    );
    const isNews = read !== undefined || delivered > inbox.deliveredUpTo;
    if (!isNews && isMuted === inbox.isMuted) return;
    changeInbox(transaction, sides, { ...read, deliveredUpTo: delivered, isMuted });
    if (!isNews) return;
    changeInbox(transaction, other, {
      partnerReadUpTo: Math.max(inbox.readUpTo, Math.min(readUpTo, conversation.seq)),
      partnerDeliveredUpTo: delivered,
    });
  });
  return undefined;
};
