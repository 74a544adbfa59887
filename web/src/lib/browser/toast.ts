import { useEffect } from 'react';
import { createSignal } from './store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  text: string;
}

const pending: ToastMessage[] = [];
let isExpected = false;
const changed = createSignal();

/** Shows a short message above the page, wherever the person goes meanwhile. Errors stay until they are closed. */
export function showToast(kind: ToastKind, text: string): void {
  pending.push({ kind, text });
  changed.emit();
}

/** Has what shows toasts fetched beforehand: without a network it is too late for it. */
export function useToastsAhead(): void {
  useEffect(() => {
    isExpected = true;
    changed.emit();
  }, []);
}

/** Whether what shows toasts is to be fetched now. */
export function areToastsExpected(): boolean {
  return isExpected || pending.length > 0;
}

export function hasPendingToasts(): boolean {
  return pending.length > 0;
}

/** Answers what is to be shown and was not taken yet. */
export function takeToasts(): ToastMessage[] {
  return pending.splice(0);
}

/** Calls `listener` for each new one, and when they are first expected; answers how to stop that. */
export const onToast = changed.subscribe;
