import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on the server and in the first drawing over what it sent: for what only a script may do. The policy for styles
 * refuses those that stand in attributes of the HTML, and takes the same from a script.
 */
export function useIsDrawnByServer(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
