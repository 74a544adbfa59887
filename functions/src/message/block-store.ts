import type { Transaction } from 'firebase-admin/firestore';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { FieldValue, firestore, Timestamp } from '../platform/firestore.ts';
import { asPerson } from '../user/store.ts';
import { conversationReference, type Sides } from './conversation-store.ts';

/**
 * Documents of `users/{uid}/blocks`. The conversation says it too (`blockedBy`), so that sending reads no
 * further document; both are written in one transaction.
 */
const blocksOf = (uid: string) => collection('blocks', uid);

/** Blocks the partner. After the commit no message and no edit of the two is stored. */
export async function addBlock(sides: Sides): Promise<void> {
  await asPerson(sides.me, async (transaction) => {
    const block = blocksOf(sides.me).doc(sides.partner);
    const [conversation, standing] = await transaction.getAll(conversationReference(sides), block);
    if (standing?.exists !== true) {
      transaction.set(block, { createdAt: Timestamp.fromMillis(clock.now()) });
    }
    if (conversation?.exists === true) {
      transaction.update(conversation.ref, { blockedBy: FieldValue.arrayUnion(sides.me) });
    }
  });
}

/** Answers whether there was a block, or a conversation. */
export function removeBlock(sides: Sides): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const reference = blocksOf(sides.me).doc(sides.partner);
    const [conversation, block] = await transaction.getAll(conversationReference(sides), reference);
    transaction.delete(reference);
    if (conversation?.exists === true) {
      transaction.update(conversation.ref, { blockedBy: FieldValue.arrayRemove(sides.me) });
    }
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
export async function findBlockedBy(uid: string, limit: number): Promise<string[]> {
  const { docs } = await blocksOf(uid).orderBy('createdAt', 'desc').limit(limit).get();
  return docs.map(({ id }) => id);
}

export async function countBlocksOf(uid: string): Promise<number> {
  return (await blocksOf(uid).count().get()).data().count;
}
