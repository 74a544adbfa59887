import { createSignal, writeItem } from '../lib/browser/store.ts';

export type ColorMode = 'light' | 'dark';

const storageKey = 'qaysariColorMode';
const changed = createSignal();

/** The mode on the page now. `public/boot.js` sets it before the first paint. */
function currentColorMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows a mode at once and keeps it on this device; for this page only where storage is refused. */
export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  writeItem('localStorage', storageKey, mode);
  changed.emit();
}

export function useColorMode(): ColorMode {
  return changed.useValue(currentColorMode);
}
