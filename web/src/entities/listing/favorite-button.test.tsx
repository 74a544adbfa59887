import type { ListingCard } from '@qaysari/contract/listing/types';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import texts from '../../../../locales/ar/ads.json' with { type: 'json' };
import { keepToken } from '../../lib/session/token.ts';
import { fakeApi, success, type FakeApi } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { FavoriteButton } from './favorite-button.tsx';

const listing: ListingCard = {
  _id: 'ad',
  title: 'فرن حجري',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'usd',
  price: 1000,
  images: [],
  isStartup: false,
  isFeatured: false,
  owner: 'somebody',
  status: 'approved',
  createdAt: '2026-01-01T00:00:00.000Z',
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  keepToken('a.b.c', { remember: true });
  api.on('GET /user/me', () => success({ _id: 'me' }));
  api.on('GET /listing/favorite-ids', () => success([]));
});

async function renderHeart() {
  const { user } = await renderApp(<FavoriteButton listing={listing} />);
  const heart = await screen.findByRole('button');
  const isPressed = () => heart.getAttribute('aria-pressed') === 'true';
  const press = () => user.click(heart);
  return { press, isPressed };
}

const marks = () => api.calls.filter((call) => !call.startsWith('GET'));

it('is full at once, and empty again with a word about it when the call fails', async () => {
  const answer = Promise.withResolvers<void>();
  api.on('POST /listing/favorites/ad', async () => {
    await answer.promise;
    return { status: 500 };
  });
  const { press, isPressed } = await renderHeart();
  await press();
  await waitFor(() => expect(isPressed()).toBe(true));
  answer.resolve();
  await screen.findByText(texts.favorite.failed);
  await waitFor(() => expect(isPressed()).toBe(false));
});

it('ends in the last pressed state when it is pressed during a call', async () => {
  const goOn = Promise.withResolvers<void>();
  const answer = async () => {
    await goOn.promise;
    return success(undefined, 'done');
  };
  api.on('POST /listing/favorites/ad', answer);
  api.on('DELETE /listing/favorites/ad', answer);
  const { press, isPressed } = await renderHeart();
  for (const expected of [true, false, true, false]) {
    await press();
    await waitFor(() => expect(isPressed()).toBe(expected));
  }
  expect(marks()).toEqual(['POST /listing/favorites/ad']);
  goOn.resolve();
  await waitFor(() =>
    expect(marks()).toEqual(['POST /listing/favorites/ad', 'DELETE /listing/favorites/ad']),
  );
  expect(isPressed()).toBe(false);
});
