import { expect, it } from 'vitest';
import { formatNumber } from './number-text.ts';

const english = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

it.each([
  0, 7, 999, 1000, 12345, 123456, 1234567, 999_999_999_999, -1000, -12.5, 0.5, 1000.25, 0.126,
])('formats %d as English does', (value) => {
  expect(formatNumber(value)).toBe(english.format(value));
});
