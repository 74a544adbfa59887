import { useQueryClient } from '@tanstack/react-query';
import type { ListingFilter } from '@qaysari/contract/listing-filter';

const all = ['listings'] as const;

/**
 * Keys of every query that holds listings. They begin alike, so that whatever changes a listing has all of them asked
 * for again. The id of a query about one listing stands third.
 */
export const listingKeys = {
  all,
  page: (filter: ListingFilter) => [...all, 'page', filter] as const,
  suggestions: (text: string) => [...all, 'suggestions', text] as const,
  approved: (id: string) => [...all, 'one', id] as const,
  related: (id: string) => [...all, 'related', id] as const,
  contact: (id: string) => [...all, 'contact', id] as const,
  own: (id: string) => [...all, 'own', id] as const,
  allMine: [...all, 'mine'] as const,
  mine: (userId: string, query: object) => [...all, 'mine', userId, query] as const,
  allFavorites: [...all, 'favorites'] as const,
  favorites: (userId: string | undefined) => [...all, 'favorites', userId] as const,
};

/** Everything that shows listings asks for them again. */
export function useListingsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: all });
}
