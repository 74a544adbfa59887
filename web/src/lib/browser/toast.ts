import { createSignal } from './store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

const pending: ToastMessage[] = [];
const added = createSignal();

/** Shows a short message above the page, wherever the person goes meanwhile. Errors stay until they are closed. */
export function showToast(kind: ToastKind, text: string): void {
  pending.push({ kind, text });
  added.emit();
}

/** Answers what is to be shown and was not taken yet. */
export function takeToasts(): ToastMessage[] {
  return pending.splice(0);
}

/** Whether something waits to be shown: before the first, nobody need fetch what shows it. */
export function hasPendingToasts(): boolean {
  return pending.length > 0;
}

/** Calls `listener` for each new one; answers how to stop that. */
export const onToast = added.subscribe;
