import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import common from '../../../locales/ar/common.json' with { type: 'json' };
import home from '../../../locales/ar/home.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { newUser } from '../testing/complete-user.ts';
import { fakeApi, success } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { HomePage } from './home-page.tsx';

const { completeProfile, sell } = home;

const noListings = {
  ...{ listings: [], facets: { category: {}, location: {} } },
  ...{ total: 0, page: 1, pageSize: 12 },
};

it('of a new marketplace says that there are no ads, and what to do', async () => {
  fakeApi().on('GET /listing', () => success(noListings));
  const { user, address } = await renderApp(<HomePage />);
  await screen.findByText(home.empty.title);
  expect(screen.queryByRole('region', { name: home.slider.title })).toBeNull();
  expect(screen.queryByRole('region', { name: home.tiles.cities })).toBeNull();
  await user.click(screen.getByRole('link', { name: common.header.publish }));
  await expect.poll(address).toBe('/ar/create-ad');
});

it('offers visitors to sell, to buy and to invest, each with one press', async () => {
  fakeApi().on('GET /listing', () => success(noListings));
  await renderApp(<HomePage />);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await expect.poll(() => href(home.sell)).toBe('#register');
  expect(href(home.buy)).toBe('/ar/ads');
  expect(href(home.invest)).toBe('/ar/browse/find-an-investor');
});

it.each([
  [1, completeProfile, '/ar/my-account/settings?from=%2Far%2Fmy-account%2Fmy-ads%3Fopen%3Dnewest'],
  [0, sell, '/ar/create-ad'],
])('leads somebody without a profile and with %i waiting ads on', async (total, name, href) => {
  const api = fakeApi();
  api.on('GET /listing', () => success(noListings));
  keepToken(tokenOf('u'), { remember: true });
  api.on('GET /user/me', () => success(newUser));
  api.on('GET /listing/my-listings', () => success({ listings: [], total, counts: {} }));
  await renderApp(<HomePage />);
  const [link] = await screen.findAllByRole('link', { name });
  expect(link?.getAttribute('href')).toBe(href);
});
