import type { Language } from '@qaysari/contract/shared/languages';
import { listSavedSearches } from '@qaysari/contract/saved-search/calls';
import { queryOptions } from '@tanstack/react-query';
import { callAsMember } from '../../../lib/api/api-client.ts';
import { withOfflineCache } from '../../../lib/offline/offline-cache.ts';

export const searchesKey = (me: string | undefined) => ['savedSearches', me ?? null] as const;

/** Each answer is up to twenty searches on the server: the button of the list takes one of before. */
const staleMs = 5 * 60_000;

/** The saved searches of somebody, with what is new in each. */
export function savedSearchesQuery(me: string | undefined, language: Language) {
  return queryOptions({
    queryKey: searchesKey(me),
    queryFn: (asked) =>
      withOfflineCache(asked, () =>
        callAsMember(listSavedSearches, { language, signal: asked.signal, person: me }),
      ),
    enabled: me !== undefined,
    staleTime: staleMs,
  });
}
