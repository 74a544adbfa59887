import type { DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { collection } from '../platform/collections.ts';
import type { DocumentReference } from '../platform/firestore.ts';
import type { LatestMessageRecord, MessageDocument, MessageRecord } from './record.ts';

/** Documents of `messages`. */

const messages = () => collection('messages');

/** Letters of the latest message that a list needs. */
const shownLength = 200;

/** `{uid}~{key}`: only its sender can make a message with this id. */
export function messageIdOf(sender: string, key: string): string {
  return `${sender}~${key}`;
}

/** Whether a text from outside can be the id of a message. */
export function isMessageId(text: string): boolean {
  return /^[A-Za-z0-9_-]{1,128}~[A-Za-z0-9_-]{1,128}$/.test(text);
}

export function messageReference(id: string): DocumentReference {
  return messages().doc(id);
}

export function readMessage(snapshot: DocumentSnapshot): MessageRecord | undefined {
  const data = snapshot.data() as MessageDocument | undefined;
  return data && { ...data, id: snapshot.id };
}

/** Undefined also for an id that no message can have. */
export async function findMessage(
  id: string,
  transaction?: Transaction,
): Promise<MessageRecord | undefined> {
  if (!isMessageId(id)) return undefined;
  const reference = messageReference(id);
  return readMessage(await (transaction ? transaction.get(reference) : reference.get()));
}

/** The messages with these numbers, both included, in the order of time. */
export async function findMessagesBetween(
  conversation: string,
  { first, last }: { first: number; last: number },
  transaction?: Transaction,
): Promise<MessageRecord[]> {
  if (last < first) return [];
  const query = messages()
    .where('conversation', '==', conversation)
    .where('seq', '>=', first)
    .where('seq', '<=', last)
    .orderBy('seq');
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.flatMap((each) => readMessage(each) ?? []);
}

/** Messages after this number that are not deleted. */
function remainingAfter(conversation: string, seq: number): Query {
  return messages()
    .where('conversation', '==', conversation)
    .where('deletedAt', '==', null)
    .where('seq', '>', seq);
}

/** How many messages after this number are not deleted. Costs one read for each thousand. */
export async function countRemainingAfter(conversation: string, seq: number): Promise<number> {
  return (await remainingAfter(conversation, seq).count().get()).data().count;
}

/**
 * Those of one sender up to `last`, counted in the transaction where there is one. The bound leaves out what
 * was sent since the conversation was read.
 */
export async function countOfSenderBetween(
  { conversation, sender }: Pick<MessageRecord, 'conversation' | 'sender'>,
  { after, last }: { after: number; last: number },
  transaction?: Transaction,
): Promise<number> {
  const query = messages()
    .where('conversation', '==', conversation)
    .where('sender', '==', sender)
    .where('deletedAt', '==', null)
    .where('seq', '>', after)
    .where('seq', '<=', last);
  const count = query.count();
  return (await (transaction ? transaction.get(count) : count.get())).data().count;
}

/** The latest messages before this number that are not deleted, latest first. */
export async function findLatestBefore(
  conversation: string,
  { seq, limit }: { seq: number; limit: number },
  transaction?: Transaction,
): Promise<MessageRecord[]> {
  const query = messages()
    .where('conversation', '==', conversation)
    .where('deletedAt', '==', null)
    .where('seq', '<', seq)
    .orderBy('seq', 'desc')
    .limit(limit);
  const { docs } = await (transaction ? transaction.get(query) : query.get());
  return docs.flatMap((each) => readMessage(each) ?? []);
}

/** What the conversation keeps of a message. */
export function latestOf(message: MessageRecord): LatestMessageRecord {
  const { id, seq, sender, content, createdAt, phrase, meeting, answer } = message;
  return {
    ...{ id, seq, sender, createdAt, content: [...content].slice(0, shownLength).join('') },
    ...(phrase && { phrase }),
    ...(meeting && { meeting }),
    ...(answer && { answer }),
  };
}
