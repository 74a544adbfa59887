import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import type {
  deleteConversation as deleteConversationEndpoint,
  setConversationState as setConversationStateEndpoint,
} from '@qaysari/contract/message/calls';
import { notFound, signInNeeded } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/concurrency.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import {
  conversationReference,
  conversations,
  findOpenConversation,
  inboxReference,
  isDeletedIn,
  readConversation,
  readInbox,
  sidesOf,
  type Sides,
} from './conversation-store.ts';
import { changeInbox, readChange, removeOfDeleted } from './inbox-store.ts';

/**
 * `PUT /message/state/{userId}`. What the partner may know of it, how far the caller has read and received,
 * is copied to the partner's side.
 */
export const setConversationState: Handler<typeof setConversationStateEndpoint> = async ({
  caller,
  params,
  body,
}) => {
  const sides = sidesOf(caller.uid, params.userId);
  let tried = 0;
  const isNew = await commitIfUnchanged(() => change(sides, body, ++tried === 1), {
    mayBeThere: true,
  });
  // One of the two may have deleted their account since the conversation was read.
  if (isNew) await removeOfDeleted(sides);
  return undefined;
};

/** The result says whether a document may be new. */
async function change(
  sides: Sides,
  body: BodyOf<typeof setConversationStateEndpoint>,
  isFirstTry: boolean,
) {
  const read = await inboxReference(sides).get();
  const inbox = readInbox(read, sides.partner);
  // Read after the inbox: whatever is deleted later changes the inbox too, and this attempt fails.
  const conversation = readConversation(await conversationReference(sides).get());
  if (!conversation) throw notFound();
  if (isDeletedIn(conversation, sides.me)) throw signInNeeded();
  const { readUpTo = 0, deliveredUpTo = 0, isMuted = inbox.isMuted } = body;
  const seen = await readChange({ conversation, inbox }, sides, readUpTo);
  const delivered = Math.max(
    inbox.deliveredUpTo,
    Math.min(Math.max(deliveredUpTo, readUpTo), conversation.seq),
  );
  const isNews = seen !== undefined || delivered > inbox.deliveredUpTo;
  if (!isNews && isMuted === inbox.isMuted) return { batch: undefined, result: false };
  const batch = newBatch();
  setIfUnchanged(batch, read, {
    ...{ partner: sides.partner, ...seen, deliveredUpTo: delivered, isMuted },
  });
  // An earlier update has created the partner's document. If it is gone all the same, the next try creates it.
  const wasReported = isFirstTry && Math.max(inbox.readUpTo, inbox.deliveredUpTo) > 0;
  if (isNews && !isDeletedIn(conversation, sides.partner)) {
    const theirs = {
      partner: sides.me,
      partnerReadUpTo: Math.max(inbox.readUpTo, Math.min(readUpTo, conversation.seq)),
      partnerDeliveredUpTo: delivered,
    };
    const reference = inboxReference({ me: sides.partner, partner: sides.me });
    if (wasReported) batch.update(reference, theirs);
    else batch.set(reference, theirs, { merge: true });
  }
  return { batch, result: !read.exists || (isNews && !wasReported) };
}

/** Two uids and a line between them. */
const conversationIdForm = /^[A-Za-z0-9_-]{3,257}$/;

/** `DELETE /message/conversation/{id}`. A later message brings it back, without the earlier ones. */
export const deleteConversation: Handler<typeof deleteConversationEndpoint> = async ({
  caller,
  params,
}) => {
  const { id } = params;
  const me = caller.uid;
  if (!conversationIdForm.test(id) || /^__.*__$/.test(id)) throw notFound();
  const known = readConversation(await conversations().doc(id).get());
  const partner = known?.participants.find((each) => each !== me);
  if (partner === undefined || known?.participants.includes(me) !== true) throw notFound();
  const sides = { me, partner };
  await withKeyedLock([id], () =>
    firestore().runTransaction(async (transaction) => {
      const { conversation, inbox } = await findOpenConversation(sides, transaction);
      if (!conversation || inbox.hiddenUpTo >= conversation.seq) return;
      const open = { conversation, inbox };
      const read = await readChange(open, sides, conversation.seq, transaction);
      const change = { ...read, hiddenUpTo: conversation.seq, hidden: [] };
      changeInbox(transaction, conversation, sides, change);
    }),
  );
  return undefined;
};
