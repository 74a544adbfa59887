import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import {
  getApprovedListing,
  listListings,
  listRelatedListings,
  suggestListings,
} from '@qaysari/contract/listing-endpoints';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { callApi } from '../../lib/api/api-client.ts';
import { listingsKey } from './listing-queries.ts';

/** A page of approved ads. The page before stays visible while the next one loads. */
export function listingPageQuery(filter: ListingFilter, language: Language) {
  return queryOptions({
    queryKey: [listingsKey, 'page', filter],
    queryFn: ({ signal }) => callApi(listListings, { language, query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function listingQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [listingsKey, 'one', id],
    queryFn: ({ signal }) => callApi(getApprovedListing, { language, params: { id }, signal }),
  });
}

export function relatedListingsQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [listingsKey, 'related', id],
    queryFn: ({ signal }) => callApi(listRelatedListings, { language, params: { id }, signal }),
  });
}

/**
 * What may be meant by a text. Help only: it is asked once and may fail unseen. While the answer for a longer
 * or shorter text is on its way, the one before stays.
 */
export function suggestionsQuery(text: string, language: Language) {
  return queryOptions({
    queryKey: [listingsKey, 'suggestions', text],
    queryFn: ({ signal }) =>
      callApi(suggestListings, { language, query: { search: text }, signal }),
    placeholderData: (before, query) => {
      const asked = query?.queryKey[2] ?? '';
      const goesOn = asked !== '' && text !== '';
      return goesOn && (text.startsWith(asked) || asked.startsWith(text)) ? before : undefined;
    },
    staleTime: 30_000,
    retry: false,
  });
}
