import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { routeNames, routeOf } from '../lib/routes/routes.ts';
import { prefetchPage } from './loaders.ts';

/**
 * Asks for the data behind a link when a finger or the mouse button comes down on it: a tenth of a second before the
 * click. Its code comes with the click, because a missing part may reload the page, and the touch may be a scroll.
 */
export function prefetchOnTouch(queryClient: QueryClient): void {
  addEventListener('pointerdown', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin !== location.origin || link.pathname === location.pathname) return;
    for (const name of routeNames) {
      const found = matchPath(`/:lng/${routeOf(name).path}`, link.pathname);
      if (found) prefetchPage(name, queryClient, { params: found.params, address: link.href });
    }
  });
}
