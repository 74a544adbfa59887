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

const { completeProfile } = home;
const { publish } = common.header;

it('of a new marketplace says that there are no ads, and what to do', async () => {
  const page = { listings: [], facets: { category: {}, location: {} }, total: 0, page: 1 };
  fakeApi().on('GET /listing', () => success({ ...page, pageSize: 12 }));
  const { user, address } = await renderApp(<HomePage />);
  await screen.findByText(home.empty.title);
  expect(screen.queryByRole('region', { name: home.slider.title })).toBeNull();
  expect(screen.queryByRole('region', { name: home.tiles.cities })).toBeNull();
  await user.click(screen.getByRole('link', { name: common.header.publish }));
  await expect.poll(address).toBe('/ar/create-ad');
});

it.each([
  [1, completeProfile, '/ar/my-account/settings?from=%2Far%2Fmy-account%2Fmy-ads%3Fopen%3Dnewest'],
  [0, publish, '/ar/create-ad'],
])('leads somebody without a profile and with %i waiting ads on', async (total, name, href) => {
  const page = { listings: [], facets: { category: {}, location: {} }, total: 0, page: 1 };
  const api = fakeApi();
  api.on('GET /listing', () => success({ ...page, pageSize: 12 }));
  keepToken(tokenOf('u'), { remember: true });
  api.on('GET /user/me', () => success(newUser));
  api.on('GET /listing/my-listings', () => success({ listings: [], total, counts: {} }));
  await renderApp(<HomePage />);
  const [link] = await screen.findAllByRole('link', { name });
  expect(link?.getAttribute('href')).toBe(href);
});
