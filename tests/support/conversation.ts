import { conversationIdOf } from '@qaysari/contract/message/types';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** A conversation in which `from` has written and `to` has read nothing. */
export interface UnreadTalk {
  from: string;
  to: string;
  /** How many messages; the latest has this text. */
  count?: number;
  content?: string;
  /** Further fields of the conversation, of the receiver's inbox and of the message. */
  conversation?: object;
  inbox?: object;
  message?: object;
}

/** Writes it as the API and its trigger do; answers the id of the latest message. */
export async function writeUnread(firestore: Firestore, talk: UnreadTalk): Promise<string> {
  const { from, to, count = 1, content = 'سڵاو' } = talk;
  const conversation = conversationIdOf(from, to);
  const id = `${from}~${crypto.randomUUID()}`;
  const createdAt = Timestamp.now();
  const latest = { id, seq: count, sender: from, content, createdAt };
  const participants = [from, to].toSorted();
  const batch = firestore.batch();
  batch.set(firestore.doc(`conversations/${conversation}`), {
    ...{ participants, seq: count, sent: { [from]: count }, latestMessage: latest },
    ...{ updatedAt: createdAt, startedBy: from, startedAt: createdAt, blockedBy: [] },
    ...talk.conversation,
  });
  batch.set(firestore.doc(`messages/${id}`), {
    ...{ conversation, participants, seq: count, sender: from, receiver: to, content },
    ...{ createdAt, deletedAt: null },
    ...talk.message,
  });
  batch.set(firestore.doc(`users/${to}/inbox/${conversation}`), {
    ...{ partner: from, readUpTo: 0, readCount: 0, unread: count, isMuted: false },
    ...talk.inbox,
  });
  await batch.commit();
  return id;
}
