import type { BodyOf } from '@qaysari/contract/endpoint';
import type { setConversationState as endpoint } from '@qaysari/contract/message-endpoints';
import { notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import {
  conversationReference,
  inboxReference,
  readConversation,
  readInbox,
  sidesOf,
  type Sides,
} from './conversation-store.ts';
import { readChange } from './inbox-store.ts';

/**
 * `PUT /message/state/{userId}`. What the partner may know of it, how far the caller has read and received,
 * is copied to the partner's side.
 */
export const setConversationState: Handler<typeof endpoint> = async ({ caller, params, body }) => {
  const sides = sidesOf(caller.uid, params.userId);
  await commitIfUnchanged(() => change(sides, body), { mayBeThere: true });
  return undefined;
};

async function change(sides: Sides, body: BodyOf<typeof endpoint>) {
  const read = await inboxReference(sides).get();
  const inbox = readInbox(read, sides.partner);
  // Read after the inbox: whatever is deleted later changes the inbox too, and this attempt fails.
  const conversation = readConversation(await conversationReference(sides).get());
  if (!conversation) throw notFound();
  const { readUpTo = 0, deliveredUpTo = 0, isMuted = inbox.isMuted } = body;
  const seen = await readChange({ conversation, inbox }, sides, readUpTo);
  const delivered = Math.max(
    inbox.deliveredUpTo,
    Math.min(Math.max(deliveredUpTo, readUpTo), conversation.seq),
  );
  const isNews = seen !== undefined || delivered > inbox.deliveredUpTo;
  if (!isNews && isMuted === inbox.isMuted) return { batch: undefined, result: undefined };
  const batch = newBatch();
  setIfUnchanged(batch, read, {
    ...{ partner: sides.partner, ...seen, deliveredUpTo: delivered, isMuted },
  });
  if (isNews) {
    const theirs = {
      partner: sides.me,
      partnerReadUpTo: Math.max(inbox.readUpTo, Math.min(readUpTo, conversation.seq)),
      partnerDeliveredUpTo: delivered,
    };
    batch.set(inboxReference({ me: sides.partner, partner: sides.me }), theirs, { merge: true });
  }
  return { batch, result: undefined };
}
