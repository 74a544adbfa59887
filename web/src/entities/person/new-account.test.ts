import { expect, it } from 'vitest';
import { nextPage } from './new-account.ts';
import { searchFrom } from './sign-in-link.ts';

it.each([
  ['/ar/ads/kX3#report', '/ku/ads/kX3#report'],
  ['/ar/my-account/inbox/zain?listing=a1', '/ku/my-account/inbox/zain?listing=a1'],
  ['/ar/ads?category=it_tech%2Cretail&search=مخبز', '/ku/ads?category=it_tech%2Cretail'],
  ['/ar/ads?search=مخبز', '/ku/ads'],
  ['/ar/nowhere/مخبز', undefined],
  ['/ar/your-data?code=secret', undefined],
  ['https://evil.test/ar', undefined],
  ['', undefined],
])('an account on the way to %s keeps %s', (from, next) => {
  expect(nextPage(searchFrom(from), 'ku')).toBe(next);
});
