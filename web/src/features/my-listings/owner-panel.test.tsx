import type { Listing } from '@qaysari/contract/listing/types';
import type { User } from '@qaysari/contract/account/types';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { title as failed } from '../../../../locales/en/failure.json' with { type: 'json' };
import { availability, seekers_other } from '../../../../locales/en/own.json' with { type: 'json' };
import { loadMoreTextsHere } from '../../i18n/i18n.ts';
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi, success, type FakeAnswer, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { tokenOf } from '../../testing/token-of.ts';
import { OwnerPanel } from './owner-panel.tsx';

const call = 'GET /listing/my-listings/mine';
const listing = {
  ...{ _id: 'mine', category: 'other', status: 'pending', title: 'Mine', images: [] },
} as unknown as Listing;
const hide = () => screen.queryByRole('button', { name: availability.hidden.do });

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken(tokenOf('u'), { remember: true });
});

async function renderPanel() {
  await loadMoreTextsHere('own');
  return renderApp(<OwnerPanel listing={listing} user={{} as User} />, { language: 'en' });
}

it('shows buttons only together with the content above them, so that nothing moves under a finger', async () => {
  let answer!: (answer: FakeAnswer) => void;
  api.on(call, () => new Promise((resolve) => (answer = resolve)));
  await renderPanel();
  await expect.poll(() => api.calls).toContain(call);
  expect(hide()).toBeNull();
  answer(success({ ...listing, missing: [], seekers: 7 }));
  await screen.findByText(seekers_other.replace('{{count}}', '7'));
  expect(hide()).not.toBeNull();
});

it('lets an owner act where the figures fail', async () => {
  api.on(call, () => ({ status: 400 }));
  await renderPanel();
  await screen.findByText(failed);
  expect(hide()).not.toBeNull();
});

it('keeps what was there and says why when a change fails', async () => {
  api.on(call, () => success({ ...listing, missing: [] }));
  const message = 'Not now';
  api.on('PUT /listing/availability/mine', () => ({ status: 500, body: { message } }));
  const { user } = await renderPanel();
  await user.click(await screen.findByRole('button', { name: availability.hidden.do }));
  await screen.findByText(message);
  expect(hide()).not.toBeNull();
});
