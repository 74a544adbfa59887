import { conversationIdOf } from '@qaysari/contract/message/types';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { notFound } from '../platform/api-error.ts';
import { collection } from '../platform/collections.ts';
import { type DocumentReference, firestore, isDocumentId } from '../platform/firestore.ts';
import type { Written } from '../user/public.ts';
import {
  type ConversationDocument,
  type ConversationRecord,
  type InboxDocument,
  emptyInbox,
} from './record.ts';

/** Documents of `conversations`, and what each of the two keeps of one under `users/{uid}/inbox`. */

export const conversations = () => collection('conversations');
export const inboxOf = (uid: string) => collection('inbox', uid);

/** The two sides of a conversation as the caller sees it. */
export interface Sides {
  me: string;
  partner: string;
}

/** Throws 404 for an id that nobody can have, and for the caller's own. */
export function sidesOf(me: string, partner: string): Sides {
  if (partner === me || !isDocumentId(partner)) throw notFound();
  return { me, partner };
}

export function conversationReference({ me, partner }: Sides): DocumentReference {
  return conversations().doc(conversationIdOf(me, partner));
}

export function inboxReference({ me, partner }: Sides): DocumentReference {
  return inboxOf(me).doc(conversationIdOf(me, partner));
}

export function readConversation(snapshot: DocumentSnapshot): ConversationRecord | undefined {
  const data = snapshot.data() as ConversationDocument | undefined;
  return data && { ...data, id: snapshot.id };
}

export function readInbox(snapshot: DocumentSnapshot, partner: string): InboxDocument {
  return { ...emptyInbox, partner, ...(snapshot.data() as Partial<InboxDocument> | undefined) };
}

/** Who of the two has ever written, also where all of it was deleted. */
export function writtenIn(
  conversation: ConversationDocument | undefined,
  { me, partner }: Sides,
): Written {
  if (!conversation) return { byMe: false, byThem: false };
  const { startedBy, answeredAt, sent } = conversation;
  const hasWritten = (uid: string) =>
    uid === startedBy || answeredAt !== undefined || (sent[uid] ?? 0) > 0;
  return { byMe: hasWritten(me), byThem: hasWritten(partner) };
}

/** The same of many pairs, in their order. */
export async function findWritten(pairs: readonly Sides[]): Promise<Written[]> {
  if (pairs.length === 0) return [];
  const found = await firestore().getAll(...pairs.map(conversationReference));
  return pairs.map((sides, index) => {
    const snapshot = found[index];
    return writtenIn(snapshot && readConversation(snapshot), sides);
  });
}

/** The conversation of two people and what the first of them keeps of it. */
export interface OpenConversation {
  conversation: ConversationRecord | undefined;
  inbox: InboxDocument;
}

/** Reads both in one round trip, in a transaction when one is given. */
export async function findOpenConversation(
  sides: Sides,
  transaction?: Transaction,
): Promise<OpenConversation> {
  const [conversation, inbox] = [conversationReference(sides), inboxReference(sides)];
  const [one, other] = await (transaction
    ? transaction.getAll(conversation, inbox)
    : conversation.firestore.getAll(conversation, inbox));
  if (!one || !other) throw new Error('Firestore answers each document that it is asked for.');
  return { conversation: readConversation(one), inbox: readInbox(other, sides.partner) };
}

/** Whether somebody has deleted their account. The deletion says so before it empties their inbox. */
export function isDeletedIn(
  conversation: Pick<ConversationDocument, 'unreachable'> | undefined,
  uid: string,
): boolean {
  return conversation?.unreachable?.[uid] === 'deleted';
}

/** Reads a conversation in a transaction. Throws 404 for one that does not exist. */
export async function findConversationIn(
  transaction: Transaction,
  sides: Sides,
): Promise<ConversationRecord> {
  const conversation = readConversation(await transaction.get(conversationReference(sides)));
  if (!conversation) throw notFound();
  return conversation;
}

/** Somebody's conversations, the latest first. Costs a read for each, also for those that are skipped. */
export async function findLatestConversations(
  uid: string,
  { offset = 0, limit }: { offset?: number; limit: number },
): Promise<ConversationRecord[]> {
  const { docs } = await conversations()
    .where('participants', 'array-contains', uid)
    .orderBy('updatedAt', 'desc')
    .offset(offset)
    .limit(limit)
    .get();
  return docs.flatMap((each) => readConversation(each) ?? []);
}
