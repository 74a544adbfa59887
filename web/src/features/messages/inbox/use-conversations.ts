import type { Conversation } from '@qaysari/contract/message/types';
import { deleteConversation, unblockUser } from '@qaysari/contract/message/calls';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language.ts';
import { submitToApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { useLiveInbox } from '../connection/use-live-inbox.ts';
import { messageKeys } from '../conversation/message-keys.ts';
import { conversationsQuery } from '../conversation/queries.ts';
import { refetchFresh } from '../../../lib/api/refetch-fresh.ts';

export interface ConversationsView {
  status: 'loading' | 'error' | 'ready';
  error: Error | null;
  /** Latest first. */
  conversations: readonly Conversation[];
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Asks again, after an error. */
  reload: () => void;
  /** The list shows the previous search while this one loads. */
  isSearching: boolean;
  /** New messages come by themselves. Otherwise the list asks from time to time. */
  isLive: boolean;
}

/** The conversations of the person who is signed in. They update while the page is visible. */
export function useConversations(search = ''): ConversationsView {
  const language = useLanguage();
  const me = useCurrentPerson();
  const query = useInfiniteQuery(conversationsQuery(me, search, language));
  const isLive = useLiveInbox(query.data !== undefined);
  return {
    status: query.data ? 'ready' : query.isError ? 'error' : 'loading',
    error: query.error,
    conversations: query.data?.pages.flat() ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    reload: () => void query.refetch(),
    isSearching: query.isPlaceholderData,
    isLive,
  };
}

/** Answers a function that hides a conversation (`_id`) and resolves with the server's message. */
export function useDeleteConversation(): (id: string) => Promise<string> {
  const language = useLanguage();
  const queryClient = useQueryClient();
  return async (id) => {
    const { message } = await submitToApi(deleteConversation, { language, params: { id } });
    await refetchFresh(queryClient, { queryKey: messageKeys.all });
    return message;
  };
}

/** Answers a function that lifts the block of a person and resolves with the server's message. */
export function useUnblock(): (userId: string) => Promise<string> {
  const language = useLanguage();
  const queryClient = useQueryClient();
  return async (userId) => {
    const { message } = await submitToApi(unblockUser, { language, params: { id: userId } });
    await refetchFresh(queryClient, { queryKey: messageKeys.all });
    return message;
  };
}
