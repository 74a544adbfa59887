import { createSignal } from '../../lib/browser/signal.ts';

/** What hearts show until the list of favourites knows it too. Each person has hearts of their own. */
const optimistic = new Map<string, boolean>();
const optimisticChanged = createSignal();

export const favoriteKey = (userId: string, id: string) => `${userId}/${id}`;

/** `value`: undefined once the list of favourites knows. */
export function setOptimisticFavorite(key: string, value: boolean | undefined): void {
  if (value === undefined) optimistic.delete(key);
  else optimistic.set(key, value);
  optimisticChanged.emit();
}

/** What somebody optimistic a heart to, until it is saved and the list of favourites knows it. */
export function useOptimisticFavorite(userId: string, id: string): boolean | undefined {
  return optimisticChanged.useValue(() => optimistic.get(favoriteKey(userId, id)));
}
