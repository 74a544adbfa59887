import type { AskedListing } from '@qaysari/contract/listing/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../locales/en/own.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { StillForSalePage } from './still-for-sale-page.tsx';

const read = 'POST /listing/asked';
const { question } = texts;

const asked = (id: string, fields: Partial<AskedListing> = {}): AskedListing => ({
  ...{ _id: id, title: `Bakery ${id}`, isOpen: true, availability: 'forSale' },
  confirmedAt: '2026-10-03T10:00:00Z',
  ...fields,
});

let api: FakeApi;
beforeEach(() => {
  sessionStorage.clear();
  api = fakeApi();
});

async function open(path = '/still-for-sale?code=secret') {
  const { user, address } = await renderApp(<StillForSalePage />, { language: 'en', path });
  const button = (title: string, name: string) =>
    within(screen.getByRole('article', { name: title })).getByRole('button', { name });
  return { user, address, button };
}

it('shows the ads, hides the secret, changes nothing by itself and focuses the first answer', async () => {
  api.on(read, () => success([asked('one'), asked('two')]));
  const { address, button } = await open();
  await screen.findByRole('heading', { level: 1, name: question.title });
  expect(address()).toBe('/en/still-for-sale');
  expect(api.calls).toEqual([read]);
  await waitFor(() => expect(document.activeElement).toBe(button('Bakery one', question.forSale)));
});

it('sends one answer however often it is pressed, says what was saved, and lets it be changed', async () => {
  const bodies: unknown[] = [];
  const first = Promise.withResolvers<undefined>();
  api.on(read, () => success([asked('one')]));
  api.on('PUT /listing/asked/one', async (_path, body) => {
    bodies.push(body);
    if (bodies.length === 1) await first.promise;
    const { availability } = body as AskedListing;
    return success(asked('one', { isOpen: false, availability }));
  });
  const { user, button } = await open();
  await screen.findByText(question.leadOne);
  await user.dblClick(button('Bakery one', question.forSale));
  await user.click(button('Bakery one', question.sold));
  first.resolve(undefined);
  await screen.findByText(question.done.forSale);
  expect(button('Bakery one', question.forSale).getAttribute('aria-pressed')).toBe('true');
  await user.click(button('Bakery one', question.sold));
  await screen.findByText(question.done.sold);
  expect(bodies).toEqual([
    { code: 'secret', availability: 'forSale' },
    { code: 'secret', availability: 'sold' },
  ]);
});

it('says on a second visit what was answered', async () => {
  api.on(read, () => success([asked('one', { isOpen: false, availability: 'hidden' })]));
  const { button } = await open();
  await screen.findByText(question.done.hidden);
  expect(button('Bakery one', question.hidden).getAttribute('aria-pressed')).toBe('true');
});

it('says that an answer was not saved, and keeps the question open', async () => {
  api.on(read, () => success([asked('one')]));
  const { user, button } = await open();
  await screen.findByText(question.leadOne);
  await user.click(button('Bakery one', question.forSale));
  await screen.findByText(`${question.failed}. ${failure.offlineHint}`);
  expect(button('Bakery one', question.forSale).getAttribute('aria-pressed')).toBe('false');
});

it.each([400, 404])('says that a link answered by %i does not work', async (status) => {
  api.on(read, () => ({ status, body: { message: 'x', key: 'notFound' } }));
  await open();
  await screen.findByRole('heading', { name: question.wrongTitle });
  screen.getByRole('link', { name: question.toMyAds });
});

it('says that there is nothing to answer', async () => {
  api.on(read, () => success([]));
  await open();
  await screen.findByRole('heading', { name: question.emptyTitle });
});

it('says that it could not be opened, and its button retries', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: question.failedTitle });
  api.on(read, () => success([asked('one')]));
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await screen.findByText(question.leadOne);
});

it('asks a visitor without a link to sign in, and nobody else', async () => {
  await open('/still-for-sale');
  await screen.findByRole('heading', { name: question.signInTitle });
  expect(api.calls).toEqual([]);
});
