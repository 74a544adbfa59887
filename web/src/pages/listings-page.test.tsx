import type { ListingCard, ListingPage, UnderstoodWords } from '@qaysari/contract/listing/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ads from '../../../locales/en/ads.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { ListingsPage } from './listings-page.tsx';

const card = { _id: 'a', title: 'Grill', location: 'baghdad', category: 'restaurants_cafes' };
const listing = {
  ...{ ...card, currency: 'usd', price: 5, images: [], isFeatured: false, isStartup: false },
  ...{ owner: 'o', status: 'approved', createdAt: '2026-11-03T10:00:00Z' },
} as ListingCard;

const city: UnderstoodWords = { text: 'baghdad', rest: 'resturant', location: 'baghdad' };
const typed: UnderstoodWords = { text: 'resturant', rest: 'baghdad' };
const slip: UnderstoodWords = { ...typed, instead: 'restaurant' };

const understoodOf: Record<string, UnderstoodWords[]> = {
  'resturant baghdad': [slip, city],
  baghdad: [{ ...city, rest: '' }],
  qwerty: [{ text: 'qwerty', rest: '', isLeftOut: true }],
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on('GET /listing', (path) => {
    const asked = new URL(path, location.origin).searchParams;
    const understood = understoodOf[asked.get('search') ?? ''];
    const isFound = !asked.has('location');
    const page: ListingPage = {
      ...{ listings: isFound ? [listing] : [], facets: { category: {}, location: {} } },
      ...{ total: isFound ? 1 : 0, page: 1, pageSize: 12 },
      ...(understood && { understood: asked.has('asTyped') ? [typed, city] : understood }),
    };
    return success(page);
  });
});

const open = (query: string) =>
  renderApp(<ListingsPage />, { language: 'en', path: `/ads${query}` });

const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '');
const chips = () =>
  within(screen.getByRole('group', { name: ads.chips.label }))
    .getAllByRole('button', { name: /Remove/ })
    .map(({ textContent }) => plain(textContent));
const chip = (name: RegExp) => screen.findByRole('button', { name });

it('has a chip for each part of a search, and keeps the focus among them', async () => {
  const { user, address } = await open('?startup=true&search=resturant+baghdad&page=1');
  expect(chips()).toEqual(['“resturant baghdad”', ads.filter.startup]);
  const words = await chip(/Remove.*restaurant/);
  expect(chips()).toEqual(['“restaurant”', 'Baghdad', ads.filter.startup]);
  await user.click(words);
  await waitFor(() => expect(address()).toBe('/en/ads?startup=true&search=baghdad'));
  await waitFor(() => expect(chips()).toEqual(['Baghdad', ads.filter.startup]));
  expect(plain(document.activeElement?.textContent ?? null)).toBe('Baghdad');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/en/ads?startup=true'));
  expect(document.activeElement?.textContent).toBe(ads.filter.startup);
});

it('asks for the words as they were typed until they change', async () => {
  const { user, address } = await open('?search=resturant+baghdad&page=1');
  await user.click(await screen.findByRole('link', { name: /Search only/ }));
  expect(address()).toBe('/en/ads?search=resturant+baghdad&asTyped=true');
  expect(document.activeElement?.tagName).toBe('H2');
  expect(document.activeElement?.tagName).toBe('H2');
  await chip(/Remove.*resturant/);
  expect(screen.queryByRole('link', { name: /Search only/ })).toBeNull();
  // Without a script other words may be sent.
  expect(document.querySelector('[name=asTyped]')).toBeNull();
  await user.click(screen.getByRole('button', { name: ads.filter.search }));
  expect(address()).toBe('/en/ads?search=resturant+baghdad&asTyped=true');
  await user.click(await chip(/Remove.*Baghdad/));
  expect(address()).toBe('/en/ads?search=resturant');
});

it('orders by how well ads fit the words, unless another order is chosen', async () => {
  const { user, address } = await open('?search=qwerty');
  const order = () => screen.findByRole('combobox', { name: ads.sort.label });
  expect((await order()).textContent).toContain(ads.sort.bestMatch);
  await user.click(await order());
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...[ads.sort.bestMatch, ads.sort.newest, ads.sort.latest],
    ...[ads.sort.priceUp, ads.sort.priceDown],
    ...[ads.sort.profitDown, ads.sort.profitMonthsUp, ads.sort.rentUp],
  ]);
  await user.click(screen.getByRole('option', { name: ads.sort.newest }));
  await waitFor(() => expect(address()).toBe('/en/ads?search=qwerty&sort=newest'));
  await user.click(await chip(/Remove.*qwerty/));
  await waitFor(() => expect(address()).toBe('/en/ads'));
  await waitFor(async () => expect((await order()).textContent).toContain(ads.sort.newest));
});

it('says where ads without a figure are in an order by it, and keeps that order as one list', async () => {
  await open('?sort=rentUp');
  await screen.findByRole('article');
  screen.getByText(ads.sort.unstatedLast);
  screen.getByText(ads.byPrice.noRate.figures);
  expect(screen.queryByRole('heading', { name: ads.byPrice.usd })).toBeNull();
});

it('says nothing of figures in another order', async () => {
  await open('?sort=priceUp');
  await screen.findByRole('heading', { name: ads.byPrice.usd });
  expect(screen.queryByText(ads.sort.unstatedLast)).toBeNull();
});

it('offers to take the other filters away where these find nothing, and never the words', async () => {
  await open('?location=erbil&startup=true&search=qwerty');
  const [way, ...more] = await screen.findAllByRole('link', { name: /^Without/ });
  expect(plain(way?.textContent ?? null)).toBe('Without Erbil: 1 ad');
  expect(way?.getAttribute('href')).toBe('/en/ads?startup=true&search=qwerty');
  expect(more).toEqual([]);
  expect(screen.queryByText(/couldn’t find/)).toBeNull();
  expect(ads.emptyBody).not.toContain('words');
});
