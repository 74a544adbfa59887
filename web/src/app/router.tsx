import { Box } from '@chakra-ui/react/box';
import type { ComponentType } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router';
import { useSessionChanges, useSession } from '../entities/person/session.tsx';
import { SignInAgain } from '../features/auth/sign-in-again.tsx';
import { PendingFavoriteHandler } from '../features/favorites/pending-favorite-handler.tsx';
import { notFoundTexts, routeNames, routeOf, type RouteName } from '../lib/routes/routes.ts';
import { LazyToaster } from '../ui/lazy-toaster.tsx';
import { FailureNotice } from '../ui/empty-state.tsx';
import { Container } from '../ui/page.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { languageLoader, textsLoader } from './loaders.ts';
import { pages } from './pages.ts';

type Layout = ReturnType<typeof routeOf>['layout'];
type Access = ReturnType<typeof routeOf>['access'];

const lazily = (load: () => Promise<ComponentType>) => async () => ({ Component: await load() });

function pageRoute(name: RouteName): RouteObject {
  const { path, texts } = routeOf(name);
  return {
    ...(path === '' ? { index: true } : { path }),
    ...(texts && { loader: textsLoader(texts) }),
    lazy: lazily(pages[name]),
  };
}

/** Routes of a layout for everybody or, with `access`, for members or visitors only. */
function pagesIn(layout: Layout, access?: Access): RouteObject[] {
  return routeNames
    .filter((name) => routeOf(name).layout === layout && routeOf(name).access === access)
    .map(pageRoute);
}

/** Lazy: visitors of the main pages need no guards and no other layout. */
const membersOnly = lazily(async () => (await import('./guards.tsx')).RequireAuth);
const signedOutOnly = lazily(async () => (await import('./guards.tsx')).RequireSignedOut);
const accountLayout = lazily(
  async () => (await import('./layout/account-layout.tsx')).AccountLayout,
);
const cardLayout = lazily(async () => (await import('./layout/card-layout.tsx')).CardLayout);

const layouts: RouteObject[] = [
  {
    Component: MainLayout,
    children: [
      ...pagesIn('main'),
      {
        lazy: membersOnly,
        children: [
          ...pagesIn('main', 'members'),
          { lazy: accountLayout, children: pagesIn('account', 'members') },
        ],
      },
      { path: '*', loader: textsLoader(notFoundTexts), lazy: lazily(pages.notFound) },
    ],
  },
  {
    lazy: cardLayout,
    children: [
      ...pagesIn('card'),
      { lazy: membersOnly, children: pagesIn('card', 'members') },
      { lazy: signedOutOnly, children: pagesIn('card', 'visitors') },
    ],
  },
];

/** Creates the router, which reads the address at once: take a token out of it before. */
export function createAppRouter() {
  return createBrowserRouter([
    {
      path: '/:lng',
      loader: languageLoader,
      shouldRevalidate: ({ currentParams, nextParams }) =>
        currentParams['lng'] !== nextParams['lng'],
      Component: Root,
      ErrorBoundary: RootFailure,
      HydrateFallback: () => null,
      children: layouts,
    },
    { path: '*', loader: languageLoader, HydrateFallback: () => null, element: null },
  ]);
}

function Root() {
  useSessionChanges();
  const { data: user } = useSession();
  return (
    <>
      <Outlet />
      <LazyToaster />
      {user && <SignInAgain user={user} />}
      {user && <PendingFavoriteHandler key={user._id} userId={user._id} />}
    </>
  );
}

/** Shown when a page could not be loaded or rendered; reloads the site on retry. */
function RootFailure() {
  return (
    <Box as="main" py="16">
      <Container>
        <FailureNotice onRetry={() => location.reload()} />
      </Container>
    </Box>
  );
}
