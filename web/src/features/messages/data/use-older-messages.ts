import { limits } from '@qaysari/contract/limits';
import { listMessages } from '@qaysari/contract/message-endpoints';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { mergeThreads, threadOfPage, type Thread } from './thread.ts';
import type { ChangeThread } from './use-thread.ts';

/** Loads older messages of a conversation into the same thread, a page at a time. */
export function useOlderMessages(
  userId: string,
  thread: Thread | undefined,
  change: ChangeThread,
): { state: 'idle' | 'loading' | 'failed'; load: () => Promise<void> } {
  const language = useLanguage();
  const me = useCurrentPerson();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = async () => {
    if (!thread || thread.from <= 1 || state === 'loading') return;
    setState('loading');
    const askedAt = Date.now();
    const limit = limits.messagePageSize;
    const page = Math.floor(Object.keys(thread.messages).length / limit) + 1;
    try {
      const answer = await callApi(listMessages, {
        language,
        params: { userId },
        query: { page, limit },
        person: me,
      });
      change((known) => mergeThreads(known, { ...threadOfPage(answer, askedAt), to: known.to }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, load };
}
