import type { ListingCard } from '@qaysari/contract/listing/types';
import { expect, test } from 'vitest';
import { searchDocument } from './search-document.ts';

const card: ListingCard = {
  _id: 'one',
  title: 'مَطعم Café',
  location: 'erbil',
  category: 'other',
  currency: 'usd',
  price: 1,
  images: [],
  isFeatured: false,
  isStartup: false,
  owner: 'somebody',
  status: 'approved',
  createdAt: '2025-01-01T00:00:00.000Z',
};

test('contains each word of the listing and of its names once, folded and sorted', () => {
  expect(searchDocument(card, 'المطعم، cafe. CAFE 123\n١٢٣')).toEqual({
    card,
    words: '123 cafe erbil other اخري اربيل المطعم تر مطعم ههولير هي',
  });
});
