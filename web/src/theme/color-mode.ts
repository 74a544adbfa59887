import { createSignal } from '../lib/browser/signal.ts';
import { writeItem } from '../lib/browser/storage.ts';

export type ColorMode = 'light' | 'dark';

const storageKey = 'qaysariColorMode';
const changed = createSignal();

/** Of the browser's own bar, as `boot.js` sets it: the brand's in light, the header's in dark. */
const barColors: Record<ColorMode, string> = { light: '#0B4B4C', dark: '#152123' };

/** The mode on the page now. `boot.js` sets it before the first paint. */
function currentColorMode(): ColorMode {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Applies a mode and stores it on this device; where storage is refused, it lasts for this page. */
export function setColorMode(mode: ColorMode): void {
  const root = document.documentElement;
  root.classList.toggle('dark', mode === 'dark');
  root.style.colorScheme = mode;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', barColors[mode]);
  writeItem('localStorage', storageKey, mode);
  changed.emit();
}

/** Paper is white: a page in dark colours is printed in light ones. */
export function printInLight(): void {
  const { classList, style } = document.documentElement;
  addEventListener('beforeprint', () => classList.remove('dark'));
  addEventListener('afterprint', () => classList.toggle('dark', style.colorScheme === 'dark'));
}

export function useColorMode(): ColorMode {
  return changed.useValue(currentColorMode, () => 'light');
}
