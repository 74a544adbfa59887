import type { RouteObject } from 'react-router';
import { textsLoader } from './texts-loader.ts';

/** Lazily, so that visitors do not fetch it. */
export const membersOnly = async () => ({ Component: (await import('./guards.tsx')).MembersOnly });

/** The account area (docs/specification/account-screens.md#a1), within the main layout. */
export const accountPages: RouteObject = {
  loader: textsLoader('account'),
  lazy: membersOnly,
  children: [
    {
      lazy: async () => ({
        Component: (await import('./layout/account-layout.tsx')).AccountLayout,
      }),
      children: [
        {
          loader: textsLoader('own'),
          children: [
            {
              path: 'my-account/my-ads',
              lazy: async () => ({
                Component: (await import('../pages/my-ads-page.tsx')).MyAdsPage,
              }),
            },
            {
              path: 'my-account/my-favorites',
              lazy: async () => ({
                Component: (await import('../pages/my-favorites-page.tsx')).MyFavoritesPage,
              }),
            },
          ],
        },
        {
          path: 'my-account/settings',
          lazy: async () => ({
            Component: (await import('../pages/account-settings-page.tsx')).AccountSettingsPage,
          }),
        },
        {
          path: 'my-account/privacy-and-security',
          lazy: async () => ({
            Component: (await import('../pages/account-privacy-page.tsx')).AccountPrivacyPage,
          }),
        },
        {
          path: 'my-account/privacy-and-security/info',
          lazy: async () => ({
            Component: (await import('../pages/account-privacy-info-page.tsx'))
              .AccountPrivacyInfoPage,
          }),
        },
        {
          path: 'my-account/change-password',
          lazy: async () => ({
            Component: (await import('../pages/account-password-page.tsx')).AccountPasswordPage,
          }),
        },
        {
          path: 'my-account/change-email',
          lazy: async () => ({
            Component: (await import('../pages/account-email-page.tsx')).AccountEmailPage,
          }),
        },
        {
          path: 'my-account/delete-account',
          lazy: async () => ({
            Component: (await import('../pages/account-deletion-page.tsx')).AccountDeletionPage,
          }),
        },
      ],
    },
  ],
};

/** The step of a changed e-mail address that stands outside of the main layout. */
export const verifyCodePage: RouteObject = {
  loader: textsLoader('recovery'),
  lazy: membersOnly,
  children: [
    {
      path: 'verify-your-code',
      lazy: async () => ({
        Component: (await import('../pages/verify-code-page.tsx')).VerifyCodePage,
      }),
    },
  ],
};
