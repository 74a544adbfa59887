import { createSignal } from '../../lib/browser/signal.ts';

/** What hearts show until the list of favourites knows it too. Each person has hearts of their own. */
const pressed = new Map<string, boolean>();
const pressedChanged = createSignal();

export const heartKey = (userId: string, id: string) => `${userId}/${id}`;

/** `value`: undefined once the list of favourites knows. */
export function pressHeart(key: string, value: boolean | undefined): void {
  if (value === undefined) pressed.delete(key);
  else pressed.set(key, value);
  pressedChanged.emit();
}

/** What somebody pressed a heart to, until it is saved and the list of favourites knows it. */
export function usePressedHeart(userId: string, id: string): boolean | undefined {
  return pressedChanged.useValue(() => pressed.get(heartKey(userId, id)));
}
