import type { OtherUser } from '@qaysari/contract/investor/types';
import type { Listing, ListingOwner } from '@qaysari/contract/listing/types';
import type { ShownReview } from '@qaysari/contract/review/types';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import ad from '../../../locales/en/ad.json' with { type: 'json' };
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import investors from '../../../locales/en/investors.json' with { type: 'json' };
import texts from '../../../locales/en/review.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { ReviewPage } from './review-page.tsx';

const call = 'POST /reviews/show';
const facts = { approvedAds: 0, upheldReports: { count: 0 } };

const listing: Listing = {
  ...{ _id: 'ad1', title: 'Bakery by the citadel', owner: 'o', status: 'pending' },
  ...{ description: 'Two ovens', category: 'restaurants_cafes', location: 'erbil' },
  ...{ currency: 'usd', price: 9000, createdAt: '2026-11-03T10:00:00Z', viewer: 'member' },
  ...{ images: ['/media/listings/ad1/first-1280.webp'], siteLink: 'https://bakery.example/' },
  ...{ isFeatured: false, isStartup: false, isFavorite: false },
};
const owner: ListingOwner = { _id: 'o', name: 'Sara', facts, listings: 0 };

const investor: OtherUser = {
  ...{ _id: 'i1', name: 'Omar Hamdani', role: 'investor', facts },
  investorProfile: { title: 'Partner with money', about: 'I own two restaurants', offers: 'Money' },
};

let api: FakeApi;
let bodies: unknown[];
beforeEach(() => {
  api = fakeApi();
  bodies = [];
});

const answer = (shown: ShownReview) =>
  api.on(call, (_path, body) => {
    bodies.push(body);
    return success(shown);
  });
const open = (hash = '#token=secret') =>
  renderApp(<ReviewPage />, { language: 'en', path: `/review${hash}` });

const pressed = () => screen.queryAllByRole('button').map((each) => each.textContent);
const metaOf = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

it('shows an ad below a band, with nothing that acts, and keeps the token in the address', async () => {
  answer({ kind: 'listing', listing, owner });
  const { hash } = await open();
  await screen.findByRole('heading', { level: 1, name: listing.title });
  screen.getByText(texts.band);
  screen.getByText(listing.description);
  screen.getByText('Sara');
  screen.getByRole('complementary', { name: ad.price });
  screen.getByRole('link', { name: ad.links.siteLink });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(pressed().filter((text) => text !== '' && text !== ad.known.how)).toEqual([]);
  expect(hash()).toBe('#token=secret');
  expect(bodies).toEqual([{ token: 'secret' }]);
  expect(api.calls.filter((each) => !each.startsWith('GET /rate'))).toEqual([call]);
});

it('is not for search engines, nor for other sites', async () => {
  answer({ kind: 'listing', listing, owner });
  await open();
  await screen.findByText(texts.band);
  expect(metaOf('robots')).toBe('noindex');
  expect(metaOf('referrer')).toBe('no-referrer');
  expect(document.title).not.toContain(listing.title);
});

it('shows an investor, and says nothing of an approval', async () => {
  answer({ kind: 'investor', investor });
  await open();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Omar Hamdani' });
  screen.getByText(texts.band);
  screen.getByText('I own two restaurants');
  const known = screen.getByRole('heading', { name: ad.known.label }).parentElement!;
  within(known).getByText(ad.known.memberUnknown);
  expect(within(known).queryByText(investors.approvedUnknown)).toBeNull();
  expect(heading.ownerDocument.body.textContent).not.toContain(investors.profile.contact);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it.each([400, 404])('says that a link answered by %i no longer works', async (status) => {
  api.on(call, () => ({ status, body: { message: 'x' } }));
  await open();
  await screen.findByRole('heading', { level: 1, name: texts.endedTitle });
  screen.getByText(texts.endedBody);
  expect(screen.queryByText(texts.band)).toBeNull();
});

it.each(['', '#token=', '#other=secret'])('says so of %j, and asks nobody', async (hash) => {
  await open(hash);
  await screen.findByRole('heading', { level: 1, name: texts.endedTitle });
  expect(api.calls).toEqual([]);
});

it('says that it is loading, then that there is no network, and its button retries', async () => {
  const late = Promise.withResolvers<undefined>();
  api.on(call, async () => {
    await late.promise;
    throw new TypeError('no network');
  });
  const { user } = await open();
  await screen.findByText(texts.loading);
  late.resolve(undefined);
  await screen.findByText(failure.offlineBody);
  answer({ kind: 'listing', listing, owner });
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await screen.findByText(texts.band);
});

it('says that the server failed', async () => {
  api.on(call, () => ({ status: 500 }));
  await open();
  await screen.findByText(failure.body);
});

it('no longer shows what was decided meanwhile, once somebody comes back to the page', async () => {
  answer({ kind: 'listing', listing, owner });
  await open();
  await screen.findByText(listing.description);
  api.on(call, () => ({ status: 404, body: { message: 'x' } }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await screen.findByRole('heading', { name: texts.endedTitle });
  expect(screen.queryByText(listing.description)).toBeNull();
});
