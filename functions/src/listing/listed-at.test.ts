import type { DocumentData } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../platform/clock.ts';
import { Timestamp } from '../platform/firestore.ts';
import { listedSince, withListedAt } from './listed-at.ts';
import { readListing } from './record.ts';

const day = 24 * 60 * 60 * 1000;
const at = (days: number) => Timestamp.fromMillis(days * day);
const now = at(100);

beforeEach(() => {
  vi.spyOn(clock, 'now').mockReturnValue(now.toMillis());
});
afterEach(() => vi.restoreAllMocks());

const ad = (status: string, more: object = {}) => ({
  ...{ owner: 'sara', title: 'Cafe', category: 'other', location: 'erbil', currency: 'usd' },
  ...{ price: 5, createdAt: at(1), status, settled: { status }, ...more },
});
const next = (before: object, after: DocumentData) =>
  withListedAt('one', before, after)['listedAt'] as unknown;

test('an ad that staff approve is in lists from now on', () => {
  expect(next(ad('pending'), ad('approved'))).toEqual(now);
});

test('an approval that the trigger has not taken up is none yet', () => {
  const asked = ad('approved', { settled: { status: 'pending' } });
  expect(next(asked, { ...asked, price: 6 })).toBeUndefined();
});

test('a change that staff look at keeps the time', () => {
  const before = ad('approved', { listedAt: at(9) });
  const waiting = ad('pending', { listedAt: at(9) });
  expect(next(before, waiting)).toEqual(at(9));
  expect(next(waiting, ad('approved', { listedAt: at(9) }))).toEqual(at(9));
});

test.each<[string, object]>([
  ['rejected', ad('rejected')],
  ['sold', ad('approved', { availability: 'sold' })],
  ['hidden', ad('approved', { availability: 'hidden' })],
  ['of somebody locked out', ad('approved', { isOwnerLockedOut: true })],
])('an ad that is %s has none, and is new when it comes back', (_name, away) => {
  const listed = ad('approved', { listedAt: at(9) });
  expect(next(listed, { ...away, listedAt: at(9) })).toBeUndefined();
  expect(next(away, ad('approved'))).toEqual(now);
});

test('an ad of before there was the field keeps the time of its approval', () => {
  const old = ad('approved', { moderatedAt: at(4) });
  expect(next(old, { ...old, renewedAt: now })).toEqual(at(4));
  const imported = ad('approved');
  expect(next(imported, { ...imported, renewedAt: now })).toEqual(at(1));
  const listing = readListing('one', old);
  expect(listing && listedSince(listing)).toEqual(at(4).toDate());
});
