import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
  Outlet,
  ScrollRestoration,
} from 'react-router';
import type { ComponentType } from 'react';
import { useSessionChanges, useSession } from '../entities/person/session.tsx';
import { SignInAgain } from '../features/auth/sign-in-again.tsx';
import { PendingFavoriteHandler } from '../features/favorites/pending-favorite-handler.tsx';
import { loadChunk, nextTask } from '../lib/browser/load-chunk.ts';
import { routeNames, routeOf, type RouteName } from '../lib/routes/routes.ts';
import { LazyToaster } from '../ui/lazy-toaster.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { RouteFocus } from './layout/route-focus.tsx';
import { languageLoader, pageLoader } from './loaders.ts';
import { LayoutFailure, PageFailure, RootFailure } from './page-failure.tsx';
import { pages } from './pages.ts';

type Layout = ReturnType<typeof routeOf>['layout'];
type Access = ReturnType<typeof routeOf>['access'];

const lazily = (load: () => Promise<ComponentType>) => async () => ({
  Component: await loadChunk(load),
});

function pageRoute(name: RouteName, queryClient: QueryClient): RouteObject {
  const { path } = routeOf(name);
  const loader = pageLoader(name, queryClient);
  return {
    ...(path === '' ? { index: true } : { path }),
    loader,
    lazy: lazily(pages[name]),
  };
}

/** Lazy: visitors of the main pages need no guards and no other layout. */
const membersOnly = lazily(async () => (await import('./guards.tsx')).RequireAuth);
const signedOutOnly = lazily(async () => (await import('./guards.tsx')).RequireSignedOut);
const accountLayout = lazily(
  async () => (await import('./layout/account-layout.tsx')).AccountLayout,
);
const cardLayout = lazily(async () => (await import('./layout/card-layout.tsx')).CardLayout);

/** A page that fails leaves its layout as it is. */
function bounded(...children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: PageFailure, children }];
}

function layoutsOf(queryClient: QueryClient): RouteObject[] {
  /** Routes of a layout for everybody or, with `access`, for members or visitors only. */
  const pagesIn = (layout: Layout, access?: Access) =>
    routeNames
      .filter((name) => routeOf(name).layout === layout && routeOf(name).access === access)
      .map((name) => pageRoute(name, queryClient));
  return [
    {
      Component: MainLayout,
      children: bounded(
        ...pagesIn('main'),
        {
          lazy: membersOnly,
          children: [
            ...pagesIn('main', 'members'),
            { lazy: accountLayout, children: bounded(...pagesIn('account', 'members')) },
          ],
        },
        { path: '*', lazy: lazily(pages.notFound) },
      ),
    },
    {
      lazy: cardLayout,
      children: bounded(
        ...pagesIn('card'),
        { lazy: membersOnly, children: pagesIn('card', 'members') },
        { lazy: signedOutOnly, children: pagesIn('card', 'visitors') },
      ),
    },
  ];
}

/** The tree of all pages. */
export function routesOf(queryClient: QueryClient): RouteObject[] {
  return [
    {
      path: '/:lng',
      loader: languageLoader,
      shouldRevalidate: ({ currentParams, nextParams }) =>
        currentParams['lng'] !== nextParams['lng'],
      Component: Root,
      ErrorBoundary: RootFailure,
      HydrateFallback: () => null,
      children: [{ ErrorBoundary: LayoutFailure, children: layoutsOf(queryClient) }],
    },
    { path: '*', loader: languageLoader, HydrateFallback: () => null, element: null },
  ];
}

function Root() {
  useSessionChanges();
  const { data: user } = useSession();
  return (
    <>
      <Outlet />
      <RouteFocus />
      {/* Every first load has the key `default`: with the address in its place, each page keeps a scroll position of its own. */}
      <ScrollRestoration
        getKey={({ key, pathname, search }) => (key === 'default' ? pathname + search : key)}
      />
      <LazyToaster />
      {user && <SignInAgain user={user} />}
      {user && <PendingFavoriteHandler key={user._id} userId={user._id} />}
    </>
  );
}

/** Creates the router, which reads the address at once: take a token out of it before. */
export function createAppRouter(queryClient: QueryClient) {
  return createBrowserRouter(routesOf(queryClient));
}

/**
 * Creates the router for a page that the server has rendered. Code and texts of the page load first, so that the first
 * render in the browser equals the server's.
 */
export async function createHydrationRouter(queryClient: QueryClient) {
  const routes = routesOf(queryClient);
  const loaderData: Record<string, null> = {};
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route, params }, index) => {
      let loading: unknown;
      if (typeof route.loader === 'function') {
        // The router does not load a route again that already has its data.
        route.id = `hydrated-${index}`;
        loaderData[route.id] = null;
        loading = route.loader({
          request: new Request(location.href),
          params,
          url: new URL(location.href),
          pattern: '',
          context: new RouterContextProvider(),
        });
      }
      // Waits for the loader at once: until then a failure of it would be reported as nobody's.
      await Promise.all([loading, nextTask().then(() => loadLazyParts(route))]);
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
