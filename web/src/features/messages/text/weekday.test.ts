import { expect, it } from 'vitest';
import { formatDay } from './weekday.ts';

it.each([
  ['2026-11-30', 'en', 'Monday, November 30, 2026'],
  ['2026-11-30', 'ar', 'الاثنين، 30 تشرين الثاني 2026'],
  ['2026-11-27', 'ku', 'هەینی، 27ی تشرینی دووەمی 2026'],
] as const)('writes %s in %s with its weekday', (day, language, text) => {
  expect(formatDay(day, language)).toBe(text);
});
