import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { expect, test } from 'vitest';
import { nextTelling, outsideQuiet } from './alert-times.ts';

/** A moment by the clock of Baghdad. 2026-11-24 is a Tuesday. */
const at = (time: string) => Date.parse(`2026-${time}:00+03:00`);

test.each([
  ['11-24T07:59', '11-24T08:00'],
  ['11-24T08:00', '11-24T08:00'],
  ['11-24T21:59', '11-24T21:59'],
  ['11-24T22:00', '11-25T08:00'],
  ['11-24T23:59', '11-25T08:00'],
  ['11-25T00:00', '11-25T08:00'],
])('at %s an alert may be sent from %s on', (now, then) => {
  expect(outsideQuiet(at(now))).toBe(at(then));
});

test.each([
  ['atOnce', 0, '11-24T10:00', '11-24T10:00'],
  ['atOnce', 2, '11-24T17:59', '11-24T17:59'],
  ['atOnce', 3, '11-24T10:00', '11-24T18:00'],
  ['atOnce', 3, '11-24T18:00', '11-25T18:00'],
  ['atOnce', 0, '11-24T23:00', '11-25T08:00'],
  ['daily', 0, '11-24T17:59', '11-24T18:00'],
  ['daily', 0, '11-24T18:00', '11-25T18:00'],
  ['daily', 3, '11-25T01:00', '11-25T18:00'],
  ['weekly', 0, '11-24T10:00', '11-26T18:00'],
  ['weekly', 0, '11-26T17:59', '11-26T18:00'],
  ['weekly', 0, '11-26T18:00', '12-03T18:00'],
] as const)('%s, after %i mails today, at %s: sent at %s', (frequency, sentToday, now, then) => {
  expect(nextTelling(frequency, at(now), sentToday)).toBe(at(then));
});

test('never is never', () => {
  expect(nextTelling('never', at('11-24T10:00'), 0)).toBeUndefined();
});

test('a day begins at midnight in Baghdad', () => {
  expect(dayInIraq(at('11-24T00:00'))).toBe('2026-11-24');
  expect(dayInIraq(at('11-24T23:59'))).toBe('2026-11-24');
});
