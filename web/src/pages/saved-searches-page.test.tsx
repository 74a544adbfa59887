import type { SavedSearch } from '@qaysari/contract/saved-search/types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import common from '../../../locales/en/common.json' with { type: 'json' };
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../locales/en/searches.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { searchToReplace } from '../features/listings/saved/pending-search.ts';
import { SavedSearches } from './saved-searches-page.tsx';

const { mine } = texts;
const list = 'GET /saved-search';

const search = (fields: Partial<SavedSearch> = {}): SavedSearch => ({
  ...{ id: 'one', filter: 'location=erbil&currency=usd&maxPrice=5000', isPaused: false },
  ...{ frequency: 'daily', createdAt: '2026-11-20T10:00:00Z', newCount: 3, ...fields },
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

const open = () => renderApp(<SavedSearches />, { language: 'en' });
const plain = (element: HTMLElement) => element.textContent.replaceAll(/[\u2066-\u2069]/g, '');
const rows = () => screen.getAllByRole('listitem').map(plain);

it('names each search by what it says, with what is new', async () => {
  const { newCount: _count, ...paused } = search({ id: 'four', isPaused: true });
  api.on(list, () =>
    success([
      search(),
      search({ id: 'two', filter: 'search=cafe', newCount: 0 }),
      search({ id: 'three', filter: 'startup=true', newCount: 100 }),
      paused,
    ]),
  );
  await open();
  await screen.findByRole('list');
  const [first, second, third, fourth] = rows();
  expect(first).toContain('Ads in Erbil · Up to $5,000');
  expect(first).toContain('3 new ads');
  expect(first).toContain('Saved on November 20, 2026');
  expect(second).toContain(mine.nothingNew);
  expect(third).toContain('More than 99 new ads');
  expect(fourth).toContain(mine.paused);
  const link = screen.getAllByRole('link', { name: /Erbil/ })[0];
  expect(link?.getAttribute('href')).toBe(
    '/en/ads?location=erbil&currency=usd&maxPrice=5000&sort=latest',
  );
});

it('pauses and resumes a search', async () => {
  api.on(list, () => success([search()]));
  api.on('PUT /saved-search/one', (_path, body) => {
    const { isPaused } = body as { isPaused: boolean };
    const { newCount: _count, ...paused } = search({ isPaused });
    api.on(list, () => success([isPaused ? paused : search()]));
    return success(search({ isPaused }), 'Changed');
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Pause: / }));
  await screen.findByText(mine.paused);
  await user.click(screen.getByRole('button', { name: /^Resume: / }));
  await screen.findByText('3 new ads');
});

it('changes how often a search notifies with one request, and explains the choice', async () => {
  api.on(list, () => success([search()]));
  api.on('PUT /saved-search/one', (_path, body) => {
    const changed = search(body as Partial<SavedSearch>);
    api.on(list, () => success([changed]));
    return success(changed, 'Changed');
  });
  const { user } = await open();
  const choice = await screen.findByRole('combobox', { name: /^When to tell me.*Erbil/ });
  expect((choice as HTMLSelectElement).value).toBe('daily');
  await user.selectOptions(choice, 'atOnce');
  await screen.findByText(mine.atOnceHelp);
  await waitFor(() => expect(choice.getAttribute('aria-busy')).toBe('false'));
  expect((choice as HTMLSelectElement).value).toBe('atOnce');
  expect(api.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
});

it('goes back to what it was where the choice could not be saved', async () => {
  api.on(list, () => success([search()]));
  const { user } = await open();
  const choice = await screen.findByRole('combobox', { name: /^When to tell me/ });
  await user.selectOptions(choice, 'never');
  await waitFor(() => expect((choice as HTMLSelectElement).value).toBe('daily'));
});

it('asks nothing of a search that is paused', async () => {
  api.on(list, () => success([search({ isPaused: true })]));
  await open();
  await screen.findByText(mine.paused);
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('removes a search once it was asked, and keeps the focus in the list', async () => {
  api.on(list, () => success([search(), search({ id: 'two', filter: 'search=cafe' })]));
  api.on('DELETE /saved-search/one', () => {
    api.on(list, () => success([search({ id: 'two', filter: 'search=cafe' })]));
    return success(undefined, 'Removed');
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Remove: .*Erbil/ }));
  await user.click(await screen.findByRole('button', { name: mine.keep }));
  expect(api.calls.some((call) => call.startsWith('DELETE'))).toBe(false);
  await user.click(await screen.findByRole('button', { name: /^Remove: .*Erbil/ }));
  await user.click(await screen.findByRole('button', { name: mine.remove }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
});

it('leads to the list of ads to change a search', async () => {
  api.on(list, () => success([search()]));
  const { user, address } = await open();
  await user.click(await screen.findByRole('link', { name: /^Change: / }));
  await waitFor(() => expect(address()).toBe('/en/ads?location=erbil&currency=usd&maxPrice=5000'));
  expect(searchToReplace.read()).toMatchObject({ id: 'one', filter: search().filter });
});

it('shows the way to who has saved nothing', async () => {
  api.on(list, () => success([]));
  await open();
  await screen.findByText(mine.empty);
  expect(screen.getByRole('link', { name: common.viewAllAds }).getAttribute('href')).toBe(
    '/en/ads',
  );
});

it('says when there is room for no more', async () => {
  const all = Array.from({ length: 20 }, (_, id) => search({ id: String(id) }));
  api.on(list, () => success(all));
  await open();
  await screen.findByText(/^You have 20 saved searches/);
});

it('shows a failure, and its button retries', async () => {
  const { user } = await open();
  await screen.findByText(failure.title);
  api.on(list, () => success([search()]));
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await screen.findByText('3 new ads');
});
