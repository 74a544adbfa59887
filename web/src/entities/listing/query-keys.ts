import { useQueryClient } from '@tanstack/react-query';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing/filter';
import { refetchFresh } from '../../lib/api/refetch-fresh.ts';

const all = ['listings'] as const;

/**
 * Keys of all queries that hold listings. They share a prefix, so that a changed listing invalidates all of them. In
 * keys about one listing the id is the third part.
 */
export const listingKeys = {
  all,
  /** One key for all ways to write a filter: without a page and with page 1, for example. */
  page: (filter: ListingFilter) => [...all, 'page', writeListingFilter(filter).toString()] as const,
  suggestions: (text: string) => [...all, 'suggestions', text] as const,
  approved: (id: string) => [...all, 'one', id] as const,
  related: (id: string) => [...all, 'related', id] as const,
  owner: (id: string) => [...all, 'owner', id] as const,
  ofOwner: (userId: string, page: number) => [...all, 'of-owner', userId, page] as const,
  contact: (id: string) => [...all, 'contact', id] as const,
  own: (id: string) => [...all, 'own', id] as const,
  /** Of the ads that fit the caller's investor profile. */
  fitting: [...all, 'fitting'] as const,
  /** How many investors fit an ad of one's own. */
  fittingInvestors: (id: string) => [...all, 'fitting-investors', id] as const,
  allMine: [...all, 'mine'] as const,
  mine: (userId: string, query: object) => [...all, 'mine', userId, query] as const,
  allFavorites: [...all, 'favorites'] as const,
  favorites: (userId: string | undefined) => [...all, 'favorites', userId] as const,
  favoriteIds: (userId: string | undefined) => [...all, 'favorites', userId, 'ids'] as const,
  favoritePages: (userId: string | undefined) => [...all, 'favorites', userId, 'page'] as const,
};

/** Answers a function that invalidates all queries that hold listings. */
export function useListingsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void refetchFresh(queryClient, { queryKey: all });
}
