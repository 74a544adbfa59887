import { useSyncExternalStore } from 'react';

/** State outside React: texts in the browser's storage, and signals that components subscribe to. */

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
    // Nothing is kept where storage is refused.
  }
}

type Subscribe = (listener: () => void) => () => void;

/** Notifies listeners of changes. `listenElsewhere`: subscribes to a second source of changes. */
export function createSignal(listenElsewhere?: Subscribe) {
  const listeners = new Set<() => void>();
  const subscribe: Subscribe = (listener) => {
    listeners.add(listener);
    const stopElsewhere = listenElsewhere?.(listener);
    return () => {
      listeners.delete(listener);
      stopElsewhere?.();
    };
  };
  return {
    /** Answers a function that unsubscribes. */
    subscribe,
    emit: () => {
      for (const listener of listeners) listener();
    },
    /**
     * The value of `read`; the component renders again when it changes. `readOnServer`: for what the server draws, and
     * for the first drawing over that.
     */
    useValue: <Value>(read: () => Value, readOnServer = read): Value =>
      useSyncExternalStore(subscribe, read, readOnServer),
  };
}
