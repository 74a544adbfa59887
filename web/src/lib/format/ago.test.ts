import { expect, it } from 'vitest';
import { agoOf } from './ago.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');

it.each([
  ['2026-11-22T11:59:59.000Z', { unit: 'minutes', count: 1 }],
  ['2026-11-22T12:00:20.000Z', { unit: 'minutes', count: 1 }],
  ['2026-11-22T11:57:10.000Z', { unit: 'minutes', count: 2 }],
  ['2026-11-22T11:00:00.001Z', { unit: 'minutes', count: 59 }],
  ['2026-11-22T11:00:00.000Z', { unit: 'hours', count: 1 }],
  ['2026-11-21T12:00:00.001Z', { unit: 'hours', count: 23 }],
  ['2026-11-21T12:00:00.000Z', undefined],
  ['2026-11-23T12:00:00.000Z', undefined],
  ['never', undefined],
])('says how long ago %s was', (iso, expected) => {
  expect(agoOf(iso, now)).toEqual(expected);
});
