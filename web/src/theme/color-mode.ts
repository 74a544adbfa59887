import { useSyncExternalStore } from 'react';

export type ColorMode = 'light' | 'dark';

const storageKey = 'qaysariColorMode';
const listeners = new Set<() => void>();

/** The mode on the page now. `public/boot.js` sets it before the first paint. */
function currentColorMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows a mode at once and keeps it on this device. */
export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  try {
    localStorage.setItem(storageKey, mode);
  } catch {
    // Private windows may refuse storage: the mode then lasts for this page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, currentColorMode);
}
