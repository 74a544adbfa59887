import type { ListingCard as Card } from '@qaysari/contract/listing/types';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ListingGrid } from './listing-grid.tsx';

const listing: Card = {
  _id: 'ad',
  title: 'مخبز',
  location: 'erbil',
  category: 'it_tech',
  currency: 'iqd',
  price: 135_000_000,
  images: ['/media/listings/ad/0123456789abcdef0123-1280.webp'],
  isStartup: true,
  isFeatured: true,
  owner: 'somebody',
  status: 'approved',
  availability: 'sold',
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** Elements whose styles the library computes for each of them. */
const computed = (within: Element) => within.querySelectorAll('[class*="css-"]').length;

it.each([[listing.images], [[]]])(
  'costs no style computation with the pictures %j',
  async (images) => {
    const listings = [{ ...listing, images }];
    await renderApp(<ListingGrid listings={listings} expected={1} />);
    const card = await screen.findByRole('article', { name: listing.title });
    expect(screen.getByRole('button', { name: /مخبز/ })).toBeTruthy();
    expect(computed(card)).toBe(0);
    expect(computed(document.body)).toBeGreaterThan(0);
  },
);
