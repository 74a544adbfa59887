import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenOf } from '../../testing/token-of.ts';
import type { FirstData } from './first-data.ts';

const found = { key: ['listings', 'page', ''], data: { total: 0 } };
const missing = { key: ['listings', 'one', 'x'], data: null };
const rendered = (...answers: FirstData['answers']) => ({ address: '/ar/ads/x', answers });

beforeEach(() => {
  // A page reads the signed-in person only once.
  vi.resetModules();
  history.replaceState(null, '', '/ar/ads/x');
});
afterEach(() => {
  document.cookie = 'token=; max-age=0';
});

it('takes what is not there for a visitor as it was rendered', async () => {
  const { canHydrate, knownAnswers } = await import('./first-data.ts');
  expect(canHydrate(rendered(missing))).toBe(true);
  expect(knownAnswers(rendered(missing))).toEqual([missing]);
});

it('asks for a member whether it is there', async () => {
  document.cookie = `token=${tokenOf('owner')}`;
  const { canHydrate, knownAnswers } = await import('./first-data.ts');
  expect(canHydrate(rendered(missing))).toBe(false);
  expect(knownAnswers(rendered(missing))).toEqual([]);
  expect(canHydrate(rendered(found))).toBe(true);
  expect(knownAnswers(rendered(found))).toEqual([found]);
});

it.each([
  ['another address', () => history.replaceState(null, '', '/ar/ads/y')],
  ['what the history knows', () => history.replaceState({ usr: { results: {} } }, '')],
])('does not take %s for what was rendered', async (_, change) => {
  const { canHydrate } = await import('./first-data.ts');
  change();
  expect(canHydrate(rendered(found))).toBe(false);
});
