/** Texts in the browser's storage. The first script of a page imports this file, so it imports no library. */

type Storage = 'localStorage' | 'sessionStorage';

/** The text stored under a key; null where there is none, and where storage is refused. */
export function readItem(storage: Storage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Answers whether it worked: private windows may refuse storage. */
export function writeItem(storage: Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The JSON value stored under a key, unchecked; undefined for none and for invalid JSON. */
export function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readItem(storage, key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Removes all keys with that prefix. */
export function removeItems(storage: Storage, prefix: string): void {
  try {
    const keys = Object.keys(globalThis[storage]).filter((key) => key.startsWith(prefix));
    for (const key of keys) globalThis[storage].removeItem(key);
  } catch {
    // Where storage is refused, nothing is stored.
  }
}
