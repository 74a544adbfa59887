import type { Language } from '@qaysari/contract/shared/languages';
import { unreadOf } from '@qaysari/contract/message/types';
import { shownNameOf } from '@qaysari/contract/account/person';
import type { Transaction } from 'firebase-admin/firestore';
import {
  type OpenConversation,
  type Sides,
  findOpenConversation,
  writtenIn,
} from '../message/public.ts';
import { mailText } from '../platform/texts.ts';
import { isActive, presentName } from '../user/public.ts';
import { findUser, findUserIn, wantsMessageMails } from '../user/store.ts';
import { beginningOf, inert } from './words.ts';

/** What a mail says of the unread messages of a conversation. */
export interface Unread {
  email: string;
  /** Of the person's profile. */
  language: Language;
  /** Who wrote them. */
  from: string;
  count: number;
  /** How the latest begins; '' when it is not the partner's. */
  quote: string;
  /** Of the ad that the conversation began from. */
  title?: string;
}

/**
 * The messages of `partner` that `me` has not read. Undefined when no mail should report them: nothing is unread, the
 * conversation is muted or blocked, one of the two is gone, or no such mail is wanted. Reads the state as it is now.
 */
export async function findUnread(
  { me, partner }: Sides,
  transaction?: Transaction,
): Promise<Unread | undefined> {
  const find = (uid: string) => (transaction ? findUserIn(transaction, uid) : findUser(uid));
  const open = await findOpenConversation({ me, partner }, transaction);
  const count = unreadOf(open.conversation, partner, open.inbox);
  if (count === 0 || isSilent(open)) return undefined;
  const [user, writer] = await Promise.all([find(me), find(partner)]);
  if (!isActive(user) || !isActive(writer) || !wantsMessageMails(user)) return undefined;
  const { latestMessage, listing } = open.conversation ?? {};
  const language = user.language ?? 'ar';
  const name = shownNameOf(presentName(writer, writtenIn(open.conversation, { me, partner })));
  const from = name ?? mailText('member', language);
  const quote = latestMessage?.sender === partner ? beginningOf(latestMessage, language) : '';
  return {
    ...{ email: user.email, language, from, count, quote: inert(quote) },
    ...(listing && { title: listing.title }),
  };
}

/** Whether somebody wants to hear nothing of a conversation. */
export function isSilent({ conversation, inbox }: OpenConversation): boolean {
  return inbox.isMuted || (conversation?.blockedBy ?? []).length > 0;
}
