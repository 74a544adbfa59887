import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenOf } from '../../testing/token-of.ts';
import type { FirstData } from './first-data.ts';

const found = { key: ['listings', 'page', ''], data: { total: 0 } };
const missing = { key: ['listings', 'one', 'x'], data: null };
const drawn = (...answers: FirstData['answers']) => ({ address: '/ar/ads/x', answers });

beforeEach(() => {
  // Who signs in is read once in a page.
  vi.resetModules();
  history.replaceState(null, '', '/ar/ads/x');
});
afterEach(() => {
  document.cookie = 'token=; max-age=0';
});

it('takes what is not there for a visitor as it was drawn', async () => {
  const { canHydrate, knownAnswers } = await import('./first-data.ts');
  expect(canHydrate(drawn(missing))).toBe(true);
  expect(knownAnswers(drawn(missing))).toEqual([missing]);
});

it('asks for a member whether it is there', async () => {
  document.cookie = `token=${tokenOf('owner')}`;
  const { canHydrate, knownAnswers } = await import('./first-data.ts');
  expect(canHydrate(drawn(missing))).toBe(false);
  expect(knownAnswers(drawn(missing))).toEqual([]);
  expect(canHydrate(drawn(found))).toBe(true);
  expect(knownAnswers(drawn(found))).toEqual([found]);
});

it.each([
  ['another address', () => history.replaceState(null, '', '/ar/ads/y')],
  ['what the history knows', () => history.replaceState({ usr: { results: {} } }, '')],
])('does not take %s for what was drawn', async (_, change) => {
  const { canHydrate } = await import('./first-data.ts');
  change();
  expect(canHydrate(drawn(found))).toBe(false);
});
