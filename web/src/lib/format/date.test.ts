import { expect, it, vi } from 'vitest';
import {
  ageOf,
  formatDate,
  agoOf,
  formatMonthDay,
  formatTime,
  formatMoment,
  onThisDevice,
} from './date.ts';

it.each([
  ['2025-11-15T09:00:00Z', 'en', 'November 15, 2025'],
  ['2025-11-15T09:00:00Z', 'ar', '15 تشرين الثاني 2025'],
  ['2025-11-15T09:00:00Z', 'ku', '15ی تشرینی دووەمی 2025'],
  ['2024-12-31T22:30:00Z', 'en', 'January 1, 2025'],
] as const)('writes %s in %s', (iso, language, text) => {
  expect(formatDate(iso, language)).toBe(text);
});

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

it.each([
  ['2026-11-22T08:00:00.000Z', { unit: 'today' }],
  // An hour after midnight in Baghdad.
  ['2026-11-21T22:00:00.000Z', { unit: 'today' }],
  ['2026-11-21T20:59:00.000Z', { unit: 'yesterday' }],
  ['2026-11-23T12:00:00.000Z', { unit: 'today' }],
  ['2026-11-20T12:00:00.000Z', { unit: 'days', count: 2 }],
  ['2026-10-24T12:00:00.000Z', { unit: 'days', count: 29 }],
  ['2026-10-23T12:00:00.000Z', { unit: 'months', count: 1 }],
  ['2025-11-23T12:00:00.000Z', { unit: 'months', count: 12 }],
  ['2025-11-22T12:00:00.000Z', { unit: 'years', count: 1 }],
])('says how old something of %s is', (iso, expected) => {
  expect(ageOf(iso, now)).toEqual(expected);
});

it.each([
  ['2026-11-22T13:05:59Z', '16:05'],
  ['2026-11-22T21:00:00Z', '00:00'],
  ['2026-11-22T20:59:00+03:00', '20:59'],
])('says the time of %s in Iraq', (iso, time) => {
  expect(formatTime(iso)).toBe(time);
});

const at = Date.parse('2026-11-22T20:50:00Z');

it('says the time of day alone for today, by the day in Iraq', () => {
  expect(formatMoment(at, 'en', at + 5 * 60_000)).toBe('23:50');
});

it('says the date as well once the day in Iraq is over', () => {
  const next = at + 15 * 60_000;
  expect(formatMoment(at, 'en', next)).toBe('November 22, 2026, 23:50');
  expect(formatMoment(at, 'ar', next)).toBe('22 تشرين الثاني 2026، 23:50');
});

it.each([
  ['2026-11-05', 'en', 'November 5'],
  ['2026-11-05', 'ar', '5 تشرين الثاني'],
  ['2026-11-05', 'ku', '5ی تشرینی دووەم'],
] as const)('says %s in %s without its year', (day, language, text) => {
  expect(formatMonthDay(day, language)).toBe(text);
});

it.each([
  [-180, undefined],
  [0, { day: '2026-11-22', hour: '22:30' }],
  [-210, { day: '2026-11-23', hour: '02:00' }],
  [300, { day: '2026-11-22', hour: '17:30' }],
])(
  'says the time on a device %i minutes behind UTC, where Iraq has another',
  (offset, expected) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset);
    expect(onThisDevice('2026-11-23T01:30:00+03:00')).toEqual(expected);
  },
);
