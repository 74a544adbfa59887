import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@qaysari/contract/shared/endpoint';
import type { Language } from '@qaysari/contract/shared/languages';
import {
  getApprovedListing,
  getListingOwner,
  listListings,
  listOwnerListings,
  listRelatedListings,
  suggestListings,
} from '@qaysari/contract/listing/calls';
import type { Listing } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import {
  getListingContact,
  getMyListing,
  listFavoriteIds,
  listFavorites,
  listMyListings,
} from '@qaysari/contract/listing/own-calls';
import { callApi, callAsMember } from '../../lib/api/api-client.ts';
import { withOfflineCache } from '../../lib/offline/offline-cache.ts';
import { listingKeys } from './query-keys.ts';

const minuteMs = 60_000;

/** Somebody who returns from a call or a chat sees the lists as they were, without a refetch. */
const listsStaleMs = minuteMs / 2;

/** Data that was prefetched while the page's code loaded is not requested again when the page renders. */
const prefetchedStaleMs = minuteMs / 6;

/** A page of approved listings. The previous page stays visible while the next one loads. */
export function listingPageQuery(filter: ListingFilter, language: Language) {
  return queryOptions({
    queryKey: listingKeys.page(filter),
    queryFn: (asked) =>
      withOfflineCache(asked, () =>
        callApi(listListings, { language, query: filter, signal: asked.signal }),
      ),
    placeholderData: keepPreviousData,
    staleTime: listsStaleMs,
  });
}

/** An ad. null: the server drew its page for a visitor and found none; the API answers that with a failure. */
export function listingQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: listingKeys.approved(id),
    queryFn: (asked): Promise<Listing | null> =>
      withOfflineCache(asked, () =>
        callApi(getApprovedListing, { language, params: { id }, signal: asked.signal }),
      ),
    staleTime: prefetchedStaleMs,
  });
}

export function relatedListingsQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: listingKeys.related(id),
    queryFn: (asked) =>
      withOfflineCache(asked, () =>
        callApi(listRelatedListings, { language, params: { id }, signal: asked.signal }),
      ),
    staleTime: listsStaleMs,
  });
}

/** What others may know of the owner of a listing. */
export function listingOwnerQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: listingKeys.owner(id),
    queryFn: (asked) =>
      withOfflineCache(asked, () =>
        callApi(getListingOwner, { language, params: { id }, signal: asked.signal }),
      ),
    staleTime: minuteMs,
  });
}

/** A page of an owner's listings that are for sale. The previous page stays while it loads. */
export function ownerListingsQuery(userId: string, page: number, language: Language) {
  return queryOptions({
    queryKey: listingKeys.ofOwner(userId, page),
    queryFn: (asked) => {
      const query = { page };
      const { signal } = asked;
      return withOfflineCache(asked, () =>
        callApi(listOwnerListings, { language, params: { id: userId }, query, signal }),
      );
    },
    placeholderData: keepPreviousData,
  });
}

/**
 * Suggestions for a text. They are optional help: no retry, no error shown. While a longer or shorter text loads,
 * the previous answer stays.
 */
export function suggestionsQuery(text: string, language: Language) {
  return queryOptions({
    queryKey: listingKeys.suggestions(text),
    queryFn: ({ signal }) =>
      callApi(suggestListings, { language, query: { search: text }, signal }),
    placeholderData: (before, query) => {
      const textBefore = query?.queryKey[2] ?? '';
      const goesOn = textBefore !== '' && text !== '';
      return goesOn && (text.startsWith(textBefore) || textBefore.startsWith(text))
        ? before
        : undefined;
    },
    staleTime: minuteMs / 2,
    retry: false,
  });
}

/**
 * How to reach the owner of a listing. Enable it only on request: the API limits and counts these calls. Loads the
 * library for phone numbers too.
 */
export function contactQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: listingKeys.contact(id),
    queryFn: async ({ signal }) => {
      const [contact, { formatPhone }] = await Promise.all([
        callApi(getListingContact, { language, params: { id }, signal }),
        import('../../lib/format/phone.ts'),
      ]);
      const { phone } = contact;
      return { ...contact, ...(phone !== undefined && { phoneText: formatPhone(phone) }) };
    },
    staleTime: 10 * minuteMs,
    gcTime: 10 * minuteMs,
  });
}

/** One's own listing, with what is missing for its approval and what staff wrote about it. */
export function ownListingQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: listingKeys.own(id),
    queryFn: ({ signal }) => callAsMember(getMyListing, { language, params: { id }, signal }),
  });
}

/** One's own listings. While they load, the previous answer stays, because its counts are those of all tabs. */
export function myListingsQuery(
  query: QueryOf<typeof listMyListings>,
  userId: string,
  language: Language,
) {
  return queryOptions({
    queryKey: listingKeys.mine(userId, query),
    queryFn: ({ signal }) => callAsMember(listMyListings, { language, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of a person's favourites. While it loads, the previous page stays. */
export function favoritesQuery(userId: string, page: number, language: Language) {
  return queryOptions({
    queryKey: [...listingKeys.favoritePages(userId), page] as const,
    queryFn: (asked) =>
      withOfflineCache(asked, () =>
        callAsMember(listFavorites, { language, query: { page }, signal: asked.signal }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The ids of all favourites of a person: one query for all hearts of the page. */
export function favoriteIdsQuery(userId: string | undefined, language: Language) {
  return queryOptions({
    queryKey: listingKeys.favoriteIds(userId),
    queryFn: (asked) =>
      withOfflineCache(asked, () =>
        callAsMember(listFavoriteIds, { language, signal: asked.signal }),
      ),
    enabled: userId !== undefined,
    staleTime: 5 * minuteMs,
  });
}
