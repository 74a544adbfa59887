import { endpoint } from './endpoint.ts';

// Every page of a signed-in user loads this file, so it imports no schemas of forms.
/** Counts the caller's conversations with unread messages. */
export const countUnread = endpoint({
  method: 'GET',
  path: '/message/unread',
  access: 'user',
}).answers<{
  /** @asType integer */
  conversations: number;
}>();
