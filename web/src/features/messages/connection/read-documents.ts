import type { LatestMessage, Message } from '@qaysari/contract/message/types';
import type { DocumentData, Timestamp } from 'firebase/firestore';
import type { InboxEntry, LiveConversation, TailEvent } from './live-events.ts';

/** Documents as the API writes them (docs/data-model.md). */
interface Read {
  id: string;
  data: DocumentData;
}

const isoOf = (time: unknown) => (time as Timestamp).toDate().toISOString();

export function readTail(documents: readonly Read[]): TailEvent {
  const deleted = documents.filter(({ data }) => data['deletedAt'] !== null);
  const shown = documents.filter(({ data }) => data['deletedAt'] === null);
  const seqOf = ({ data }: Read) => data['seq'] as number;
  return {
    messages: shown.map(({ id, data }) => ({
      ...latest(id, data),
      receiver: data['receiver'] as string,
      ...(data['editedAt'] ? { editedAt: isoOf(data['editedAt']) } : {}),
    })),
    gone: deleted.map(seqOf),
    latest: Math.max(0, ...documents.map(seqOf)),
  };
}

function latest(id: string, data: DocumentData): LatestMessage {
  const { phrase, meeting, answer } = data as Partial<Message>;
  return {
    _id: id,
    seq: data['seq'] as number,
    sender: data['sender'] as string,
    content: data['content'] as string,
    createdAt: isoOf(data['createdAt']),
    ...(phrase && { phrase }),
    ...(meeting && { meeting }),
    ...(answer && { answer }),
  };
}

/** Fields that nobody has written yet are left out of the document. */
export function readInboxEntry({ id, data }: Read): InboxEntry {
  return {
    readUpTo: 0,
    readCount: 0,
    deliveredUpTo: 0,
    partnerReadUpTo: 0,
    partnerDeliveredUpTo: 0,
    hiddenUpTo: 0,
    hidden: [],
    isMuted: false,
    partner: '',
    ...data,
    statusAt: (data['statusAt'] as Timestamp | undefined)?.toMillis() ?? 0,
    _id: id,
  };
}

export function readConversation({ id, data }: Read): LiveConversation {
  const said = data['latestMessage'] as DocumentData | undefined;
  return {
    _id: id,
    seq: data['seq'] as number,
    sent: data['sent'] as Record<string, number>,
    updatedAt: (data['updatedAt'] as Timestamp).toMillis(),
    blockedBy: data['blockedBy'] as string[],
    ...(said && { latestMessage: latest(said['id'] as string, said) }),
  };
}
