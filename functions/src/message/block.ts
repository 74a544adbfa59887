import { limits, readCeilings } from '@qaysari/contract/shared/limits';
import type {
  blockUser as blockEndpoint,
  listBlockedUsers as listEndpoint,
  unblockUser as unblockEndpoint,
} from '@qaysari/contract/message/calls';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { isFindable } from '../listing/store.ts';
import { ApiError, notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, Timestamp, firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { withKeyedLock } from '../platform/concurrency.ts';
import { asPerson, findUser, findUsers } from '../user/store.ts';
import {
  conversationReference,
  findOpenConversation,
  findWritten,
  readConversation,
  sidesOf,
  type Sides,
} from './conversation-store.ts';
import { noteStatus } from './inbox-store.ts';
import { presentPartner } from './present.ts';

/**
 * Documents of `users/{uid}/blocks`. The conversation says it too (`blockedBy`), so that sending reads no
 * further document; both are written in one transaction.
 */
const blocksOf = (uid: string) => collection('blocks', uid);

/** Blocks the partner. After the commit no message and no edit of the two is stored. */
export async function addBlock(sides: Sides): Promise<void> {
  await asPerson(sides.me, async (transaction) => {
    const reference = blocksOf(sides.me).doc(sides.partner);
    const [conversation, block] = await transaction.getAll(conversationReference(sides), reference);
    if (block?.exists !== true) {
      transaction.set(reference, { createdAt: Timestamp.fromMillis(clock.now()) });
    }
    if (conversation)
      changeBlock(transaction, conversation, sides, FieldValue.arrayUnion(sides.me));
  });
}

/** What the conversation says of a block, and the open pages of both. */
function changeBlock(
  transaction: Transaction,
  read: DocumentSnapshot,
  sides: Sides,
  blockedBy: FieldValue,
): void {
  const conversation = readConversation(read);
  if (!conversation) return;
  transaction.update(read.ref, { blockedBy });
  noteStatus(transaction, conversation, sides);
  noteStatus(transaction, conversation, { me: sides.partner, partner: sides.me });
}

/** Returns whether there was a block, or a conversation. */
function removeBlock(sides: Sides): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const reference = blocksOf(sides.me).doc(sides.partner);
    const [conversation, block] = await transaction.getAll(conversationReference(sides), reference);
    transaction.delete(reference);
    if (conversation)
      changeBlock(transaction, conversation, sides, FieldValue.arrayRemove(sides.me));
    return conversation?.exists === true || block?.exists === true;
  });
}

/** Who of the two blocks the other: for a conversation that does not exist yet. */
export async function findBlocksBetween(
  { me, partner }: Sides,
  transaction?: Transaction,
): Promise<string[]> {
  const blocks = [blocksOf(me).doc(partner), blocksOf(partner).doc(me)] as const;
  const found = await (transaction ? transaction.getAll(...blocks) : firestore().getAll(...blocks));
  return [me, partner].filter((_uid, index) => found[index]?.exists === true);
}

/** The people whom somebody blocks, latest first. */
async function findBlockedBy(uid: string): Promise<string[]> {
  const all = blocksOf(uid).orderBy('createdAt', 'desc');
  const { docs } = await all.limit(readCeilings.blockedUsers).get();
  return docs.map(({ id }) => id);
}

async function countBlocksOf(uid: string): Promise<number> {
  return (await blocksOf(uid).count().get()).data().count;
}

/** `POST /message/block/{id}`. Also of somebody who has never written, as long as members can find them. */
export const blockUser: Handler<typeof blockEndpoint> = async ({ caller, params }) => {
  const sides = sidesOf(caller.uid, params.id);
  const [user, { conversation }, count] = await Promise.all([
    findUser(sides.partner),
    findOpenConversation(sides),
    countBlocksOf(caller.uid),
  ]);
  if (!user || user.deletedAt) throw notFound();
  if (!conversation && !(await isFindable(user))) throw notFound();
  if (count >= limits.blockedUsers) throw new ApiError(409, 'blocksFull');
  await withKeyedLock([conversationReference(sides).id], () => addBlock(sides));
  return undefined;
};

/** `DELETE /message/block/{id}`. */
export const unblockUser: Handler<typeof unblockEndpoint> = async ({ caller, params }) => {
  const sides = sidesOf(caller.uid, params.id);
  const key = conversationReference(sides).id;
  const isKnown = await withKeyedLock([key], () => removeBlock(sides));
  if (!isKnown && !(await isFindable(await findUser(sides.partner)))) throw notFound();
  return undefined;
};

/** `GET /user/block/users`. */
export const listBlockedUsers: Handler<typeof listEndpoint> = async ({ caller }) => {
  const ids = await findBlockedBy(caller.uid);
  const sides = ids.map((partner): Sides => ({ me: caller.uid, partner }));
  const [users, written] = await Promise.all([findUsers(ids), findWritten(sides)]);
  return ids.map((uid, index) => presentPartner(uid, users.get(uid), written[index]));
};
