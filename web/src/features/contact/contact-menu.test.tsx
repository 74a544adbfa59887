import type { Listing } from '@qaysari/contract/listing/types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../../locales/ku/ad.json' with { type: 'json' };
import failure from '../../../../locales/ku/failure.json' with { type: 'json' };
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ContactMenu } from './contact-menu.tsx';

const listing = { _id: 'ad', title: 'نانەواخانە' } as Listing;
const call = 'GET /listing/contact/ad';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

async function openMenu() {
  const { user } = await renderApp(<ContactMenu listing={listing} />, { language: 'ku' });
  const opener = screen.getByRole('button', { name: texts.contact.open });
  expect(api.calls).toEqual([]);
  await user.click(opener);
  // The menu comes with a button of its own.
  const press = () => user.click(screen.getByRole('button', { name: texts.contact.open }));
  return { user, press };
}

it('asks for the contact once, however often it is opened', async () => {
  api.on(call, () => success({ phone: '+9647701234567', email: 'sara@example.com' }));
  const { press } = await openMenu();
  const phone = await screen.findByRole('link', { name: /0770 123 4567/ });
  expect(phone.getAttribute('href')).toBe('tel:+9647701234567');
  expect(screen.queryByText(texts.contact.whatsapp)).toBeNull();
  await press();
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  await press();
  await screen.findByRole('link', { name: /sara@example.com/ });
  expect(api.calls).toEqual([call]);
});

it('says that the owner has shared nothing', async () => {
  api.on(call, () => success({}));
  await openMenu();
  await screen.findByText(texts.contact.nothing);
});

it('says when to ask again, and offers no button that could not help', async () => {
  api.on(call, () => ({ status: 429, body: { message: 'X 12' } }));
  await openMenu();
  await screen.findByText('X 12');
  expect(screen.queryByRole('button', { name: failure.tryAgain })).toBeNull();
});

it('shows the failure, and its button retries', async () => {
  api.on(call, () => ({ status: 400 }));
  const { user } = await openMenu();
  await screen.findByText(texts.contact.failed);
  api.on(call, () => success({ phone: '+9647701234567' }));
  await user.click(screen.getByRole('button', { name: failure.tryAgain }));
  await screen.findByRole('link', { name: /0770 123 4567/ });
});
