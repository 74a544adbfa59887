import { createSignal } from '../browser/signal.ts';
import { readItem, writeItem } from '../browser/storage.ts';
import { isBriefSession } from '../session/token.ts';

/** The person who wants conversations on this device. */
const name = 'qaysariKeptMessages';
const changed = createSignal();

/**
 * Whether conversations of this person are stored on the device: only where they switched it on in the inbox, and never
 * for a session that ends with the browser.
 */
export function keepsMessages(person: string | undefined): boolean {
  return person !== undefined && !isBriefSession() && readItem('localStorage', name) === person;
}

/** `person`: undefined to store none from now on. */
export function setKeptMessages(person: string | undefined): void {
  writeItem('localStorage', name, person ?? null);
  changed.emit();
}

export function useKeepsMessages(person: string | undefined): boolean {
  return changed.useValue(() => keepsMessages(person));
}
