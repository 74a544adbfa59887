import type { RouteObject } from 'react-router';
import { verifyCodePage } from './account-pages.ts';
import { textsLoader } from './texts-loader.ts';

/** Pages outside of the main layout (docs/specification/screens.md#s2): they come, with it, when one is opened. */
export const cardPages: RouteObject = {
  loader: textsLoader('auth', 'messages'),
  lazy: async () => ({ Component: (await import('./layout/card-layout.tsx')).CardLayout }),
  children: [
    verifyCodePage,
    {
      path: 'signing-in',
      lazy: async () => ({
        Component: (await import('../pages/signing-in-page.tsx')).SigningInPage,
      }),
    },
    {
      loader: textsLoader('recovery'),
      children: [
        {
          path: 'verify-email',
          lazy: async () => ({
            Component: (await import('../pages/verify-email-page.tsx')).VerifyEmailPage,
          }),
        },
        {
          path: 'account-deleted',
          lazy: async () => ({
            Component: (await import('../pages/account-deleted-page.tsx')).AccountDeletedPage,
          }),
        },
        {
          path: 'email-changed',
          lazy: async () => ({
            Component: (await import('../pages/email-changed-page.tsx')).EmailChangedPage,
          }),
        },
        {
          path: 'password-changed',
          lazy: async () => ({
            Component: (await import('../pages/password-changed-page.tsx')).PasswordChangedPage,
          }),
        },
      ],
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
        {
          path: 'forgot-password',
          loader: textsLoader('recovery'),
          lazy: async () => ({
            Component: (await import('../pages/forgot-password-page.tsx')).ForgotPasswordPage,
          }),
        },
      ],
    },
  ],
};
