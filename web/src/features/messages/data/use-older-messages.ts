import { useState } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { fetchOlder } from './fetch-thread.ts';
import { mergeThreads, type Thread } from './thread.ts';
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
    try {
      const older = await fetchOlder({ me, userId, language }, thread);
      change((known) => mergeThreads(known, older));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { state, load };
}
