/** Texts in the browser's storage and cookies. The first script of a page imports this file, so it imports no library. */

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

/** The cookie of a name; undefined for none. All tabs share it. */
export function readCookie(name: string): string | undefined {
  for (const part of document.cookie.split('; ')) {
    if (!part.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(part.slice(name.length + 1)) || undefined;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Writes a cookie of the whole site. `maxAge`: in seconds; undefined until the browser is closed. */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; SameSite=Lax${secure}`;
}
