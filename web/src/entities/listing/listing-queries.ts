import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import { getMyListing } from '@qaysari/contract/own-listing-endpoints';
import { callAsMember } from '../../lib/api/api-client.ts';

/** Begins the key of every query that holds ads: what changes an ad makes them all be asked for again. */
export const listingsKey = 'listings';

/** One's own ad, with what is missing for its approval and what staff wrote about it. */
export function ownListingQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [listingsKey, 'own', id],
    queryFn: ({ signal }) => callAsMember(getMyListing, { language, params: { id }, signal }),
  });
}

/** Everything that shows ads asks for them again. */
export function useAdsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [listingsKey] });
}
