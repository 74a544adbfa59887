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
    expect(canView({ status }, 'owner')).toBe(true);
    expect(canView({ status }, 'member')).toBe(status === 'approved');
    expect(canView({ status }, 'visitor')).toBe(status === 'approved');
  },
);
