import { readItem, writeItem } from '../browser/storage.ts';

/** The person whose notifications this browser receives: a subscription may outlive a session. */
const key = 'qaysariPush';

/** The person who allowed notifications in this browser; null for nobody. */
export function pushOwner(): string | null {
  return readItem('localStorage', key);
}

export function setPushOwner(person: string | null): void {
  writeItem('localStorage', key, person);
}
