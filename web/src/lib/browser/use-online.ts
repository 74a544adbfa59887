import { onlineManager } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Whether the device has a network. True does not mean that it reaches us. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
}

/** Calls `act` when the network is back. */
export function useOnReconnect(act: () => void): void {
  const actNow = useEffectEvent(act);
  useEffect(
    () =>
      onlineManager.subscribe((isOnline) => {
        if (isOnline) actNow();
      }),
    [],
  );
}
