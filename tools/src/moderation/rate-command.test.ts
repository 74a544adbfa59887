import { expect, test } from 'vitest';
import { readRateCommand } from './rate-command.ts';

const now = new Date('2026-11-20T07:00:00Z');
const typed = { source: 'Kifah', date: '', confirm: false };
const read = (dinars: string, more: Partial<typeof typed> = {}) =>
  readRateCommand([dinars], { ...typed, ...more }, now);

test('nothing typed lists the latest', () => {
  expect(readRateCommand([], { ...typed, source: '' }, now)).toBeUndefined();
});

test('a number may have commas, and a rate no date', () => {
  const rate = { dinars: 151_000, source: 'Kifah', isConfirmed: false };
  expect(read('151000')).toEqual(rate);
  expect(read('151,000', { confirm: true })).toEqual({ ...rate, isConfirmed: true });
});

test.each([
  ['2026-11-19', '2026-11-19T09:00:00.000Z'],
  ['2026-11-20', '2026-11-20T07:00:00.000Z'],
  ['2026-11-20T09:30+03:00', '2026-11-20T06:30:00.000Z'],
  ['2026-11-21', '2026-11-21T09:00:00.000Z'],
])('%s is %s', (date, time) => {
  expect(read('151000', { date })?.date?.toISOString()).toBe(time);
});
