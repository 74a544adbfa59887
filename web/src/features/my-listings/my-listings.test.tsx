import type { User } from '@qaysari/contract/account/types';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/ku/own.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { newUser } from '../../testing/complete-user.ts';
import { fakeApi, success } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { MyListings } from './my-listings.tsx';

it('shows a failure with a button that retries, and leads on where there are no ads', async () => {
  const api = fakeApi();
  keepToken('a.b.c', { remember: true });
  api.on('GET /listing/my-listings', () => ({ status: 500 }));
  const { user } = await renderApp(<MyListings user={{ _id: 'me' } as User} tab="active" />, {
    language: 'ku',
  });
  const again = await screen.findByRole('button');
  const counts = { active: 0, pending: 0, featured: 0, rejected: 0 };
  api.on('GET /listing/my-listings', () => success({ listings: [], counts }));
  await user.click(again);
  await screen.findByText(texts.myAds.empty.active);
  const create = screen.getByRole('link', { name: texts.myAds.create });
  expect(create.getAttribute('href')).toBe('/ku/create-ad');
});

it('counts beside each ad how often others asked for the contact', async () => {
  const api = fakeApi();
  keepToken('a.b.c', { remember: true });
  const listing = {
    _id: 'ad',
    title: 'نانەواخانە',
    location: 'erbil',
    category: 'restaurants_cafes',
    currency: 'iqd',
    price: 25_000_000,
    images: [],
    status: 'approved',
    contacts: 1234,
    createdAt: '2026-11-01T00:00:00.000Z',
  };
  const counts = { approved: 1, pending: 0, featured: 0, rejected: 0 };
  api.on('GET /listing/my-listings', () => success({ listings: [listing], total: 1, counts }));
  await renderApp(<MyListings user={{ _id: 'me' } as User} tab="active" />, { language: 'ku' });
  await screen.findByText(/پەیوەندی: 1,234.* جار/);
});

it('opens the first tab with an ad where the address names none, and says what it still needs', async () => {
  const api = fakeApi();
  keepToken('a.b.c', { remember: true });
  const counts = { approved: 0, pending: 1, featured: 0, rejected: 2 };
  api.on('GET /listing/my-listings', () => success({ listings: [], total: 0, counts }));
  const path = '/my-account/my-ads';
  const list = <MyListings user={newUser} tab={undefined} />;
  const { address } = await renderApp(list, { language: 'ku', path });
  await expect.poll(address).toBe(`/ku${path}?tab=pending`);
  cleanup();
  await renderApp(<MyListings user={newUser} tab="rejected" />, { language: 'ku', path });
  const link = await screen.findByRole('link', { name: texts.approval.complete });
  expect(link.getAttribute('href')).toBe(
    `/ku/my-account/settings?${new URLSearchParams({ from: `/ku${path}` }).toString()}`,
  );
});
