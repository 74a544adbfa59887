import { useSyncExternalStore } from 'react';

/** In rem, like the breakpoint `xl` of the styles. */
const large = '(min-width: 80rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(large);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is at least 1280 px wide: for pages that the server does not render. */
export function useIsLarge(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(large).matches);
}
