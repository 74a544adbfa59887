import { randomUUID } from 'node:crypto';
import {
  blockUser,
  deleteConversation,
  deleteMessage,
  editMessage,
  listBlockedUsers,
  listConversations,
  listMessages,
  sendMessage,
  setConversationState,
  unblockUser,
  countUnread,
} from '@qaysari/contract/message/calls';
import type { Conversation, Message, MessagePage } from '@qaysari/contract/message/types';
import { sendReport } from '@qaysari/contract/report/calls';
import { ask, dataOf, type Answer, type Ask } from './api-client.ts';
import type { Created, Member } from './created.ts';

export interface Said {
  content?: string;
  phrase?: unknown;
  meeting?: unknown;
  answer?: unknown;
  listing?: string;
}

/** A member who writes messages. Calls answer whatever the API says; names with `Now` fail unless it agrees. */
export interface ChatUser extends Member {
  token: string;
  send(to: Member, said: string | Said, how?: Ask & { key?: string }): Promise<Answer>;
  sendNow(to: Member, said: string | Said, how?: Ask & { key?: string }): Promise<Message>;
  edit(id: string, content: unknown): Promise<Answer>;
  remove(id: string): Promise<Answer>;
  removeConversation(id: string): Promise<Answer>;
  page(other: Member, query?: string, how?: Ask): Promise<Answer>;
  pageNow(other: Member, query?: string, how?: Ask): Promise<MessagePage>;
  list(query?: string): Promise<Answer>;
  listNow(query?: string): Promise<Conversation[]>;
  /** How many conversations have unread messages. */
  badge(): Promise<number>;
  setState(other: Member, state: unknown, how?: Ask): Promise<Answer>;
  block(other: Member): Promise<Answer>;
  unblock(other: Member): Promise<Answer>;
  blocked(): Promise<Answer>;
  report(body: unknown): Promise<Answer>;
}

interface ChatUserOptions {
  fields?: Record<string, unknown>;
  /** Goes with every call, such as the origin of an API of the test's own. */
  common?: Ask;
  /** Nobody can write first to somebody without an ad in lists. */
  hasAd?: boolean;
}

export async function buildChatUser(
  created: Created,
  { fields = {}, common = {}, hasAd = true }: ChatUserOptions = {},
): Promise<ChatUser> {
  const member = await created.buildMember(fields);
  if (hasAd) await created.buildListing({ owner: member.uid });
  return chatUserOf(member, await created.signIn(member), common);
}

export function chatUserOf(member: Member, token: string, common: Ask = {}): ChatUser {
  const own = { ...common, token };
  const to = (path: string, values: Record<string, string>) =>
    path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));
  const call = (
    endpoint: { method: string; path: string },
    values: Record<string, string>,
    how: Ask = {},
  ) => ask(to(endpoint.path, values), { method: endpoint.method, ...own, ...how });
  const send: ChatUser['send'] = (receiver, said, { key, ...how } = {}) =>
    call(
      sendMessage,
      {},
      {
        json: { receiver: receiver.uid, ...(typeof said === 'string' ? { content: said } : said) },
        headers: key === undefined ? {} : { 'Idempotency-Key': key },
        ...how,
      },
    );
  const page: ChatUser['page'] = (other, query = '', how = {}) =>
    ask(to(listMessages.path, { userId: other.uid }) + query, { ...own, ...how });
  const list: ChatUser['list'] = (query = '') => ask(listConversations.path + query, own);
  return {
    ...member,
    token,
    send,
    sendNow: async (...values) => dataOf(sendMessage, await send(...values)),
    edit: (id, content) => call(editMessage, { id }, { json: { content } }),
    remove: (id) => call(deleteMessage, { id }),
    removeConversation: (id) => call(deleteConversation, { id }),
    page,
    pageNow: async (...values) => dataOf(listMessages, await page(...values)),
    list,
    listNow: async (query) => dataOf(listConversations, await list(query)),
    badge: async () => dataOf(countUnread, await ask(countUnread.path, own)).conversations,
    setState: (other, state, how) =>
      call(setConversationState, { userId: other.uid }, { json: state, ...how }),
    block: (other) => call(blockUser, { id: other.uid }),
    unblock: (other) => call(unblockUser, { id: other.uid }),
    blocked: () => ask(listBlockedUsers.path, own),
    report: (body) => call(sendReport, {}, { json: body }),
  };
}

/** A value for the header `Idempotency-Key`. */
export function newKey(): string {
  return randomUUID();
}
