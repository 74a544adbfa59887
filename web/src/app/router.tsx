import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from 'react-router';
import { routesOf } from './routes.tsx';

/** Creates the router, which reads the address at once: take a token out of it before. */
export function createAppRouter(queryClient: QueryClient) {
  return createBrowserRouter(routesOf(queryClient));
}

/**
 * Creates the router for a page that the server has drawn. Code and texts of the page are loaded first, so that the
 * first drawing in the browser is the same as the server's.
 */
export async function createRouterOfDrawnPage(queryClient: QueryClient) {
  const routes = routesOf(queryClient);
  const loaderData: Record<string, null> = {};
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }, index) => {
      if (typeof route.loader === 'function') {
        // What has its data already is not loaded again by the router.
        route.id = `drawn-${index}`;
        loaderData[route.id] = null;
        await route.loader({
          request: new Request(location.href),
          params,
          url: new URL(location.href),
          pattern: '',
          context: new RouterContextProvider(),
        });
      }
      await loadLazyParts(route);
    }),
  );
  return createBrowserRouter(routes, { hydrationData: { loaderData } });
}

/** Puts the parts of a lazy route in place. */
export async function loadLazyParts(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy());
  delete route.lazy;
}
