import type { InvestorCard, OtherUser } from '@qaysari/contract/investor/types';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import ad from '../../../locales/en/ad.json' with { type: 'json' };
import common from '../../../locales/en/common.json' with { type: 'json' };
import failure from '../../../locales/en/failure.json' with { type: 'json' };
import texts from '../../../locales/en/investors.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { newUser } from '../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { phoneScreen } from '../testing/phone-screen.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { InvestorPage } from './investor-page.tsx';

const one = 'GET /user/i1';

const investor: OtherUser = {
  _id: 'i1',
  username: 'omar.h',
  firstname: 'Omar',
  lastname: 'Hamdani',
  role: 'investor',
  email: 'omar@example.com',
  phone: '+9647001234567',
  investorProfile: {
    title: 'شريك ممول',
    about: 'أملك مطعمين',
    offers: 'Money',
    sectors: ['it_tech'],
    forms: ['loan'],
    budget: { currency: 'usd', lowest: 1, highest: 2 },
  },
  approvedAt: '2026-11-03T10:00:00Z',
  facts: { approvedAds: 0, upheldReports: { count: 0 } },
};

const card = (id: string): InvestorCard => ({
  _id: id,
  name: `Investor ${id}`,
  title: `Cafés of ${id}`,
  facts: {},
});

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('me'), { remember: true });
  api.on('GET /user/me', () => success({ ...newUser, _id: 'me' }));
  api.on('POST /user', () => success({ users: [card('i1'), card('i2')], total: 2 }));
  api.on(one, () => success(investor));
});

const open = () =>
  renderApp(
    <Routes>
      <Route path="investors/:id" element={<InvestorPage />} />
    </Routes>,
    { language: 'en', path: '/investors/i1' },
  );

const addressOf = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href');

it('shows what an investor says in its own language, and that the rest is not said', async () => {
  await open();
  await screen.findByRole('heading', { level: 1, name: 'Omar Hamdani' });
  const about = screen.getByText('أملك مطعمين');
  expect([about.lang, about.dir]).toEqual(['ar', 'auto']);
  screen.getByText('IT & technology');
  screen.getByText('Loan');
  const budget = screen.getByText(texts.profile.budget).nextElementSibling;
  expect(budget?.textContent).toContain('$200,000');
  expect(screen.getAllByText(texts.profile.notSaid)).toHaveLength(2);
  expect(screen.queryByText(texts.profile.message)).toBeNull();
});

it('names the source of each fact, and says what is unknown', async () => {
  await open();
  const { known } = ad;
  const heading = await screen.findByRole('heading', { name: known.label });
  const rows = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  const said = rows.map((row) => row.textContent);
  expect(said[0]).toContain('November 3, 2026');
  expect(said[0]).toContain(texts.approvedSource);
  expect(said.slice(1)).toEqual([
    known.memberUnknown + known.memberSource,
    known.phoneUnknown + known.phoneUnknownSource,
    known.emailUnknown + known.emailUnknownSource,
    known.papersUnknown + known.papersUnknownSource,
    known.answersUnknown + known.answersUnknownSource,
    known.adsNone + known.adsSource,
    known.reportsNone + known.reportsSource,
  ]);
});

it('says each fact with its date, and who vouches for it', async () => {
  const facts = {
    ...{ memberSince: '2025-03', answersWithin: 'day', approvedAds: 2 },
    emailConfirmed: { by: 'provider', at: '2025-03-02T10:00:00Z' },
    phoneConfirmed: { by: 'team', at: '2026-11-04T10:00:00Z' },
    papers: [{ kind: 'company', seenAt: '2026-11-05T10:00:00Z' }],
    upheldReports: { count: 2, latestAt: '2026-11-06T10:00:00Z' },
  } as const;
  const { approvedAt: _at, ...unapproved } = investor;
  api.on(one, () => success({ ...unapproved, facts }));
  await open();
  const { known } = ad;
  const heading = await screen.findByRole('heading', { name: known.label });
  const rows = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent.replaceAll(/[⁨⁩]/g, ''))).toEqual([
    texts.approvedUnknown + texts.approvedSource,
    `Member since March 2025${known.memberSource}`,
    `Phone number confirmed on November 4, 2026${known.phoneSource.team}`,
    `Email confirmed on March 2, 2025${known.emailSource.provider}`,
    `Our team saw the company registration on November 5, 2026${known.papersSource}`,
    known.answers.day + known.answersSource,
    `2 ads approved by our team${known.adsSource}`,
    `2 reports upheld in the last year, the latest on November 6, 2026${known.reportsSource}`,
  ]);
});

it('leads to the conversation, the phone, WhatsApp and e-mail', async () => {
  await open();
  const name = await screen.findByRole('heading', { name: texts.profile.contact });
  const contact = within(name.parentElement as HTMLElement);
  const send = contact.getByRole('link', { name: ad.contact.send });
  expect(send.getAttribute('href')).toBe('/en/my-account/inbox/i1');
  expect(addressOf(/0700 123 4567/)).toBe('tel:+9647001234567');
  expect(addressOf(ad.contact.whatsapp)).toMatch(/^https:\/\/wa\.me\/9647001234567\?text=/);
  expect(addressOf(/omar@/)).toBe('mailto:omar@example.com');
  contact.getByText(texts.safety.body);
});

it('writes and calls from the bottom edge of a phone', async () => {
  phoneScreen();
  await open();
  const bar = within(await screen.findByRole('region', { name: texts.profile.contact }));
  const call = bar.getByRole('link', { name: ad.contact.shortCall });
  expect(call.getAttribute('href')).toBe('tel:+9647001234567');
  const send = bar.getByRole('link', { name: ad.contact.send });
  expect(send.getAttribute('href')).toBe('/en/my-account/inbox/i1');
});

it('shows other investors and not this one again', async () => {
  await open();
  await screen.findByRole('link', { name: 'Cafés of i2' });
  expect(screen.queryByText('Investor i1')).toBeNull();
});

it('shows a link to the own profile, and no contact, on the own page', async () => {
  keepToken(tokenOf('i1'), { remember: true });
  api.on('GET /user/me', () => success({ ...newUser, _id: 'i1', role: 'investor' }));
  await open();
  await screen.findByText(texts.profile.ownTitle);
  expect(addressOf(common.userMenu.investor)).toBe('/en/my-account/investor');
  expect(screen.queryByText(ad.contact.send)).toBeNull();
  expect(screen.queryByText(ad.contact.whatsapp)).toBeNull();
});

it.each([
  ['the API knows nobody', () => ({ status: 404 })],
  ['it is no investor', () => success({ _id: 'i1', username: 'omar.h' })],
])('says that there is no such investor when %s', async (_when, answer) => {
  api.on(one, answer);
  await open();
  await screen.findByRole('heading', { level: 1, name: texts.profile.notFoundTitle });
  expect(addressOf(texts.all)).toBe('/en/investors');
});

it('shows a failure, and its button retries', async () => {
  api.on(one, () => ({ status: 500 }));
  const { user } = await open();
  await screen.findByRole('alert');
  api.on(one, () => success(investor));
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await waitFor(() => screen.getByRole('heading', { level: 1, name: 'Omar Hamdani' }));
});
