import type { deleteConversation as endpoint } from '@qaysari/contract/message/calls';
import { notFound } from '../platform/api-error.ts';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/keyed-lock.ts';
import { conversations, findOpenConversation, readConversation } from './conversation-store.ts';
import { changeInbox, readChange } from './inbox-store.ts';

/** Two uids and a line between them. */
const conversationIdForm = /^[A-Za-z0-9_-]{3,257}$/;

/** `DELETE /message/conversation/{id}`. A later message brings it back, without the earlier ones. */
export const deleteConversation: Handler<typeof endpoint> = async ({ caller, params }) => {
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
