import { useSyncExternalStore } from 'react';

/** State that lives outside React: texts in the browser's storage, and components that are told of changes. */

type Storage = 'localStorage' | 'sessionStorage';

/** The text kept under a key; null where there is none, and in windows that refuse storage. */
export function readItem(storage: Storage, key: string): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or with null removes it. Answers whether it is kept: private windows may refuse storage. */
export function writeItem(storage: Storage, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The value kept as JSON under a key: whatever somebody may have written there; undefined for none. */
export function readJson(storage: Storage, key: string): unknown {
  try {
    return JSON.parse(readItem(storage, key) ?? '') as unknown;
  } catch {
    return undefined;
  }
}

/** Removes everything whose key begins so. */
export function removeItems(storage: Storage, prefix: string): void {
  try {
    const keys = Object.keys(globalThis[storage]).filter((key) => key.startsWith(prefix));
    for (const key of keys) globalThis[storage].removeItem(key);
  } catch {
    // Nothing is kept where storage is refused.
  }
}

type Subscribe = (listener: () => void) => () => void;

/** Tells listeners that something has changed. `listenElsewhere`: another source that tells of it too. */
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
    /** Answers how to stop. */
    subscribe,
    emit: () => {
      for (const listener of listeners) listener();
    },
    /** What `read` answers now, in a component that is drawn again with each change of it. */
    useValue: <Value>(read: () => Value): Value => useSyncExternalStore(subscribe, read),
  };
}
