import { readItem, writeItem } from '../browser/storage.ts';

/** Whose notifications this browser gets: a browser may outlive a session. */
const key = 'qaysariPush';

/** Who allowed notifications in this browser; null for nobody. */
export function pushOwner(): string | null {
  return readItem('localStorage', key);
}

export function setPushOwner(person: string | null): void {
  writeItem('localStorage', key, person);
}
