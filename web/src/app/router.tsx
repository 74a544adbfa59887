import { createBrowserRouter, type RouteObject } from 'react-router';
import { accountPages } from './account-pages.ts';
import { cardPages } from './card-pages.ts';
import { languageLoader } from './language-loader.ts';
import { MainLayout } from './layout/main-layout.tsx';
import { publishPages } from './publish-pages.ts';
import { RootFailure } from './root-failure.tsx';
import { Root } from './root.tsx';
import { textsLoader } from './texts-loader.ts';

const mainPages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../pages/home-page.tsx')).HomePage }),
  },
  {
    path: 'ads',
    lazy: async () => ({ Component: (await import('../pages/ads-page.tsx')).AdsPage }),
  },
  {
    path: 'ads/:id',
    lazy: async () => ({ Component: (await import('../pages/ad-page.tsx')).AdPage }),
  },
  accountPages,
  publishPages,
  {
    loader: textsLoader('pages'),
    children: [
      {
        path: 'about-us',
        lazy: async () => ({ Component: (await import('../pages/about-page.tsx')).AboutPage }),
      },
      {
        path: 'cookie-policy',
        lazy: async () => ({
          Component: (await import('../pages/cookie-policy-page.tsx')).CookiePolicyPage,
        }),
      },
      {
        path: 'privacy-policy',
        lazy: async () => ({
          Component: (await import('../pages/privacy-policy-page.tsx')).PrivacyPolicyPage,
        }),
      },
      {
        path: 'terms-and-conditions',
        lazy: async () => ({ Component: (await import('../pages/terms-page.tsx')).TermsPage }),
      },
      {
        path: '*',
        lazy: async () => ({
          Component: (await import('../pages/not-found-page.tsx')).NotFoundPage,
        }),
      },
    ],
  },
];

/** Every page is a file of its own, fetched when it is first opened. */
export const router = createBrowserRouter([
  {
    path: '/:lng',
    loader: languageLoader,
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams['lng'] !== nextParams['lng'],
    Component: Root,
    ErrorBoundary: RootFailure,
    HydrateFallback: () => null,
    children: [{ Component: MainLayout, children: mainPages }, cardPages],
  },
  { path: '*', loader: languageLoader, HydrateFallback: () => null, element: null },
]);
