const all = ['messages'] as const;

/** Keys of all queries about messages. They share a prefix; each person has answers of their own. */
export const messageKeys = {
  all,
  unread: (me: string | undefined) => [...all, 'unread', me] as const,
  allConversations: (me: string | undefined) => [...all, 'conversations', me] as const,
  conversations: (me: string | undefined, search: string) =>
    [...messageKeys.allConversations(me), search] as const,
  thread: (me: string | undefined, userId: string) => [...all, 'thread', me, userId] as const,
  blockedUsers: (me: string | undefined) => [...all, 'blocked-users', me] as const,
};
