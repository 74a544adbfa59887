import { fold } from '@qaysari/contract/shared/fold';
import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import type {
  listConversations as listConversationsEndpoint,
  countUnread as countUnreadEndpoint,
} from '@qaysari/contract/message/calls';
import { shownNameOf } from '@qaysari/contract/account/person';
import { unreadOf, type Conversation } from '@qaysari/contract/message/types';
import { firestore } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { instanceRateLimit } from '../platform/instance-rate-limit.ts';
import { findUsers } from '../user/store.ts';
import {
  findLatestConversations,
  inboxReference,
  readInbox,
  writtenIn,
  type Sides,
} from './conversation-store.ts';
import { countUnreadConversations } from './inbox-store.ts';
import { findLatestBefore, latestOf } from './message-store.ts';
import { blockStatusOf, contentOf, presentLatest, presentPartner } from './present.ts';
import type { ConversationRecord, InboxDocument, LatestMessageRecord } from './record.ts';

/** A search looks through hundreds of conversations. */
const takeSearch = instanceRateLimit({ limit: 60, seconds: 60 });

/**
 * `GET /message/me`. Without those that the caller has deleted and nobody has written in since. A search
 * folds letters as the search of ads does, and finds every word in names and latest messages.
 */
export const listConversations: Handler<typeof listConversationsEndpoint> = async ({
  caller,
  query,
  language,
}) => {
  const { search, page = 1 } = query;
  const found =
    search === undefined
      ? await findPage(caller.uid, page)
      : await findMatching(caller.uid, fold(search).split(' '), language);
  const seen = await findSeen(caller.uid, found);
  const users = await findUsers(seen.map(({ sides }) => sides.partner));
  return seen.map((each) => present(each, users, language));
};

async function findPage(uid: string, page: number): Promise<ConversationRecord[]> {
  const size = limits.conversationPageSize;
  const offset = (page - 1) * size;
  if (offset >= limits.searchedConversations) return [];
  return findLatestConversations(uid, { offset, limit: size });
}

/** Searches the names that the cards show, as they are now. */
async function findMatching(
  uid: string,
  words: readonly string[],
  language: Language,
): Promise<ConversationRecord[]> {
  takeSearch(uid);
  const all = await findLatestConversations(uid, {
    offset: 0,
    limit: limits.searchedConversations,
  });
  const users = await findUsers(all.map((each) => sidesIn(each, uid).partner));
  const matching = all.filter((conversation) => {
    const name = shownNameOf(partnerIn(conversation, sidesIn(conversation, uid), users)) ?? '';
    const { latestMessage } = conversation;
    const said = latestMessage ? contentOf(latestMessage, language) : '';
    const text = fold(`${name} ${said}`);
    return words.every((word) => text.includes(word));
  });
  return matching.slice(0, limits.conversationPageSize);
}

/** The sides of a conversation, as one of its people sees them. */
function sidesIn({ participants }: ConversationRecord, uid: string): Sides {
  return { me: uid, partner: participants.find((each) => each !== uid) ?? uid };
}

type Users = Awaited<ReturnType<typeof findUsers>>;

/** The partner as the card shows them. */
function partnerIn(conversation: ConversationRecord, sides: Sides, users: Users) {
  const { partner } = sides;
  return presentPartner(partner, users.get(partner), writtenIn(conversation, sides));
}

/** A conversation as somebody sees it. */
interface Seen {
  conversation: ConversationRecord;
  sides: Sides;
  inbox: InboxDocument;
  latest: LatestMessageRecord | undefined;
}

/** Leaves out conversations in which the caller sees nothing. */
async function findSeen(uid: string, found: readonly ConversationRecord[]): Promise<Seen[]> {
  if (found.length === 0) return [];
  const sides = found.map((each) => sidesIn(each, uid));
  const snapshots = await firestore().getAll(...sides.map(inboxReference));
  const seen = await Promise.all(
    found.map(async (conversation, index): Promise<Seen | undefined> => {
      const [side, snapshot] = [sides[index], snapshots[index]];
      if (!side || !snapshot) return undefined;
      const inbox = readInbox(snapshot, side.partner);
      const shown = await latestSeen(conversation, inbox);
      return shown && { conversation, sides: side, inbox, ...shown };
    }),
  );
  return seen.filter((each) => each !== undefined);
}

/**
 * Hiding is rare, so only the latest messages are searched. If all of them are hidden or deleted, the list shows no
 * message.
 */
const batchSize = 4;
const maxBatches = 5;

/**
 * The latest message that the person sees; without one where it is further back than we look. Undefined where they see
 * none.
 */
async function latestSeen(
  { id, latestMessage }: ConversationRecord,
  { hiddenUpTo, hidden }: InboxDocument,
): Promise<Pick<Seen, 'latest'> | undefined> {
  if (!latestMessage || latestMessage.seq <= hiddenUpTo) return undefined;
  const isHidden = new Set(hidden);
  if (!isHidden.has(latestMessage.seq)) return { latest: latestMessage };
  let before = latestMessage.seq;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    // Numbers have no gaps, so what is hidden in a row need not be read.
    while (isHidden.has(before - 1)) before -= 1;
    if (before - 1 <= hiddenUpTo) return undefined;
    const earlier = await findLatestBefore(id, { seq: before, limit: batchSize });
    const shown = earlier.find(({ seq }) => !isHidden.has(seq));
    if (shown) return shown.seq > hiddenUpTo ? { latest: latestOf(shown) } : undefined;
    if (earlier.length < batchSize) return undefined;
    before = earlier.at(-1)?.seq ?? 0;
  }
  return { latest: undefined };
}

function present(
  { conversation, sides, inbox, latest }: Seen,
  users: Users,
  language: Language,
): Conversation {
  return {
    _id: conversation.id,
    partner: partnerIn(conversation, sides, users),
    ...(latest && { latestMessage: presentLatest(latest, language) }),
    unread: unreadOf(conversation, sides.partner, inbox),
    isMuted: inbox.isMuted,
    blockStatus: blockStatusOf(conversation.blockedBy, sides),
  };
}

/** `GET /message/unread`. */
export const countUnread: Handler<typeof countUnreadEndpoint> = async ({ caller }) => ({
  conversations: await countUnreadConversations(caller.uid),
});
