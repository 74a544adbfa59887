import type { KeyboardEvent } from 'react';

/** Whether a key sends: Enter with a real keyboard. On touch screens it begins a line, as in every messenger there. */
export function isSendKey({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  // Enter also ends a word that is being composed.
  return key === 'Enter' && !shiftKey && !nativeEvent.isComposing && hasMouse();
}

const hasMouse = () => matchMedia('(hover: hover) and (pointer: fine)').matches;
