import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '@qaysari/contract/languages';
import { listMyListings } from '@qaysari/contract/own-listing-endpoints';
import { listingsKey } from '../../entities/listing/listing-queries.ts';
import { callAsMember } from '../../lib/api/api-client.ts';
import { askedBy, type AdTab } from './tabs.ts';

export const mineKey = [listingsKey, 'mine'] as const;

/** One's own ads on a tab. While they load, what is known of the tab before stays: its counts are those of all. */
export function myListingsQuery(tab: AdTab, userId: string, language: Language) {
  return queryOptions({
    queryKey: [...mineKey, userId, tab],
    queryFn: ({ signal }) =>
      callAsMember(listMyListings, { language, query: askedBy[tab], signal }),
    placeholderData: keepPreviousData,
  });
}
