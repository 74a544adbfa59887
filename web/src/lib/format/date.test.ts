import { expect, it } from 'vitest';
import { formatDate } from './date.ts';

it.each([
  ['2025-11-15T09:00:00Z', 'en', 'November 15, 2025'],
  ['2025-11-15T09:00:00Z', 'ar', '15 تشرين الثاني 2025'],
  ['2025-11-15T09:00:00Z', 'ku', '15ی تشرینی دووەمی 2025'],
  ['2024-12-31T22:30:00Z', 'en', 'January 1, 2025'],
] as const)('writes %s in %s', (iso, language, text) => {
  expect(formatDate(iso, language)).toBe(text);
});
