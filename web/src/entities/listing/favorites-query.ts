import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import { listFavorites } from '@qaysari/contract/own-listing-endpoints';
import { callAsMember } from '../../lib/api/api-client.ts';
import { listingsKey } from './listing-queries.ts';

const asked = 5 * 60_000;

export const favoritesKey = [listingsKey, 'favorites'] as const;

/** The ads that a person has marked, asked for once for all hearts of the page; each person has their own. */
export function favoritesQuery(userId: string | undefined, language: Language) {
  return queryOptions({
    queryKey: [...favoritesKey, userId],
    queryFn: ({ signal }) => callAsMember(listFavorites, { language, signal }),
    enabled: userId !== undefined,
    staleTime: asked,
  });
}
