import type { ContactWay, Listing } from '@qaysari/contract/listing/types';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../../locales/ku/ad.json' with { type: 'json' };
import failure from '../../../../locales/ku/failure.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { phoneScreen } from '../../testing/phone-screen.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ContactBar } from './contact-bar.tsx';

const listing = { _id: 'ad', title: 'نانەواخانە', price: 1200, currency: 'usd' } as Listing;
const call = 'GET /listing/contact/ad';
const contact = { phone: '+9647701234567', whatsapp: '9647701234567', email: 'sara@example.com' };

let api: FakeApi;
let opened: string[];
beforeEach(() => {
  api = fakeApi();
  opened = [];
  vi.spyOn(location, 'assign').mockImplementation((address) => void opened.push(String(address)));
});

async function showBar(contactWays: ContactWay[]) {
  phoneScreen();
  api.on('GET /listing/owner/ad', () => success({ _id: 'owner', listings: 1, contactWays }));
  const { user } = await renderApp(<ContactBar listing={listing} />, { language: 'ku' });
  const button = (name: string) => screen.findByRole('button', { name });
  return { user, button, asked: () => api.calls.filter((each) => each === call).length };
}

it('calls with one press, which alone asks for the contact', async () => {
  api.on(call, () => success(contact));
  const { user, button, asked } = await showBar(['phone', 'whatsapp', 'email']);
  const press = await button(texts.contact.shortCall);
  expect(asked()).toBe(0);
  await user.click(press);
  await waitFor(() => expect(opened).toEqual(['tel:+9647701234567']));
  await user.click(await button(texts.contact.shortWhatsapp));
  await waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]).toMatch(/^https:\/\/wa\.me\/9647701234567\?text=/);
  await user.click(await button(texts.contact.more));
  await screen.findByRole('link', { name: /sara@example.com/ });
  expect(asked()).toBe(1);
});

it('says that it works, and asks once when pressed twice', async () => {
  const answer = Promise.withResolvers<void>();
  api.on(call, async () => {
    await answer.promise;
    return success(contact);
  });
  const { user, button, asked } = await showBar(['phone', 'email']);
  expect(screen.queryByText(texts.contact.shortWhatsapp)).toBeNull();
  await user.dblClick(await button(texts.contact.shortCall));
  const working = await button(texts.contact.working);
  expect(working.getAttribute('aria-busy')).toBe('true');
  answer.resolve();
  await waitFor(() => expect(opened).toEqual(['tel:+9647701234567']));
  await button(texts.contact.shortCall);
  expect(asked()).toBe(1);
});

it('shows the failure in the sheet, and its button retries', async () => {
  api.on(call, () => ({ status: 400 }));
  const { user, button } = await showBar(['phone']);
  await user.click(await button(texts.contact.shortCall));
  const sheet = await screen.findByRole('dialog');
  await within(sheet).findByText(texts.contact.failed);
  within(sheet).getByText(texts.safety.body);
  api.on(call, () => success(contact));
  await user.click(within(sheet).getByRole('button', { name: failure.tryAgain }));
  await within(sheet).findByRole('link', { name: /0770 123 4567/ });
  expect(opened).toEqual([]);
});

it('says that the device is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, button } = await showBar(['phone']);
  await user.click(await button(texts.contact.shortCall));
  await screen.findByText(`${texts.contact.failed}. ${failure.offlineHint}`);
});

it('says when to ask again, and offers no button that could not help', async () => {
  api.on(call, () => ({ status: 429, body: { message: 'X 12' } }));
  const { user, button } = await showBar(['phone']);
  await user.click(await button(texts.contact.shortCall));
  await screen.findByText('X 12');
  expect(screen.queryByRole('button', { name: failure.tryAgain })).toBeNull();
});

it('opens the sheet when the owner has just withdrawn the number', async () => {
  api.on(call, () => success({ email: contact.email }));
  const { user, button } = await showBar(['phone']);
  await user.click(await button(texts.contact.shortCall));
  await screen.findByRole('link', { name: /sara@example.com/ });
  expect(opened).toEqual([]);
});

it('has one button where the owner shares nothing, and where that is not known', async () => {
  api.on(call, () => success({}));
  const { user, button } = await showBar([]);
  await user.click(await button(texts.contact.short));
  await screen.findByText(texts.contact.nothing);
});

it('offers the e-mail where there is no phone', async () => {
  api.on(call, () => success({ email: contact.email }));
  const { user, button } = await showBar(['email']);
  await user.click(await button(texts.contact.write));
  await waitFor(() => expect(opened).toEqual(['mailto:sara@example.com']));
});
