import { useEffect } from 'react';
import { createSignal } from './signal.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  /** Undefined closes the one that shows. */
  text: string | undefined;
}

const pending: ToastMessage[] = [];
let isExpected = false;
const changed = createSignal();

/** Shows a short message above the page, wherever the person goes meanwhile. Errors stay until they are closed. */
export function showToast(kind: ToastKind, text: string): void {
  pending.push({ kind, text });
  changed.emit();
}

/** Closes the toast of this kind: what it says is over. */
export function closeToast(kind: ToastKind): void {
  pending.push({ kind, text: undefined });
  changed.emit();
}

/** Preloads the toaster: a toast about a lost network would come too late to fetch it. */
export function usePreloadToaster(): void {
  useEffect(() => {
    isExpected = true;
    changed.emit();
  }, []);
}

/** Whether the toaster should be loaded now. */
export function areToastsExpected(): boolean {
  return isExpected || pending.length > 0;
}

export function hasPendingToasts(): boolean {
  return pending.length > 0;
}

/** Answers the toasts to show and empties the queue. */
export function takeToasts(): ToastMessage[] {
  return pending.splice(0);
}

/** Calls `listener` for each new toast, and when toasts are expected. Answers a function that unsubscribes. */
export const onToast = changed.subscribe;
