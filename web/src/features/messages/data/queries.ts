import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { listBlockedUsers, listConversations } from '@qaysari/contract/message/calls';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { orKept } from '../../../lib/offline/or-kept.ts';
import { fetchLatest } from './fetch-thread.ts';
import { messageKeys } from './message-keys.ts';
import { mergeThreads, type Thread } from './thread.ts';

/** What was asked for while the code of its page was under way is not asked for again when the page stands. */
const prefetchedStaleMs = 10_000;

/** Somebody's conversations, latest first, page by page. The list before stays while somebody types a search. */
export function conversationsQuery(me: string | undefined, search: string, language: Language) {
  const text = search.trim();
  return infiniteQueryOptions({
    queryKey: messageKeys.conversations(me, text),
    queryFn: ({ pageParam, signal, ...asked }) => {
      const ask = () =>
        callAsMember(listConversations, {
          language,
          query: { page: pageParam, ...(text !== '' && { search: text }) },
          signal,
          person: me,
        });
      // Later pages, and searches, are for who has a network.
      return pageParam === 1 && text === '' ? orKept(asked, ask) : ask();
    },
    initialPageParam: 1,
    getNextPageParam: (page, _pages, number) =>
      page.length < limits.conversationPageSize ? undefined : number + 1,
    enabled: me !== undefined,
    placeholderData: (before) => before,
    staleTime: prefetchedStaleMs,
  });
}

/**
 * The open conversation with a person: its latest page. Whatever comes later (older pages, live changes, another
 * answer) is merged into the same entry.
 */
export function threadQuery(me: string | undefined, userId: string, language: Language) {
  return queryOptions({
    queryKey: messageKeys.thread(me, userId),
    queryFn: ({ signal, ...asked }) => {
      const known = asked.client.getQueryData<Thread>(messageKeys.thread(me, userId));
      return orKept(asked, () => fetchLatest({ me, userId, language, signal }, known));
    },
    structuralSharing: (before, after) =>
      before === undefined ? after : mergeThreads(before as Thread, after as Thread),
    enabled: me !== undefined,
    staleTime: prefetchedStaleMs,
  });
}

/** The people whom somebody has blocked, latest first. */
export function blockedUsersQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: messageKeys.blockedUsers(me),
    queryFn: ({ signal }) => callAsMember(listBlockedUsers, { language, signal, person: me }),
    enabled: me !== undefined,
  });
}
