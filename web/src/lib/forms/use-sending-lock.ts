import { useEffect, useReducer, useRef } from 'react';

/**
 * Lets one send run at a time: `take` answers false while another holds the lock. After `release`, it is free once the
 * page has rendered what the send changed: a press before that would send the old values again.
 */
export function useSendingLock(): { take: () => boolean; release: () => void } {
  const isTaken = useRef(false);
  const [releases, release] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    isTaken.current = false;
  }, [releases]);
  const take = () => {
    if (isTaken.current) return false;
    isTaken.current = true;
    return true;
  };
  return { take, release };
}
