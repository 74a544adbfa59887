import type { countUnread as endpoint } from '@qaysari/contract/message/calls';
import type { Handler } from '../platform/handler.ts';
import { countUnreadConversations } from './inbox-store.ts';

/** `GET /message/unread`. */
export const countUnread: Handler<typeof endpoint> = async ({ caller }) => ({
  conversations: await countUnreadConversations(caller.uid),
});
