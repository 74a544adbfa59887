import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLinkTo, readReviewToken, reviewLink, reviewLinkMs, type ReviewVersion } from './link.ts';

const settings = vi.hoisted(() => ({
  siteOrigin: 'https://qaysari.example',
  reviewLinkKey: 'one' as string | undefined,
}));
vi.mock('../platform/config.ts', () => ({ config: () => settings }));

const of: ReviewVersion = { kind: 'listing', thing: 'ad1', version: 'ZW1wdHkgdmVyc2lv' };
const now = Date.UTC(2025, 10, 1);

const linkStart = 'https://qaysari.example/ar/review#token=';
const tokenAt = (time: number, what = of) => reviewLink(what, time).slice(linkStart.length);

beforeEach(() => {
  settings.reviewLinkKey = 'one';
  vi.useFakeTimers({ now, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('has its token where no server sees it', () => {
  const link = new URL(reviewLink(of, now));
  expect(link.href.startsWith(linkStart)).toBe(true);
  expect([link.pathname, link.search]).toEqual(['/ar/review', '']);
  expect(link.hash).toMatch(/^#token=[\w-]+$/);
});

it.each<ReviewVersion>([of, { ...of, kind: 'investor', thing: 'ü'.repeat(128) }])(
  'says what it shows',
  (what) => {
    expect(readReviewToken(tokenAt(now, what))).toEqual(what);
  },
);

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

// With tokens of each length modulo three: the last sign then has no, two or four spare bits.
it.each(['ad1', 'ad12', 'ad123'])('is nothing once a sign of it is another one (%s)', (thing) => {
  const token = tokenAt(now, { ...of, thing });
  const sameBytes: string[] = [];
  for (let place = 0; place < token.length; place += 1) {
    for (const sign of [...signs.split(''), '+', '/', '=', ' ', 'é', '']) {
      if (sign === token[place]) continue;
      const altered = token.slice(0, place) + sign + token.slice(place + 1);
      if (readReviewToken(altered) !== undefined) sameBytes.push(altered);
    }
  }
  expect(sameBytes).toEqual([]);
});

it.each(['', 'x', 'a.b.c', '\u0000', '='.repeat(90)])('is not %j', (token) => {
  expect(readReviewToken(token)).toBeUndefined();
});

it('is nothing with something before or behind it', () => {
  const token = tokenAt(now);
  for (const more of ['=', '==', ' ', 'A', '\n', '#']) {
    expect(readReviewToken(token + more), JSON.stringify(more)).toBeUndefined();
    expect(readReviewToken(more + token), JSON.stringify(more)).toBeUndefined();
  }
});

it('is good for seven days', () => {
  const token = tokenAt(now);
  vi.setSystemTime(now + reviewLinkMs - 1);
  expect(readReviewToken(token)).toEqual(of);
  vi.setSystemTime(now + reviewLinkMs);
  expect(readReviewToken(token)).toBeUndefined();
});

it('does not last longer when a wrong clock made it', () => {
  expect(readReviewToken(tokenAt(now + 24 * 60 * 60 * 1000))).toBeUndefined();
});

it('leads to one version of one thing', () => {
  const link = reviewLink(of, now);
  expect(isLinkTo(link, of)).toBe(true);
  expect(isLinkTo(link, { ...of, version: 'other' })).toBe(false);
  expect(isLinkTo(link, { ...of, thing: 'other' })).toBe(false);
  expect(isLinkTo('', of)).toBe(false);
  settings.reviewLinkKey = 'two';
  expect(isLinkTo(link, of)).toBe(false);
});

it('is nothing under another key, and is not made without one', () => {
  const token = tokenAt(now);
  settings.reviewLinkKey = 'two';
  expect(readReviewToken(token)).toBeUndefined();
  settings.reviewLinkKey = undefined;
  expect(() => reviewLink(of, now)).toThrow('REVIEW_LINK_KEY is not set');
});
