import { useSyncExternalStore } from 'react';

/** When each countdown ends, in milliseconds since the epoch. */
const ends = new Map<string, number>();
const listeners = new Set<() => void>();
const prefix = 'qaysariCountdown:';

/** Often enough that no second is skipped. */
const tickMs = 250;

/** Begins a countdown anew; it goes on after a reload of the tab. */
export function startCountdown(name: string, seconds: number): void {
  const end = Date.now() + seconds * 1000;
  ends.set(name, end);
  try {
    sessionStorage.setItem(prefix + name, String(end));
  } catch {
    // Private windows may refuse storage: after a reload it counts as over, and the server decides.
  }
  for (const listener of listeners) listener();
}

/** Whole seconds until a countdown is over; 0 when it is, and for one that never began. */
export function secondsLeftOf(name: string): number {
  const left = (ends.get(name) ?? keptEnd(name)) - Date.now();
  return Math.max(0, Math.ceil(left / 1000));
}

/** Like `secondsLeftOf`, for a component that shows it. */
export function useCountdown(name: string): number {
  return useSyncExternalStore(subscribe, () => secondsLeftOf(name));
}

/** Minutes and seconds as a clock shows them: `0:42`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function keptEnd(name: string): number {
  let end = 0;
  try {
    end = Number(sessionStorage.getItem(prefix + name)) || 0;
  } catch {
    // As above.
  }
  ends.set(name, end);
  return end;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  const timer = setInterval(onChange, tickMs);
  return () => {
    listeners.delete(onChange);
    clearInterval(timer);
  };
}
