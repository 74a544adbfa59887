import { useSyncExternalStore } from 'react';

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
     * The value of `read`; the component renders again when it changes. `readOnServer`: the value for the render on the
     * server and for the hydration.
     */
    useValue: <Value>(read: () => Value, readOnServer = read): Value =>
      useSyncExternalStore(subscribe, read, readOnServer),
  };
}
