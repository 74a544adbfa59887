import { createSignal } from '../browser/signal.ts';

/** What pages show that was kept on the device: when it was asked for, by the hash of its query. */
const shown = new Map<string, number>();
const changed = createSignal();

/** `at`: undefined once the API has answered. */
export function setStaleSince(hash: string, at: number | undefined): void {
  if (shown.get(hash) === at) return;
  if (at === undefined) shown.delete(hash);
  else shown.set(hash, at);
  changed.emit();
}

export function staleQueries(): ReadonlyMap<string, number> {
  return shown;
}

/** Whether a page shows something that was kept. */
export function useHasStaleQueries(): boolean {
  return changed.useValue(() => shown.size > 0);
}
