import { createSignal } from '../../lib/browser/signal.ts';

/** Optimistic state of hearts, until the list of favourites has it too. The keys contain the person. */
const optimistic = new Map<string, boolean>();
const optimisticChanged = createSignal();

export const favoriteKey = (userId: string, id: string) => `${userId}/${id}`;

/** `value`: undefined once the list of favourites has it. */
export function setOptimisticFavorite(key: string, value: boolean | undefined): void {
  if (value === undefined) optimistic.delete(key);
  else optimistic.set(key, value);
  optimisticChanged.emit();
}

/** The optimistic state of a heart, until it is saved and the list of favourites has it. */
export function useOptimisticFavorite(userId: string, id: string): boolean | undefined {
  return optimisticChanged.useValue(() => optimistic.get(favoriteKey(userId, id)));
}
