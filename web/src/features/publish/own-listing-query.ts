import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import { getMyListing } from '@qaysari/contract/own-listing-endpoints';
import { callApi } from '../../lib/api-client.ts';
import { listingQueryKey } from '../../lib/listing-query-key.ts';

/** One's own ad, for editing. */
export function ownListingQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [listingQueryKey, 'own', id],
    queryFn: ({ signal }) => callApi(getMyListing, { language, params: { id }, signal }),
  });
}

/** Everything that shows ads asks for them again. */
export function useAdsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [listingQueryKey] });
}
