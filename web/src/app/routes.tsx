import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Outlet, ScrollRestoration, type RouteObject } from 'react-router';
import { useSessionChanges, useSession } from '../entities/person/session.tsx';
import { SignInAgain } from '../features/auth/sign-in-again.tsx';
import { PendingFavoriteHandler } from '../features/favorites/pending-favorite-handler.tsx';
import { loadPart } from '../lib/browser/load-part.ts';
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
  Component: await loadPart(load),
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
