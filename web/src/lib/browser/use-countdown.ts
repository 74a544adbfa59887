import { createSignal } from './signal.ts';
import { readItem, writeItem } from './storage.ts';

/** When each countdown ends, in milliseconds since the epoch. */
const ends = new Map<string, number>();
const prefix = 'qaysariCountdown:';

/** Often enough that no second is skipped. */
const tickMs = 250;

const changed = createSignal((listener) => {
  const timer = setInterval(listener, tickMs);
  return () => clearInterval(timer);
});

/** Starts a countdown; it continues after a reload of the tab. */
export function startCountdown(name: string, seconds: number): void {
  const end = Date.now() + seconds * 1000;
  ends.set(name, end);
  // Where storage is refused, a reload ends it, and the server decides.
  writeItem('sessionStorage', prefix + name, String(end));
  changed.emit();
}

/** Whole seconds until a countdown ends; 0 when it is over or never started. */
export function secondsLeftOf(name: string): number {
  const left = (ends.get(name) ?? storedEnd(name)) - Date.now();
  return Math.max(0, Math.ceil(left / 1000));
}

export function useCountdown(name: string): number {
  return changed.useValue(() => secondsLeftOf(name));
}

/** Minutes and seconds as a clock shows them: `0:42`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function storedEnd(name: string): number {
  const end = Number(readItem('sessionStorage', prefix + name)) || 0;
  ends.set(name, end);
  return end;
}
