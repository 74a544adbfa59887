import type { Message } from '@qaysari/contract/message/types';
import {
  blockUser,
  deleteMessage,
  editMessage,
  setConversationState,
  unblockUser,
} from '@qaysari/contract/message/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language.ts';
import { callApi, submitToApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { messageKeys } from './message-keys.ts';
import { withMessages, withoutMessages } from './thread.ts';
import type { ChangeThread } from './queries.ts';
import { refetchFresh } from '../../../lib/api/refetch-fresh.ts';

/** All of them throw `ApiFailure`. Those with a text answer the server's message. */
export interface ConversationActions {
  edit: (id: string, content: string) => Promise<void>;
  remove: (id: string) => Promise<string>;
  setMuted: (isMuted: boolean) => Promise<void>;
  block: () => Promise<string>;
  unblock: () => Promise<string>;
}

/** What somebody can do in the conversation with a person, beside sending. */
export function useConversationActions(userId: string, change: ChangeThread): ConversationActions {
  const language = useLanguage();
  const person = useCurrentPerson();
  const queryClient = useQueryClient();
  const refresh = () => refetchFresh(queryClient, { queryKey: messageKeys.all });
  const put = (message: Message) => change((known) => withMessages(known, [message]));
  const setBlock = async (endpoint: typeof blockUser) => {
    const { message } = await submitToApi(endpoint, { language, params: { id: userId }, person });
    await refresh();
    return message;
  };
  return {
    edit: async (id, content) => {
      put(await callApi(editMessage, { language, params: { id }, body: { content }, person }));
    },
    remove: async (id) => {
      const { message } = await submitToApi(deleteMessage, { language, params: { id }, person });
      change((known) => {
        const seqs = Object.values(known.messages).flatMap(({ _id, seq }) =>
          _id === id ? [seq] : [],
        );
        return withoutMessages(known, seqs);
      });
      return message;
    },
    setMuted: async (isMuted) => {
      const body = { isMuted };
      await callApi(setConversationState, { language, params: { userId }, body, person });
      await refresh();
    },
    block: () => setBlock(blockUser),
    unblock: () => setBlock(unblockUser),
  };
}
