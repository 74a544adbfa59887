export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

const waiting: ToastMessage[] = [];
const listeners = new Set<() => void>();
let wanted = false;

/** Shows a short word above the page, wherever the person goes meanwhile. Errors stay until they are closed. */
export function showToast(kind: ToastKind, text: string): void {
  waiting.push({ kind, text });
  wanted = true;
  for (const listener of listeners) listener();
}

/** What is to be shown and was not taken yet. */
export function takeToasts(): ToastMessage[] {
  return waiting.splice(0);
}

/** Whether there has been anything to show at all: before that nobody need fetch what shows it. */
export function areToastsWanted(): boolean {
  return wanted;
}

/** Calls `listener` for each new one; answers how to stop that. */
export function whenToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
