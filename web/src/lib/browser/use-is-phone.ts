import { useSyncExternalStore } from 'react';

/** In rem, like the breakpoints of the styles: larger text makes both narrower. */
const wide = '(min-width: 48rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Whether the window is narrower than 768 px: for components that only phones load. Undefined on the server and during
 * hydration, because the server does not know the window (ui/by-width.tsx).
 */
export function useIsPhone(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(wide).matches,
    () => undefined,
  );
}
