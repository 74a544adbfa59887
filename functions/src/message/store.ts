import type { Unreachable } from '@qaysari/contract/message/types';
import { FieldValue, firestore } from '../platform/firestore.ts';
import { isLockedOut } from '../user/public.ts';
import { findUserIn } from '../user/store.ts';
import { conversations, readConversation } from './conversation-store.ts';
import { noteStatus } from './inbox-store.ts';

/** What other features do with conversations. */

const batchSize = 300;

/**
 * Brings all conversations of somebody in line with their account: whether they are deleted or locked out,
 * and without the name of somebody deleted. Reads how things are, so it may run twice and at any time.
 */
export async function syncConversationsToUser(uid: string): Promise<void> {
  // By id: in the order of time, one that somebody writes in meanwhile would move past the next page.
  const query = conversations().where('participants', 'array-contains', uid).limit(batchSize);
  let page = await query.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const { id } of page.docs) await syncConversation(id, uid);
    page = await query.startAfter(last).get();
  }
}

async function syncConversation(id: string, uid: string): Promise<void> {
  await firestore().runTransaction(async (transaction) => {
    const reference = conversations().doc(id);
    const conversation = readConversation(await transaction.get(reference));
    const user = await findUserIn(transaction, uid);
    if (!conversation) return;
    const is = unreachableOf(user);
    const none = FieldValue.delete();
    if (conversation.unreachable?.[uid] === is) return;
    const other = conversation.participants.find((each) => each !== uid);
    if (other !== undefined) noteStatus(transaction, conversation, { me: other, partner: uid });
    transaction.update(reference, {
      [`unreachable.${uid}`]: is ?? none,
      // Older documents have names, for a search of before.
      ...(is === 'deleted' && { [`names.${uid}`]: none }),
    });
  });
}

function unreachableOf(user: Awaited<ReturnType<typeof findUserIn>>): Unreachable | undefined {
  if (!user || user.deletedAt) return 'deleted';
  return isLockedOut(user) ? 'lockedOut' : undefined;
}
