import { expect, test } from 'vitest';
import { answerTimeOf } from './answer-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

test.each([
  ['nothing for fewer than three conversations', [minute, minute], undefined],
  ['an hour when two of three took less', [minute, hour, 6 * day], 'hour'],
  ['a day', [hour + 1, 2 * hour, day, Infinity], 'day'],
  ['three days', [day, 2 * day, 3 * day, 3 * day, Infinity], 'threeDays'],
  ['a week', [minute, 4 * day, 7 * day], 'week'],
  ['later than a week', [minute, 8 * day, 9 * day], 'later'],
  ['later when most are never answered', [minute, Infinity, Infinity], 'later'],
])('answerTimeOf returns %s', (_what, times, answer) => {
  expect(answerTimeOf(times)).toBe(answer);
  expect(answerTimeOf([...times].reverse())).toBe(answer);
});
