import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import type { listMessages as endpoint } from '@qaysari/contract/message/calls';
import type {
  ConversationListing,
  FirstContactFacts,
  MessagePage,
} from '@qaysari/contract/message/types';
import { findViewableCard, isFindable } from '../listing/store.ts';
import { notFound } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import type { Handler } from '../platform/handler.ts';
import { personFactsOf } from '../trust/store.ts';
import { isActive, revealAddress, wasSeenToday, type UserRecord } from '../user/public.ts';
import { findUser } from '../user/store.ts';
import { findBlocksBetween } from './block.ts';
import {
  conversations,
  findOpenConversation,
  sidesOf,
  writtenIn,
  type Sides,
} from './conversation-store.ts';
import { noteContactSeen } from './inbox-store.ts';
import { countRemainingAfter, findMessagesBetween } from './message-store.ts';
import { blockStatusOf, presentMessage, presentPartner } from './present.ts';
import type { ConversationRecord, InboxDocument } from './record.ts';
import { newPeopleLeft } from './new-people.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many people somebody has written to for the first time within 24 hours. Costs one read. */
async function countRecentlyStarted(uid: string): Promise<number> {
  const started = conversations()
    .where('startedBy', '==', uid)
    .where('startedAt', '>', Timestamp.fromMillis(clock.now() - dayMs));
  return (await started.count().get()).data().count;
}

interface Asked {
  page: number;
  limit: number;
  language: Language;
}

/**
 * `GET /message/{userId}`. A page is a range of numbers, so that each costs the same, however old; one with deleted
 * messages has fewer. Throws the same 404 for somebody who does not exist, and for somebody the caller has nothing to
 * do with.
 */
export const listMessages: Handler<typeof endpoint> = async (call) => {
  const { caller, params, query, language, address } = call;
  const sides = sidesOf(caller.uid, params.userId);
  const [{ conversation, inbox }, partner] = await Promise.all([
    findOpenConversation(sides),
    findUser(sides.partner),
  ]);
  if (!conversation && !(await isFindable(partner))) throw notFound();
  const written = writtenIn(conversation, sides);
  const { page = 1, limit = limits.messagePageSize } = query;
  const [history, blockedBy, otherEmail, facts, left] = await Promise.all([
    readHistory({ conversation, inbox }, { page, limit, language }),
    conversation?.blockedBy ?? findBlocksBetween(sides),
    written.byMe && written.byThem ? emailOf(partner, sides, { inbox, address }) : undefined,
    conversation && firstContactOf(conversation, sides, partner),
    conversation ? undefined : newPeopleLeft(sides.me),
  ]);
  const listing = conversation && (await listingOf(conversation, sides));
  return {
    ...history,
    latestSeq: conversation?.seq ?? 0,
    userInfo: {
      ...presentPartner(sides.partner, partner, written),
      ...(otherEmail !== undefined && { otherEmail }),
    },
    blockStatus: blockStatusOf(blockedBy, sides),
    readState: {
      readUpTo: inbox.readUpTo,
      partnerReadUpTo: inbox.partnerReadUpTo,
      partnerDeliveredUpTo: inbox.partnerDeliveredUpTo,
    },
    isMuted: inbox.isMuted,
    ...(listing && { listing }),
    ...(facts && { firstContact: facts }),
    ...(left && { newPeopleLeft: left }),
  };
};

/**
 * The address of the partner, where the caller could open the contact anyway. Seen for the first time in a day it
 * counts as one; who has opened too many reads the conversation without it.
 */
async function emailOf(
  partner: UserRecord | undefined,
  sides: Sides,
  { inbox, address }: { inbox: InboxDocument; address: string },
): Promise<string | undefined> {
  if (!partner || !(await isFindable(partner))) return undefined;
  const seenAt = inbox.contactSeenAt;
  const found = await revealAddress(partner, { uid: sides.me, address, seenAt });
  if (found !== undefined && !wasSeenToday(seenAt)) await noteContactSeen(sides);
  return found;
}

interface Found {
  conversation: ConversationRecord | undefined;
  inbox: InboxDocument;
}

async function readHistory(
  { conversation, inbox }: Found,
  { page, limit, language }: Asked,
): Promise<Pick<MessagePage, 'messages' | 'total' | 'hasOlder'>> {
  if (!conversation) return { messages: [], total: 0, hasOlder: false };
  const { hiddenUpTo } = inbox;
  const last = conversation.seq - (page - 1) * limit;
  const first = Math.max(last - limit, hiddenUpTo) + 1;
  const hidden = new Set(inbox.hidden);
  const [found, remaining] = await Promise.all([
    findMessagesBetween(conversation.id, { first, last }),
    countRemainingAfter(conversation.id, hiddenUpTo),
  ]);
  return {
    messages: found
      .filter(({ deletedAt, seq }) => !deletedAt && !hidden.has(seq))
      .map((message) => presentMessage(message, language)),
    total: remaining - hidden.size,
    hasOlder: first > hiddenUpTo + 1 && last > hiddenUpTo,
  };
}

/** The ad that a conversation began from, and its price now. */
async function listingOf(
  { listing, startedBy }: ConversationRecord,
  { me }: Sides,
): Promise<ConversationListing | undefined> {
  if (!listing) return undefined;
  const card = await findViewableCard(listing._id, me);
  // Who writes first comes from an ad of the other person.
  if (!card) return { ...listing, isOwn: startedBy !== me };
  const { owner, currency, price, availability = 'forSale' } = card;
  return { ...listing, isOwn: owner === me, now: { currency, price, availability } };
}

/** What the caller should know of somebody who wrote first, until they answer. */
async function firstContactOf(
  conversation: ConversationRecord,
  { me, partner }: Sides,
  user: UserRecord | undefined,
): Promise<FirstContactFacts | undefined> {
  const isAnswered = (conversation.sent[me] ?? 0) > 0;
  if (conversation.startedBy !== partner || isAnswered || !isActive(user)) return undefined;
  const [facts, newPeopleToday] = await Promise.all([
    personFactsOf(user),
    countRecentlyStarted(partner),
  ]);
  return {
    ...(user.createdAt && { joinedAt: user.createdAt.toDate().toISOString() }),
    facts,
    newPeopleToday,
  };
}
