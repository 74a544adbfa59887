import { expect, it } from 'vitest';
import { formatTime } from './time.ts';

it.each([
  ['2026-11-22T13:05:59Z', '16:05'],
  ['2026-11-22T21:00:00Z', '00:00'],
  ['2026-11-22T20:59:00+03:00', '20:59'],
])('says the time of %s in Iraq', (iso, time) => {
  expect(formatTime(iso)).toBe(time);
});
