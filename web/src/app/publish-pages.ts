import type { RouteObject } from 'react-router';
import { membersOnly } from './account-pages.ts';
import { textsLoader } from './texts-loader.ts';

/** Pages on which members write ads (docs/specification/screens.md#s12). */
export const publishPages: RouteObject = {
  loader: textsLoader('publish'),
  lazy: membersOnly,
  children: [
    {
      path: 'create-ad',
      lazy: async () => ({
        Component: (await import('../pages/create-ad-page.tsx')).CreateAdPage,
      }),
    },
    {
      path: 'edit-ad/:id',
      lazy: async () => ({ Component: (await import('../pages/edit-ad-page.tsx')).EditAdPage }),
    },
  ],
};
