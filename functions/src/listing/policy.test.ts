import { availabilities, listingStatuses } from '@qaysari/contract/listing/types';
import { expect, test } from 'vitest';
import { canContact, canView, isListed, viewerOf } from './policy.ts';

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
    const listing = { status, isOwnerLockedOut: false, availability: 'forSale' } as const;
    expect(canView(listing, 'owner')).toBe(true);
    expect(canView(listing, 'member')).toBe(status === 'approved');
    expect(canView(listing, 'visitor')).toBe(status === 'approved');
  },
);

test('only the owner can view a listing while staff have locked the owner out', () => {
  const status = 'approved';
  const listing = { status, isOwnerLockedOut: true, availability: 'forSale' } as const;
  expect(canView(listing, 'owner')).toBe(true);
  expect(canView(listing, 'member')).toBe(false);
  expect(canView(listing, 'visitor')).toBe(false);
});

const cases = availabilities.flatMap((availability) =>
  listingStatuses.map((status) => ({ availability, status })),
);

test.each(cases)('lists and contact of a listing that is $status and $availability', (state) => {
  const listing = { ...state, isOwnerLockedOut: false };
  const isOffered = state.status === 'approved' && state.availability === 'forSale';
  expect(isListed(listing)).toBe(isOffered);
  expect(canContact(listing, 'member')).toBe(isOffered);
  expect(canContact(listing, 'owner')).toBe(true);
});

test('others can view a sold listing, and never a hidden one', () => {
  const listing = { status: 'approved', isOwnerLockedOut: false } as const;
  expect(canView({ ...listing, availability: 'sold' }, 'visitor')).toBe(true);
  expect(canView({ ...listing, availability: 'hidden' }, 'member')).toBe(false);
  expect(canView({ ...listing, availability: 'hidden' }, 'owner')).toBe(true);
  expect(canView({ ...listing, status: 'pending', availability: 'sold' }, 'member')).toBe(false);
});
