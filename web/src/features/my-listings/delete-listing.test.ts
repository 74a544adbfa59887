import type { MyListing } from '@qaysari/contract/listing/types';
import { expect, it } from 'vitest';
import { withoutListing } from './delete-listing.tsx';

const card = (fields: Partial<MyListing>) =>
  ({ _id: 'a', status: 'approved', isFeatured: false, ...fields }) as MyListing;

const counts = { total: 3, pending: 1, approved: 2, rejected: 0, featured: 1, sold: 1, hidden: 1 };

it('removes the listing and lowers its counts', () => {
  const listings = [card({}), card({ _id: 'b' })];
  const left = withoutListing({ listings, total: 2, counts }, card({ isFeatured: true }));
  expect(left.listings).toEqual([card({ _id: 'b' })]);
  expect(left.total).toBe(1);
  expect(left.counts).toEqual({ ...counts, total: 2, approved: 1, featured: 0 });
});

it('lowers the counts on tabs that do not show the listing', () => {
  const left = withoutListing({ listings: [], total: 0, counts }, card({ status: 'pending' }));
  expect(left.counts).toEqual({ ...counts, total: 2, pending: 0 });
});

it('never counts below 0', () => {
  const none = { total: 0, pending: 0, approved: 0, rejected: 0, featured: 0, sold: 0, hidden: 0 };
  const gone = card({ status: 'rejected', isFeatured: true });
  expect(withoutListing({ listings: [], total: 0, counts: none }, gone).counts).toEqual(none);
});

it.each(['sold', 'hidden'] as const)('a %s listing was not counted as active', (availability) => {
  const left = withoutListing({ listings: [], total: 0, counts }, card({ availability }));
  expect(left.counts).toEqual({ ...counts, total: 2, [availability]: 0 });
});
