import type { RouteObject } from 'react-router';
import { textsLoader } from './texts-loader.ts';

/** Pages outside of the main layout (spec section 2): they and their layout come when the first of them is opened. */
export const cardPages: RouteObject = {
  loader: textsLoader('auth', 'messages'),
  lazy: async () => ({ Component: (await import('./layout/card-layout.tsx')).CardLayout }),
  children: [
    {
      path: 'signing-in',
      lazy: async () => ({
        Component: (await import('../pages/signing-in-page.tsx')).SigningInPage,
      }),
    },
    {
      lazy: async () => ({ Component: (await import('./guards.tsx')).SignedOutOnly }),
      children: [
        {
          path: 'sign-in',
          lazy: async () => ({ Component: (await import('../pages/sign-in-page.tsx')).SignInPage }),
        },
        {
          path: 'sign-up',
          lazy: async () => ({ Component: (await import('../pages/sign-up-page.tsx')).SignUpPage }),
        },
      ],
    },
  ],
};
