import type { User } from '@qaysari/contract/account/types';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tryAgain } from '../../../locales/ar/failure.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { fakeApi, success } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { OpenNewest } from './my-listings-page.tsx';

const counts = { active: 0, pending: 0, featured: 0, rejected: 0 };

it.each([
  [[{ _id: 'newest' }, { _id: 'older' }], '/ar/ads/newest'],
  [[], '/ar/my-account/my-ads'],
])('says that the ads could not be loaded, and leads from %j to %s', async (listings, target) => {
  keepToken('a.b.c', { remember: true });
  const api = fakeApi();
  api.on('GET /listing/my-listings', () => ({ status: 503 }));
  const path = '/my-account/my-ads?open=newest';
  const { user, address } = await renderApp(<OpenNewest user={{ _id: 'me' } as User} />, { path });
  const again = await screen.findByRole('button', { name: tryAgain });
  api.on('GET /listing/my-listings', () => success({ listings, total: listings.length, counts }));
  await user.click(again);
  await expect.poll(address).toBe(target);
});
