import type { ListingCard } from '@qaysari/contract/listing/types';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, success } from '../../testing/fake-api.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ListingSlider } from './listing-slider.tsx';

const rendered = vi.hoisted(() => vi.fn());
// Each card renders one picture whenever it renders itself.
vi.mock('./listing-picture.tsx', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  ListingPicture: () => {
    rendered();
    return null;
  },
}));

const listings = Array.from({ length: 12 }, (_, index): ListingCard => ({
  _id: String(index),
  title: `Ad ${index}`,
  location: 'erbil',
  category: 'it_tech',
  currency: 'usd',
  price: 1000,
  images: [],
  isStartup: false,
  isFeatured: false,
  owner: 'somebody',
  status: 'approved',
  createdAt: '2026-01-01T00:00:00.000Z',
}));
const texts = { label: 'Ads', previous: 'Back', next: 'On' };

function Page() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {times}
      </button>
      <ListingSlider listings={listings} texts={texts} />
    </>
  );
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Gives a row that has no layout the place of a swipe. */
async function swipe(row: HTMLElement, scrollLeft: number): Promise<void> {
  Object.defineProperties(row, {
    scrollWidth: { configurable: true, value: 1200 },
    clientWidth: { configurable: true, value: 300 },
    scrollLeft: { configurable: true, value: scrollLeft },
  });
  await act(async () => {
    row.dispatchEvent(new Event('scroll'));
    row.dispatchEvent(new Event('scroll'));
    await frame();
  });
}

beforeEach(() => {
  rendered.mockClear();
  fakeApi().on('GET /user/me', () => success(null));
});

it('renders no card again while somebody swipes, and its buttons follow', async () => {
  await renderApp(<Page />, { language: 'en' });
  expect(rendered).toHaveBeenCalledTimes(12);
  const row = screen.getByRole('list');
  const isAtEnd = () =>
    screen.getByRole('button', { name: texts.next }).getAttribute('aria-disabled');
  await swipe(row, 0);
  expect(isAtEnd()).toBe('false');
  await swipe(row, 900);
  expect(isAtEnd()).toBe('true');
  expect(rendered).toHaveBeenCalledTimes(12);
});

it('measures a row once for all that scrolls it within a frame', async () => {
  await renderApp(<Page />, { language: 'en' });
  const row = screen.getByRole('list');
  await swipe(row, 0);
  const measured = vi.spyOn(row, 'getBoundingClientRect');
  await swipe(row, 300);
  expect(measured).toHaveBeenCalledTimes(listings.length);
});

it('renders no card again when only the page around it changes', async () => {
  const { user } = await renderApp(<Page />, { language: 'en' });
  await user.click(screen.getByText('0'));
  screen.getByText('1');
  expect(rendered).toHaveBeenCalledTimes(12);
});
