import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import type { Conversation, LiveAccess, Message, MessagePage, Partner } from './message-entity.ts';
import type { messageInputs } from './message-inputs.ts';

/** Endpoints for messages between two people. */

// No form checks a message by a schema, so this file imports none.
/**
 * Lists the messages between the caller and another person, newest page first. Also for somebody to whom
 * the caller has not written yet. Somebody with whom the caller has nothing to do is 404, as is a person who does
 * not exist: with whom they have not talked, and who has no ad in lists and no approved profile as an investor.
 */
export const listMessages = endpoint({
  method: 'GET',
  path: '/message/{userId}',
  access: 'user',
})
  .takes<typeof messageInputs.listMessages>()
  .answers<MessagePage>();

/**
 * Sends a message. With an `Idempotency-Key` a request sent again answers the same message, also a day
 * later; the same key with another message is 409. New people are limited to three on the first day of an
 * account and ten on any later one.
 */
export const sendMessage = endpoint({
  method: 'POST',
  path: '/message',
  access: 'user',
  // To everybody together; a conversation keeps the limit of a minute exactly.
  perMinute: 2 * limits.messagesPerMinute,
  isRepeatable: true,
})
  .takes<typeof messageInputs.sendMessage>()
  .answers<Message>();

/**
 * Replaces the text of one of the caller's messages. Not while a block stands (403), not once it was
 * reported (409), and only of typed text (409).
 */
export const editMessage = endpoint({
  method: 'PUT',
  path: '/message/{id}',
  access: 'user',
  // Nobody corrects more in a minute than they can write.
  perMinute: 2 * limits.messagesPerMinute,
})
  .takes<typeof messageInputs.editMessage>()
  .answers<Message>();

/** Deletes a message: for both by its sender, else only for the caller. Saying it again changes nothing. */
export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/message/{id}',
  access: 'user',
  message: 'messageDeleted',
})
  .takes<typeof messageInputs.deleteMessage>()
  .answers<undefined>();

/** Hides a conversation and all its messages so far from the caller. */
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/message/conversation/{id}',
  access: 'user',
  message: 'conversationDeleted',
})
  .takes<typeof messageInputs.deleteConversation>()
  .answers<undefined>();

/** Blocks a person: nobody of the two can send or edit until the caller lifts it. 404 as for their messages. */
export const blockUser = endpoint({
  method: 'POST',
  path: '/message/block/{id}',
  access: 'user',
  message: 'userBlocked',
})
  .takes<typeof messageInputs.blockUser>()
  .answers<undefined>();

/** Lifts the caller's block. Lifting one that does not stand changes nothing, and is 404 as for their messages. */
export const unblockUser = endpoint({
  method: 'DELETE',
  path: '/message/block/{id}',
  access: 'user',
  message: 'userUnblocked',
})
  .takes<typeof messageInputs.unblockUser>()
  .answers<undefined>();

/** Lists the caller's conversations, latest first. `search` looks into names and latest messages. */
export const listConversations = endpoint({
  method: 'GET',
  path: '/message/me',
  access: 'user',
})
  .takes<typeof messageInputs.listConversations>()
  .answers<Conversation[]>();

/**
 * Says how far the caller has got in a conversation, or mutes it. The pointers are numbers of messages and
 * only move forward.
 */
export const setConversationState = endpoint({
  method: 'PUT',
  path: '/message/state/{userId}',
  access: 'user',
})
  .takes<typeof messageInputs.setConversationState>()
  .answers<undefined>();

/** Lists the people whom the caller has blocked, latest first. */
export const listBlockedUsers = endpoint({
  method: 'GET',
  path: '/user/block/users',
  access: 'user',
}).answers<Partner[]>();

/** Returns what the Firebase SDK needs to listen to the caller's conversations. */
export const getLiveAccess = endpoint({
  method: 'GET',
  path: '/auth/firebase-token',
  access: 'user',
}).answers<LiveAccess>();
