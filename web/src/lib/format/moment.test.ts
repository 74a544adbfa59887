import { expect, it } from 'vitest';
import { formatMoment } from './moment.ts';

const at = Date.parse('2026-11-22T20:50:00Z');

it('says the time of day alone for today, by the day in Iraq', () => {
  expect(formatMoment(at, 'en', at + 5 * 60_000)).toBe('23:50');
});

it('says the date as well once the day in Iraq is over', () => {
  const next = at + 15 * 60_000;
  expect(formatMoment(at, 'en', next)).toBe('November 22, 2026, 23:50');
  expect(formatMoment(at, 'ar', next)).toBe('22 تشرين الثاني 2026، 23:50');
});
