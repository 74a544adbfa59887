import { useSyncExternalStore } from 'react';

/** The breakpoint `md`, in the unit of the styles: where the browser's own text is larger, a page is narrow sooner. */
const wide = '(min-width: 48rem)';

/** False on phones, where the frame of the site is another one. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(wide).matches,
  );
}
