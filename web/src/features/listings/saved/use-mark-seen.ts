import { markSavedSearchSeen } from '@qaysari/contract/saved-search/calls';
import { type SavedSearch } from '@qaysari/contract/saved-search/types';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLanguage } from '../../../i18n/language.ts';
import { callApi } from '../../../lib/api/api-client.ts';
import { useCurrentPerson } from '../../../lib/session/token.ts';
import { searchesKey } from './queries.ts';

/** Says that somebody looks at what a saved search finds, where something is new in it. */
export function useMarkSeen(search: SavedSearch | undefined): void {
  const language = useLanguage();
  const queryClient = useQueryClient();
  const person = useCurrentPerson();
  const mark = useEffectEvent(async (id: string) => {
    try {
      await callApi(markSavedSearchSeen, { language, params: { id }, person });
    } catch {
      // Nothing is lost: the ads stay new until the next look.
      return;
    }
    queryClient.setQueryData<SavedSearch[]>(searchesKey(person), (searches) =>
      searches?.map((each) => (each.id === id ? { ...each, newCount: 0 } : each)),
    );
  });
  const id = (search?.newCount ?? 0) > 0 ? search?.id : undefined;
  useEffect(() => {
    if (id !== undefined) void mark(id);
  }, [id]);
}
