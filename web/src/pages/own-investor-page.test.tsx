import type { InvestorProfile, User } from '@qaysari/contract/account/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../../locales/en/account.json' with { type: 'json' };
import texts from '../../../locales/en/investing.json' with { type: 'json' };
import investors from '../../../locales/en/investors.json' with { type: 'json' };
import { keepToken } from '../lib/session/token.ts';
import { completeUser } from '../testing/complete-user.ts';
import { fakeApi, success, type FakeApi } from '../testing/fake-api.ts';
import { renderApp } from '../testing/render-app.tsx';
import { tokenOf } from '../testing/token-of.ts';
import { OwnInvestorPage } from './own-investor-page.tsx';

const profile: InvestorProfile = {
  title: 'Looking for a bakery',
  about: 'My brother and I run three',
  offers: 'Money and a hand at the oven',
  currency: 'iqd',
  budgetMin: 25_000_000,
  budgetMax: 90_000_000,
  sectors: ['restaurants_cafes'],
  status: 'pending',
};

const saving = 'PUT /investor/me';
const fitting = 'GET /investor/listings';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf(completeUser._id), { remember: true });
  api.on(fitting, () => success({ listings: [], total: 0, page: 1, pageSize: 10 }));
  api.on('GET /listing/favorites/ids', () => success([]));
});

const investorWith = (investorProfile: InvestorProfile | undefined): User => ({
  ...completeUser,
  role: 'investor',
  ...(investorProfile && { investorProfile }),
});

async function renderPage(user: User) {
  api.on('GET /user/me', () => success(user));
  const rendered = await renderApp(<OwnInvestorPage />, { language: 'en' });
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  const button = (name: string) => screen.getByRole('button', { name });
  return { ...rendered, field, button };
}

it('leads a member who is no investor to becoming one', async () => {
  const { address } = await renderPage(completeUser);
  await waitFor(() => expect(address()).toBe('/en/my-account/become-an-investor'));
});

it('shows name, budget, what members see of it, texts and choices, and what was left open', async () => {
  await renderPage(investorWith(profile));
  const shown = (await screen.findByText(profile.title))
    .closest('section')
    ?.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  for (const part of [
    'سارة علي',
    '25,000,000ع.د25,000,000 Iraqi dinars - 90,000,000ع.د90,000,000 Iraqi dinars',
    `${texts.own.budgetShown}15,000,000ع.د to 300,000,000ع.د`,
    profile.about,
    profile.offers,
  ]) {
    expect(shown).toContain(part);
  }
  expect(shown).toContain('Restaurants & cafés');
  expect(shown).toContain(texts.field.cities + texts.leftOpen);
});

it('says that our team is reading a pending profile', async () => {
  await renderPage(investorWith(profile));
  await screen.findByText(texts.status.pending);
});

it('says when a profile was approved, and leads to the page that members see', async () => {
  const approvedAt = '2026-02-03T10:00:00.000Z';
  await renderPage(investorWith({ ...profile, status: 'approved', approvedAt }));
  const time = await screen.findByText('February 3, 2026');
  expect(time.tagName).toBe('TIME');
  const link = screen.getByRole('link', { name: texts.status.seePage });
  expect(link.getAttribute('href')).toBe(`/en/investors/${completeUser._id}`);
});

it('shows what staff wrote about a rejected profile, and opens the form', async () => {
  const moderationNote = 'Which bakery was yours?';
  const { user, button, field } = await renderPage(
    investorWith({ ...profile, status: 'rejected', moderationNote }),
  );
  await screen.findByText(moderationNote);
  await user.click(button(texts.status.change));
  expect(field('title')?.value).toBe(profile.title);
  await screen.findByText(moderationNote);
});

it('opens in the form, without a way back, where there is no whole profile', async () => {
  const { field } = await renderPage(investorWith(undefined));
  await screen.findByText(texts.own.incomplete);
  expect(field('budgetMin')?.value).toBe('');
  expect(screen.queryByRole('button', { name: settings.cancel })).toBeNull();
  expect(api.calls).not.toContain(`${fitting}?page=1`);
});

it('saves, shows the profile that the server answered, and refetches which ads fit', async () => {
  const { user, button, field } = await renderPage(investorWith(profile));
  await screen.findByText(texts.fitting.empty);
  const saved = { ...profile, budgetMax: 95_000_000 };
  const sent = vi.fn();
  api.on(saving, (_path, body) => {
    sent(body);
    return success(investorWith(saved), 'Saved, says the server');
  });
  await user.click(button(texts.own.edit));
  await user.clear(field('budgetMax')!);
  await user.type(field('budgetMax')!, '٩٥٠٠٠٠٠٠');
  await user.dblClick(button(texts.own.save));
  await screen.findByText('Saved, says the server');
  await screen.findByText(profile.title);
  expect(screen.getByText(profile.title).closest('dl')?.textContent).toContain('95,000,000');
  expect(document.activeElement?.textContent).toBe(texts.own.title);
  expect(sent).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ budgetMax: 95_000_000, sectors: ['restaurants_cafes'] }),
  );
  await waitFor(() => expect(api.calls.filter((call) => call.startsWith(fitting))).toHaveLength(2));
});

it('warns that a changed text leaves the directory, but only while the profile is approved', async () => {
  const { user, button, field } = await renderPage(
    investorWith({ ...profile, status: 'approved' }),
  );
  await screen.findByText(profile.title);
  await user.click(button(texts.own.edit));
  await user.type(field('budgetMax')!, '0');
  await user.type(field('about')!, ' ');
  expect(screen.queryByText(texts.own.reviewAgain)).toBeNull();
  await user.type(field('about')!, 'now');
  await screen.findByText(texts.own.reviewAgain);
});

it('does not warn while our team is reading anyway', async () => {
  const { user, button, field } = await renderPage(investorWith(profile));
  await screen.findByText(profile.title);
  await user.click(button(texts.own.edit));
  await user.type(field('about')!, 'now');
  expect(screen.queryByText(texts.own.reviewAgain)).toBeNull();
});

it('asks before it drops changes, and not where there are none', async () => {
  const { user, button, field } = await renderPage(investorWith(profile));
  await screen.findByText(profile.title);
  await user.click(button(texts.own.edit));
  await user.click(button(settings.cancel));
  expect(field('title')).toBeNull();
  await user.click(button(texts.own.edit));
  await user.type(field('title')!, ' soon');
  await user.click(button(settings.cancel));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: settings.discard }));
  await waitFor(() => expect(field('title')).toBeNull());
  expect(screen.getByText(profile.title)).toBeDefined();
  expect(sessionStorage).toHaveLength(0);
});

it('keeps the form and what was typed when saving fails', async () => {
  const { user, button, field } = await renderPage(investorWith(profile));
  await screen.findByText(profile.title);
  api.on(saving, () => ({ status: 500, body: { errors: ['One', 'Two'] } }));
  await user.click(button(texts.own.edit));
  await user.type(field('title')!, ' soon');
  await user.click(button(texts.own.save));
  expect((await screen.findByRole('alert')).textContent).toBe('One, Two');
  expect(field('title')?.value).toBe(`${profile.title} soon`);
});

const listing = {
  _id: 'ad',
  title: 'A partner for our oven',
  location: 'erbil',
  category: 'find_a_partner',
  currency: 'iqd',
  price: 30_000_000,
  images: [],
  isFeatured: false,
  isStartup: false,
  owner: 'o',
  status: 'approved',
  createdAt: '2026-01-01T00:00:00.000Z',
};

it('lists the ads that fit, each with what agrees and what is unknown', async () => {
  const fit = { fits: ['sector', 'city'], unknown: ['stage'] };
  api.on(fitting, () =>
    success({ listings: [{ listing, fit }], total: 11, page: 1, pageSize: 10 }),
  );
  await renderPage(investorWith(profile));
  const card = within(await screen.findByRole('article', { name: listing.title }));
  const { sector, city, stage } = investors.fit.reasons;
  const filled = (text: string, reasons: string) =>
    text.replace('{{reasons}}', `\u2068${reasons}\u2069`);
  card.getByText(filled(investors.fit.fits, `${sector}, ${city}`));
  card.getByText(filled(investors.fit.unknown, stage));
  expect(screen.getByRole('link', { name: /2/ }).getAttribute('href')).toBe(
    '/en/my-account/investor?page=2',
  );
});

it('names a next step where no ad fits, and asks again after a failure', async () => {
  api.on(fitting, () => ({ status: 500 }));
  const { user } = await renderPage(investorWith(profile));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  api.on(fitting, () => success({ listings: [], total: 0, page: 1, pageSize: 10 }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const link = await screen.findByRole('link', { name: texts.fitting.seeAll });
  expect(link.getAttribute('href')).toContain('/en/ads?category=find_a_partner');
});
