import { dayInIraq } from '@qaysari/contract/shared/iraq-time';
import { expect, it } from 'vitest';
import { byDay, daysBetween, nearDay, formatDay } from './day-groups.ts';

const at = (createdAt: string) => ({ createdAt });

it('groups by the calendar day in Iraq', () => {
  const late = at('2026-11-20T20:59:59Z');
  const afterMidnight = at('2026-11-20T21:00:00Z');
  const next = at('2026-11-21T12:00:00Z');
  expect(byDay([late, afterMidnight, next])).toEqual([
    { day: '2026-11-20', items: [late] },
    { day: '2026-11-21', items: [afterMidnight, next] },
  ]);
  expect(byDay([])).toEqual([]);
});

it('opens no day again when the time of a message lies before the one above it', () => {
  const first = at('2026-11-21T12:00:00Z');
  const early = at('2026-11-20T12:00:00Z');
  expect(byDay([first, early])).toEqual([{ day: '2026-11-21', items: [first, early] }]);
});

it.each([
  ['2026-11-22', 'today'],
  ['2026-11-21', 'yesterday'],
  ['2026-11-20', undefined],
  ['2026-11-23', undefined],
])('calls %s %s', (day, name) => {
  expect(nearDay(day, '2026-11-22')).toBe(name);
});

it('counts days over the end of a month', () => {
  expect(daysBetween('2026-11-28', '2026-12-01')).toBe(3);
  expect(daysBetween('2026-12-01', '2026-11-30')).toBe(-1);
});

it('reads numbers and texts', () => {
  expect(dayInIraq(Date.parse('2026-01-01T00:00:00Z'))).toBe('2026-01-01');
});

it.each([
  ['2026-11-30', 'en', 'Monday, November 30, 2026'],
  ['2026-11-30', 'ar', 'الاثنين، 30 تشرين الثاني 2026'],
  ['2026-11-27', 'ku', 'هەینی، 27ی تشرینی دووەمی 2026'],
] as const)('writes %s in %s with its weekday', (day, language, text) => {
  expect(formatDay(day, language)).toBe(text);
});
