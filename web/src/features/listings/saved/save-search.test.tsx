import { readListingFilter } from '@qaysari/contract/listing/filter';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../../../locales/en/searches.json' with { type: 'json' };
import { keepToken } from '../../../lib/session/token.ts';
import { completeUser } from '../../../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { tokenOf } from '../../../testing/token-of.ts';
import { keepWish, wishAt } from '../../../entities/person/wish.ts';
import { searchToReplace } from './pending-search.ts';
import { SaveSearch } from './save-search.tsx';

const list = 'GET /saved-search';
const save = 'POST /saved-search';
const query = 'location=erbil';
const search = { id: 'one', filter: query, isPaused: false, createdAt: '2026-11-20T10:00:00Z' };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

function signIn() {
  keepToken(tokenOf('me'), { remember: true });
  api.on('GET /user/me', () => success({ ...completeUser, _id: 'me' }));
  api.on(list, () => success([]));
  api.on(save, (_path, body) => {
    api.on(list, () => success([{ ...search, newCount: 0 }]));
    return success({ ...search, ...(body as object) }, 'Search saved');
  });
}

const opened = `${query}&page=2&sort=latest`;
const page = (text = opened) => new URL(`/en/ads?${text}`, location.origin);
const open = (text = opened) =>
  renderApp(<SaveSearch filter={readListingFilter(new URLSearchParams(text))} />, {
    ...{ language: 'en', path: `/ads?${text}` },
  });
const button = () => screen.findByRole('button', { name: texts.save });
const saves = () => api.calls.filter((call) => call === save);

it('saves the search of the page in one tap, and leads to the list then', async () => {
  signIn();
  const { user } = await open();
  await user.dblClick(await button());
  const link = await screen.findByRole('link', { name: texts.savedOpen });
  expect(link.getAttribute('href')).toBe('/en/my-account/saved-searches');
  expect(saves()).toHaveLength(1);
  await screen.findByText('Search saved');
});

it('says that a search is saved, and that its person has looked', async () => {
  signIn();
  api.on(list, () => success([{ ...search, newCount: 2 }]));
  api.on('POST /saved-search/one/seen', () => success(undefined));
  await open();
  await screen.findByRole('link', { name: texts.savedOpen });
  await waitFor(() => expect(api.calls).toContain('POST /saved-search/one/seen'));
});

it('leads visitors to sign in, and keeps what they wanted', async () => {
  const { user, address } = await open();
  await user.click(await button());
  await expect.poll(address).toContain('/en/sign-in?from=');
  expect(wishAt(page())).toMatchObject({ kind: 'search', subject: query });
});

it('saves what was wanted before signing in, once', async () => {
  signIn();
  keepWish({ kind: 'search', subject: query, owner: '' }, page());
  await open();
  await screen.findByRole('link', { name: texts.savedOpen });
  expect(saves()).toHaveLength(1);
  expect(wishAt(page())).toBeUndefined();
});

it('does not save a search that was wanted on another page before', async () => {
  signIn();
  keepWish({ kind: 'search', subject: query, owner: '' }, page('location=duhok'));
  await open();
  await button();
  expect(saves()).toHaveLength(0);
});

it('replaces a search by another', async () => {
  signIn();
  searchToReplace.keep({ id: 'old', filter: 'location=duhok' });
  api.on('PUT /saved-search/old', (_path, body) => {
    expect(body).toEqual({ filter: query });
    api.on(list, () => success([{ ...search, newCount: 0 }]));
    return success(search, 'Changed');
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /^Save in place of: .*Duhok/ }));
  await screen.findByRole('link', { name: texts.savedOpen });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Save in place/ })).toBeNull());
  expect(searchToReplace.read()).toBeUndefined();
});

it('has nothing to save on the page of all ads', async () => {
  signIn();
  await open('page=2');
  await waitFor(() => expect(api.calls).toContain('GET /user/me'));
  expect(screen.queryByRole('button')).toBeNull();
});
