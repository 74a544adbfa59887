import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { messageKeys } from './message-keys.ts';
import { threadQuery } from './queries.ts';
import type { Thread } from './thread.ts';

export type ChangeThread = (next: (thread: Thread) => Thread) => void;

/** What is known of the conversation with a person, and how to change it. */
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
