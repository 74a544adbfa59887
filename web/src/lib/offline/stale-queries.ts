import { createSignal } from '../browser/signal.ts';

/** Stored answers that pages show instead of fresh ones: when each was fetched, by the hash of its query. */
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

/** Whether a page shows a stored answer. */
export function useHasStaleQueries(): boolean {
  return changed.useValue(() => shown.size > 0);
}
