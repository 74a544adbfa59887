import type {
  Conversation,
  ConversationState,
  LiveAccess,
  Message,
  MessagePage,
  NewMessage,
  Partner,
  UserIdParams,
} from './types.ts';
import type { JsonEndpoint, IdParams, Nothing, PageQuery } from '../shared/endpoint.ts';
import { limits } from '../shared/limits.ts';

/**
 * Lists the messages between the caller and another person, newest page first. Works before the caller has written to
 * that person. 404 for a person who does not exist, and for one without any link to the caller: no conversation with
 * them, no ad in lists and no approved profile as an investor.
 */
export const listMessages: JsonEndpoint<
  'user',
  { params: UserIdParams; query: PageQuery & { limit?: number | undefined } },
  MessagePage
> = {
  method: 'GET',
  path: '/message/{userId}',
  access: 'user',
};

/**
 * Sends a message. With an `Idempotency-Key` a request sent again answers the same message, also a day
 * later; the same key with another message is 409. New people are limited to three on the first day of an
 * account and ten on any later one.
 */
export const sendMessage: JsonEndpoint<'user', { body: NewMessage }, Message> = {
  method: 'POST',
  path: '/message',
  access: 'user',
  // To everybody together; a conversation keeps the limit of a minute exactly.
  perMinute: 2 * limits.messagesPerMinute,
  isRepeatable: true,
};

/**
 * Replaces the text of one of the caller's messages. Not while one of the two blocks the other (403), not after the
 * message was reported (409), and only typed text (409).
 */
export const editMessage: JsonEndpoint<
  'user',
  { params: IdParams; body: { content: string } },
  Message
> = {
  method: 'PUT',
  path: '/message/{id}',
  access: 'user',
  // Nobody corrects more in a minute than they can write.
  perMinute: 2 * limits.messagesPerMinute,
};

/**
 * Deletes a message: for both when its sender deletes it, else only for the caller. A repeated call changes nothing.
 */
export const deleteMessage: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/message/{id}',
  access: 'user',
  message: 'messageDeleted',
};

/** Hides a conversation and all its messages so far from the caller. */
export const deleteConversation: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/message/conversation/{id}',
  access: 'user',
  message: 'conversationDeleted',
};

/** Blocks a person: neither of the two can send or edit until the caller lifts it. 404 as for their messages. */
export const blockUser: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'POST',
  path: '/message/block/{id}',
  access: 'user',
  message: 'userBlocked',
};

/** Lifts the caller's block. Without a block it changes nothing; 404 as for their messages. */
export const unblockUser: JsonEndpoint<'user', { params: IdParams }, undefined> = {
  method: 'DELETE',
  path: '/message/block/{id}',
  access: 'user',
  message: 'userUnblocked',
};

/** Lists the caller's conversations, latest first. `search` looks into names and latest messages. */
export const listConversations: JsonEndpoint<
  'user',
  { query: PageQuery & { search?: string | undefined } },
  Conversation[]
> = {
  method: 'GET',
  path: '/message/me',
  access: 'user',
};

/**
 * Sets how far the caller has read and received a conversation, or mutes it. The pointers are numbers of messages and
 * only move forward.
 */
export const setConversationState: JsonEndpoint<
  'user',
  { params: UserIdParams; body: ConversationState },
  undefined
> = {
  method: 'PUT',
  path: '/message/state/{userId}',
  access: 'user',
};

/** Lists the people the caller has blocked, latest first. */
export const listBlockedUsers: JsonEndpoint<'user', Nothing, Partner[]> = {
  method: 'GET',
  path: '/user/block/users',
  access: 'user',
};

/** Returns what the Firebase SDK needs to listen to the caller's conversations. */
export const getLiveAccess: JsonEndpoint<'user', Nothing, LiveAccess> = {
  method: 'GET',
  path: '/auth/firebase-token',
  access: 'user',
};

/** Counts the caller's conversations with unread messages. */
export const countUnread: JsonEndpoint<
  'user',
  Nothing,
  {
    /** @asType integer */
    conversations: number;
  }
> = {
  method: 'GET',
  path: '/message/unread',
  access: 'user',
};
