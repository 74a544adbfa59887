import { useSyncExternalStore } from 'react';
import { mediaQuery } from './media-query.ts';

/** In rem, like the breakpoint `xl` of the styles. */
const large = mediaQuery('(min-width: 80rem)');

/** Whether the window is at least 1280 px wide: for pages that the server does not render. */
export function useIsLarge(): boolean {
  return useSyncExternalStore(large.subscribe, large.matches);
}
