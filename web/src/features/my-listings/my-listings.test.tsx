import type { User } from '@qaysari/contract/account/types';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../../locales/ku/own.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
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
  };
  const counts = { approved: 1, pending: 0, featured: 0, rejected: 0 };
  api.on('GET /listing/my-listings', () => success({ listings: [listing], total: 1, counts }));
  await renderApp(<MyListings user={{ _id: 'me' } as User} tab="active" />, { language: 'ku' });
  const name = await screen.findByTitle(texts.statistics.contacts);
  expect(name.textContent).toBe(`${texts.statistics.contacts}: 1,234`);
});
