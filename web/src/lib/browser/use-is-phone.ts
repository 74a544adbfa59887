import { useDeferredValue, useSyncExternalStore } from 'react';
import { isHydrating } from './hydration.ts';
import { mediaQuery } from './media-query.ts';

/** In rem, like the breakpoints of the styles: larger text makes both narrower. */
const wide = mediaQuery('(min-width: 48rem)');

const isPhoneNow = () => !wide.matches();

/**
 * Whether the window is narrower than 768 px: for components that only phones load. Null on the server and during
 * hydration, because the server does not know the window (ui/by-width.tsx). React then renders the answer in the
 * background: a store whose value differs from the server's would block the page.
 */
export function useIsPhone(): boolean | null {
  const isPhone = useSyncExternalStore(wide.subscribe, isPhoneNow, () =>
    typeof window === 'undefined' ? null : isPhoneNow(),
  );
  return useDeferredValue(isPhone, isHydrating() ? null : undefined);
}
