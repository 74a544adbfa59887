import { createBrowserRouter } from 'react-router';
import { languageLoader } from './language-loader.ts';
import { RootFailure } from './root-failure.tsx';
import { MainLayout } from './layout/main-layout.tsx';
import { staticTextsLoader } from './static-texts-loader.ts';

/** Every page is a file of its own, fetched when it is first opened. */
export const router = createBrowserRouter([
  {
    path: '/:lng',
    loader: languageLoader,
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams['lng'] !== nextParams['lng'],
    Component: MainLayout,
    ErrorBoundary: RootFailure,
    HydrateFallback: () => null,
    children: [
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
      {
        loader: staticTextsLoader,
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
          ...['sign-in', 'sign-up'].map((path) => ({
            path,
            lazy: async () => ({
              Component: (await import('../pages/accounts-soon-page.tsx')).AccountsSoonPage,
            }),
          })),
          {
            path: '*',
            lazy: async () => ({
              Component: (await import('../pages/not-found-page.tsx')).NotFoundPage,
            }),
          },
        ],
      },
    ],
  },
  { path: '*', loader: languageLoader, HydrateFallback: () => null, element: null },
]);
