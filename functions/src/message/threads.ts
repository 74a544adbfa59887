import type { Language } from '@qaysari/contract/shared/languages';
import { shownNameOf } from '@qaysari/contract/account/person';
import type { Timestamp } from '../platform/firestore.ts';
import { eachOf } from '../platform/person-documents.ts';
import { findUser } from '../user/store.ts';
import {
  conversations,
  findOpenConversation,
  inboxReference,
  readConversation,
  readInbox,
  writtenIn,
  type Sides,
} from './conversation-store.ts';
import { findMessagesBetween } from './message-store.ts';
import { contentOf, presentPartner } from './present.ts';
import type { ConversationRecord, InboxDocument } from './record.ts';

/** The name by which the first of two people knows the other; undefined without one, and for a deleted account. */
export async function findNameOf(sides: Sides): Promise<string | undefined> {
  const [user, { conversation }] = await Promise.all([
    findUser(sides.partner),
    findOpenConversation(sides),
  ]);
  return shownNameOf(presentPartner(sides.partner, user, writtenIn(conversation, sides)));
}

/** A conversation as one of the two reads it, with the other's name as the site shows it. */
interface Thread {
  /** Left out of a deleted account, and of somebody whose name one may not know. */
  with?: string;
  /** Title of the ad that it began from. */
  ad?: string;
  startedAt: string;
  isMuted: boolean;
  messages: AsyncIterable<object>;
}

/** All conversations of somebody, without what they have hidden and what was deleted. */
export async function* threadsOf(uid: string, language: Language): AsyncGenerator<Thread> {
  const own = conversations().where('participants', 'array-contains', uid);
  for await (const snapshot of eachOf(own)) {
    const conversation = readConversation(snapshot);
    const partner = conversation?.participants.find((each) => each !== uid);
    if (!conversation || partner === undefined) continue;
    const sides = { me: uid, partner };
    const inbox = readInbox(await inboxReference(sides).get(), partner);
    const written = writtenIn(conversation, sides);
    const name = shownNameOf(presentPartner(partner, await findUser(partner), written));
    yield {
      ...(name !== undefined && { with: name }),
      ...(conversation.listing && { ad: conversation.listing.title }),
      startedAt: conversation.startedAt.toDate().toISOString(),
      isMuted: inbox.isMuted,
      messages: messagesOf({ conversation, inbox, sides }, language),
    };
  }
}

const pageSize = 300;

interface Seen {
  conversation: ConversationRecord;
  inbox: InboxDocument;
  sides: Sides;
}

async function* messagesOf({ conversation, inbox, sides }: Seen, language: Language) {
  const hidden = new Set(inbox.hidden);
  for (let first = inbox.hiddenUpTo + 1; first <= conversation.seq; first += pageSize) {
    const last = Math.min(first + pageSize - 1, conversation.seq);
    for (const message of await findMessagesBetween(conversation.id, { first, last })) {
      const { seq, sender, createdAt, editedAt, deletedAt } = message;
      if (deletedAt || hidden.has(seq)) continue;
      yield {
        from: sender === sides.me ? 'me' : 'other',
        at: createdAt.toDate().toISOString(),
        ...(editedAt && { editedAt: editedAt.toDate().toISOString() }),
        text: contentOf(message, language),
      };
    }
  }
}

const conversationPageSize = 100;

/** A conversation is written in by both, so the latest of one of them is among the latest of both. */
const latest = 50;

/**
 * The people that somebody has written to since then, the latest first, without those who block them. Reads the latest
 * 50 messages of each conversation.
 */
export async function* findWrittenTo(uid: string, since: Timestamp): AsyncGenerator<string> {
  const query = conversations()
    .where('participants', 'array-contains', uid)
    .where('updatedAt', '>=', since)
    .orderBy('updatedAt', 'desc')
    .limit(conversationPageSize);
  let page = await query.get();
  for (let last = page.docs.at(-1); last; last = page.docs.at(-1)) {
    for (const each of page.docs) {
      const conversation = readConversation(each);
      const partner = conversation?.participants.find((one) => one !== uid);
      if (!conversation || partner === undefined || conversation.blockedBy.includes(partner))
        continue;
      if (await hasWritten(uid, conversation, since)) yield partner;
    }
    page = await query.startAfter(last).get();
  }
}

async function hasWritten(
  uid: string,
  { id, seq }: ConversationRecord,
  since: Timestamp,
): Promise<boolean> {
  const range = { first: Math.max(1, seq - latest + 1), last: seq };
  const messages = await findMessagesBetween(id, range);
  return messages.some(({ sender, createdAt }) => sender === uid && createdAt >= since);
}
