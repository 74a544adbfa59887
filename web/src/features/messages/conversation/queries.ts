import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import { listBlockedUsers, listConversations, listMessages } from '@qaysari/contract/message/calls';
import {
  infiniteQueryOptions,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { keepsMessages } from '../../../lib/offline/kept-messages.ts';
import { withOfflineCache } from '../../../lib/offline/offline-cache.ts';
import { messageKeys } from './message-keys.ts';
import { mergeThreads, type Thread, threadOfPage } from './thread.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';

interface Asking {
  me: string | undefined;
  userId: string;
  language: Language;
  signal?: AbortSignal;
}

async function fetchPage(
  { me, userId, language, signal }: Asking,
  page: number,
  limit: number,
): Promise<Thread> {
  const askedAt = Date.now();
  const answer = await callAsMember(listMessages, {
    language,
    params: { userId },
    query: { page, limit },
    person: me,
    ...(signal && { signal }),
  });
  return threadOfPage(answer, { page, limit, askedAt });
}

/** After a longer absence edits of older messages may be missing as well. */
const awayMs = 90_000;
/** After 200 missed messages the older ones are loaded again when somebody scrolls to them. */
const mostPages = 4;

/**
 * The latest messages of a conversation, back to those that are known already, so that no gap is left. Pages may
 * overlap: a later page may begin with messages of the one before.
 */
async function fetchLatest(asking: Asking, known: Thread | undefined): Promise<Thread> {
  const isAway = known !== undefined && Date.now() - known.askedAt > awayMs;
  const limit = isAway ? limits.messagePageMax : limits.messagePageSize;
  let thread = await fetchPage(asking, 1, limit);
  if (!known) return thread;
  for (let page = 2; thread.from > known.to + 1 && page <= mostPages; page++) {
    const size = limits.messagePageMax;
    const reached = Math.floor((thread.latest - thread.from + 1) / size) + 1;
    thread = mergeThreads(await fetchPage(asking, reached, size), thread);
  }
  return thread;
}

/** The messages before those that are known; at least one, if there is one. */
export async function fetchOlder(asking: Asking, known: Thread): Promise<Thread> {
  const limit = limits.messagePageSize;
  const shown = (thread: Thread) => Object.keys(thread.messages).length;
  let thread = known;
  while (thread.from > 1 && shown(thread) <= shown(known)) {
    const page = Math.floor((thread.latest - thread.from + 1) / limit) + 1;
    // Newer messages shift the pages, so this one may begin with known messages.
    thread = mergeThreads(thread, await fetchPage(asking, page, limit));
  }
  return thread;
}

/** Data that was prefetched while the page's code loaded is not requested again when the page renders. */
const prefetchedStaleMs = 10_000;

/** Somebody's conversations, latest first, page by page. The previous list stays while somebody types a search. */
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
      // Later pages and searches are not stored for offline use.
      const isStored = pageParam === 1 && text === '';
      return isStored ? withOfflineCache(asked, ask, () => keepsMessages(me)) : ask();
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
      const ask = () => fetchLatest({ me, userId, language, signal }, known);
      return withOfflineCache(asked, ask, () => keepsMessages(me));
    },
    structuralSharing: (before, after) =>
      before === undefined ? after : mergeThreads(before as Thread, after as Thread),
    enabled: me !== undefined,
    staleTime: prefetchedStaleMs,
  });
}

/** The people that somebody has blocked, latest first. */
export function blockedUsersQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: messageKeys.blockedUsers(me),
    queryFn: ({ signal }) => callAsMember(listBlockedUsers, { language, signal, person: me }),
    enabled: me !== undefined,
  });
}

export type ChangeThread = (next: (thread: Thread) => Thread) => void;

/** The cached conversation with a person, and a function to change it. */
export function useThread(userId: string) {
  const language = useLanguage();
  const me = useCurrentPerson();
  const queryClient = useQueryClient();
  const query = useQuery(threadQuery(me, userId, language));
  const change: ChangeThread = (next) => {
    const key = messageKeys.thread(me, userId);
    queryClient.setQueryData<Thread>(key, (known) => known && next(known));
  };
  return { query, change };
}
