import type { InvestorCard, InvestorPage } from '@qaysari/contract/investor/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ads from '../../../locales/en/ads.json' with { type: 'json' };
import common from '../../../locales/en/common.json' with { type: 'json' };
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../locales/en/investors.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { fakeApi, success, type FakeAnswer, type FakeApi } from '../testing/fake-api.ts';
import { phoneScreen } from '../testing/phone-screen.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { InvestorsPage } from './investors-page.tsx';

const list = 'POST /user';

function investor(number: number, more: Partial<InvestorCard> = {}): InvestorCard {
  const facts = { approvedAt: '2026-11-03T10:00:00Z' };
  return {
    _id: `i${number}`,
    name: `Investor ${number}`,
    title: `Cafés ${number}`,
    facts,
    ...more,
  };
}

const pageOf = (users: InvestorCard[], more: Partial<InvestorPage> = {}) =>
  success({ users, total: users.length, ...more } satisfies InvestorPage);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
});

let asked: unknown;
const onList = (answer: (path: string) => FakeAnswer | Promise<FakeAnswer>) =>
  api.on(list, (path, body) => {
    asked = body;
    return answer(path);
  });

const open = (query = '') =>
  renderApp(<InvestorsPage />, { language: 'en', path: `/investors${query}` });

/** What the list was asked for last, without what is empty. */
function lastAsked(): object {
  const body = asked as Record<string, unknown>;
  const isGiven = (value: unknown) => !Array.isArray(value) || value.length > 0;
  return Object.fromEntries(Object.entries(body).filter(([, value]) => isGiven(value)));
}

const titlesShown = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);

it('shows what investors look for, and who approved them and when', async () => {
  const cities = ['baghdad', 'erbil', 'basra', 'mosul'] as const;
  onList(() => pageOf([investor(1, { sectors: ['it_tech'], cities: [...cities] })]));
  await open();
  const card = await screen.findByRole('article', { name: 'Cafés 1 Investor 1' });
  within(card).getByText('IT & technology');
  const places = within(card).getByRole('list', { name: texts.profile.cities });
  expect(places.textContent).toBe('BaghdadErbilBasra+1');
  expect(card.textContent).toContain('November 3, 2026');
  const link = within(card).getByRole('link');
  expect(link.getAttribute('href')).toBe('/en/investors/i1');
  screen.getByRole('heading', { level: 2, name: '1 investor' });
});

it('asks for what the address says, drops what is wrong in it, and a chip takes its part away', async () => {
  onList(() => pageOf([investor(1)]));
  const query = '?sector=it_tech&city=atlantis&form=loan&currency=iqd&band=1&search=caf%C3%A9';
  const { user, address } = await open(query);
  await screen.findByRole('article');
  const wanted = { sector: ['it_tech'], form: ['loan'], currency: 'iqd', band: 1, search: 'café' };
  expect(lastAsked()).toEqual(wanted);
  const band = screen.getByRole('button', { name: /Remove.*15,000,000ع\.د.*75,000,000ع\.د/ });
  // Its first letter is Arabic, but the line is of the page.
  expect(band.querySelector('bdi')).toBeNull();
  const words = screen.getByRole('button', { name: /Remove.*café/ });
  expect(words.querySelector('bdi')?.textContent).toContain('café');
  await user.click(band);
  await waitFor(() =>
    expect(address()).toBe('/en/investors?sector=it_tech&form=loan&currency=iqd&search=caf%C3%A9'),
  );
  await user.click(await screen.findByRole('button', { name: ads.chips.clearAll }));
  await waitFor(() => expect(address()).toBe('/en/investors'));
  await waitFor(() => expect(lastAsked()).toEqual({}));
});

it('writes the words into the address, and asks for a currency before a budget', async () => {
  onList(() => pageOf([investor(1)]));
  const { user, address } = await open();
  await user.click(screen.getByRole('button', { name: texts.filter.budget }));
  const budget = await screen.findByRole('combobox', { name: texts.filter.band });
  expect(budget.textContent).toBe(texts.filter.currencyFirst);
  expect((budget as HTMLButtonElement).disabled).toBe(true);
  await user.type(screen.getByRole('searchbox'), ' bakery {Enter}');
  await waitFor(() => expect(address()).toBe('/en/investors?search=bakery'));
  await waitFor(() => expect(lastAsked()).toEqual({ search: 'bakery' }));
});

it('makes a step of the history for a new search, and none for the same again', async () => {
  onList(() => pageOf([investor(1)]));
  const { user, historyAction } = await open();
  await user.type(screen.getByRole('searchbox'), 'bakery{Enter}');
  await waitFor(() => expect(historyAction()).toBe('PUSH'));
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  await waitFor(() => expect(historyAction()).toBe('REPLACE'));
});

it('adds the next page after the last one, says how many are shown, and focuses the first new one', async () => {
  onList(() =>
    (lastAsked() as { after?: string }).after === 'x'
      ? pageOf([investor(3)], { total: 3 })
      : pageOf([investor(1), investor(2)], { total: 3, next: 'x' }),
  );
  const { user } = await open();
  const more = await screen.findByRole('button', { name: texts.more });
  await screen.findByText(/2.* of .*3.* shown/);
  await user.click(more);
  await waitFor(() => expect(titlesShown()).toEqual(['Cafés 1', 'Cafés 2', 'Cafés 3']));
  const added = screen.getByRole('link', { name: 'Cafés 3' });
  await waitFor(() => expect(document.activeElement).toBe(added));
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});

it('keeps its results when the next page fails, says so, and its button retries', async () => {
  let isBroken = true;
  onList(() => {
    if ((lastAsked() as { after?: string }).after === undefined) {
      return pageOf([investor(1)], { total: 2, next: 'x' });
    }
    return isBroken ? { status: 400 } : pageOf([investor(2)], { total: 2 });
  });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: texts.more }));
  await screen.findByText(texts.moreFailed);
  expect(titlesShown()).toEqual(['Cafés 1']);
  isBroken = false;
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await waitFor(() => expect(titlesShown()).toEqual(['Cafés 1', 'Cafés 2']));
  expect(screen.queryByText(texts.moreFailed)).toBeNull();
});

it('says in words which investors an own ad fits, and why', async () => {
  api.on('GET /listing/my-listings/ad', () => success({ _id: 'ad', title: 'A bakery in Erbil' }));
  const fit = { fits: ['sector', 'ticket'], unknown: ['stage'] } as const;
  onList(() => pageOf([investor(1, { fit: { fits: [...fit.fits], unknown: [...fit.unknown] } })]));
  await open('?listing=ad');
  const card = await screen.findByRole('article', { name: 'Cafés 1 Investor 1' });
  expect(lastAsked()).toEqual({ listing: 'ad' });
  expect(card.textContent).toMatch(/Fits: .?sector, amount/);
  expect(card.textContent).toMatch(/Unknown: .?stage of the business/);
  await screen.findByText('A bakery in Erbil');
  const back = screen.getByRole('link', { name: texts.forListing.back });
  expect(back.getAttribute('href')).toBe('/en/ads/ad');
});

it('says that there is no list for an ad of somebody else, and leads to all investors', async () => {
  api.on('GET /listing/my-listings/ad', () => ({ status: 404 }));
  onList(() => ({ status: 404 }));
  await open('?listing=ad');
  await screen.findByText(texts.forListing.notFoundTitle);
  const all = screen.getByRole('link', { name: texts.all });
  expect(all.getAttribute('href')).toBe('/en/investors');
});

it.each([
  ['?city=erbil', texts.empty.filteredTitle, texts.empty.clear, '/en/investors'],
  [
    '?city=erbil&listing=ad',
    texts.empty.filteredTitle,
    texts.empty.clear,
    '/en/investors?listing=ad',
  ],
  ['?listing=ad', texts.empty.fitTitle, texts.all, '/en/investors'],
  ['', texts.empty.title, common.header.publish, '/en/create-ad'],
])('names a next step when %s finds nobody', async (query, title, step, target) => {
  onList(() => pageOf([]));
  await open(query);
  const notice = (await screen.findByText(title)).closest<HTMLElement>('[role=status]');
  const link = within(notice as HTMLElement).getByRole('link', { name: step });
  expect(link.getAttribute('href')).toBe(target);
});

it('shows a failure, and its button retries', async () => {
  onList(() => ({ status: 500 }));
  const { user } = await open();
  await screen.findByRole('alert');
  onList(() => pageOf([investor(1)]));
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await screen.findByRole('article', { name: 'Cafés 1 Investor 1' });
});

it('says on a phone how many a choice would show, and takes it back when the sheet is left', async () => {
  phoneScreen();
  onList(() =>
    'currency' in lastAsked() ? pageOf([investor(1)]) : pageOf([investor(1), investor(2)]),
  );
  const { user, address } = await open('?currency=usd&form=loan');
  const opener = await screen.findByRole('button', { name: /2/ });
  await user.click(opener);
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByRole('button', { name: /Show.*1.*investor/ });
  await user.click(within(sheet).getByRole('button', { name: ads.chips.clearAll }));
  const show = await within(sheet).findByRole('button', { name: /Show.*2.*investors/ });
  await user.click(within(sheet).getByRole('button', { name: common.close }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect.poll(address).toBe('/en/investors?currency=usd&form=loan');
  expect(show.isConnected).toBe(false);
  await user.click(opener);
  const again = await screen.findByRole('dialog');
  await user.click(within(again).getByRole('button', { name: ads.chips.clearAll }));
  await user.click(await within(again).findByRole('button', { name: /Show.*2.*investors/ }));
  await waitFor(() => expect(address()).toBe('/en/investors'));
});
