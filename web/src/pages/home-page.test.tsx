import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import common from '../../../locales/ar/common.json' with { type: 'json' };
import home from '../../../locales/ar/home.json' with { type: 'json' };
import { fakeApi, success } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { HomePage } from './home-page.tsx';

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
