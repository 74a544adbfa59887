import { expect, test } from 'vitest';
import { latestTime } from './digest-time.ts';

const moment = (time: string) => Date.parse(time);

test.each([
  ['2026-11-25T05:59:59Z', '2026-11-24T13:00:00Z'],
  ['2026-11-25T06:00:00Z', '2026-11-25T06:00:00Z'],
  ['2026-11-25T12:59:00Z', '2026-11-25T06:00:00Z'],
  ['2026-11-25T22:30:00Z', '2026-11-25T13:00:00Z'],
])('at %s the latest of 09:00 and 16:00 in Baghdad was %s', (now, latest) => {
  expect(latestTime(['16:00', '09:00'], moment(now))).toBe(moment(latest));
});

test('there is none without times', () => {
  expect(latestTime([], moment('2026-11-25T06:00:00Z'))).toBeUndefined();
});
