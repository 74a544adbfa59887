import { listingStatuses } from '@qaysari/contract/listing-entity';
import { expect, test } from 'vitest';
import { canView, viewerOf } from './policy.ts';

test.each([
  [undefined, 'visitor'],
  ['owner-id', 'owner'],
  ['other-id', 'member'],
] as const)('viewerOf for the uid %s returns %s', (uid, viewer) => {
  expect(viewerOf({ owner: 'owner-id' }, uid)).toBe(viewer);
});

test.each(listingStatuses)(
  'the owner can view a %s listing, others only an approved one',
  (status) => {
    const listing = { status, isOwnerLockedOut: false };
    expect(canView(listing, 'owner')).toBe(true);
    expect(canView(listing, 'member')).toBe(status === 'approved');
    expect(canView(listing, 'visitor')).toBe(status === 'approved');
  },
);

test('only the owner can view a listing while staff have locked the owner out', () => {
  const listing = { status: 'approved', isOwnerLockedOut: true } as const;
  expect(canView(listing, 'owner')).toBe(true);
  expect(canView(listing, 'member')).toBe(false);
  expect(canView(listing, 'visitor')).toBe(false);
});
