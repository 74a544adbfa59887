import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import {
  getApprovedListing,
  listListings,
  listRelatedListings,
} from '@qaysari/contract/listing-endpoints';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { callApi } from '../../lib/api-client.ts';

/** A page of approved ads. The page before stays visible while the next one loads. */
export function listingPageQuery(filter: ListingFilter, language: Language) {
  return queryOptions({
    queryKey: ['listings', 'page', filter],
    queryFn: ({ signal }) => callApi(listListings, { language, query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function listingQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ['listings', 'one', id],
    queryFn: ({ signal }) => callApi(getApprovedListing, { language, params: { id }, signal }),
  });
}

export function relatedListingsQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ['listings', 'related', id],
    queryFn: ({ signal }) => callApi(listRelatedListings, { language, params: { id }, signal }),
  });
}
