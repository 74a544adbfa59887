import { listingStatuses } from '@qaysari/contract/listing-entity';
import { expect, test } from 'vitest';
import { canView, viewerOf } from './policy.ts';

test.each([
  [undefined, 'visitor'],
  ['owner-id', 'owner'],
  ['other-id', 'member'],
] as const)('%s is %s', (uid, viewer) => {
  expect(viewerOf({ owner: 'owner-id' }, uid)).toBe(viewer);
});

test.each(listingStatuses)(
  'a %s ad is for its owner, and for others only when approved',
  (status) => {
    expect(canView({ status }, 'owner')).toBe(true);
    expect(canView({ status }, 'member')).toBe(status === 'approved');
    expect(canView({ status }, 'visitor')).toBe(status === 'approved');
  },
);
