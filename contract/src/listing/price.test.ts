import { expect, it } from 'vitest';
import { formatPrice } from './price.ts';

it.each([
  [25000, 'usd', '$25,000'],
  [25000.5, 'usd', '$25,000.50'],
  [0.126, 'usd', '$0.13'],
  [999.999, 'usd', '$1,000'],
  [75000000, 'iqd', '75,000,000ع.د'],
] as const)('formats %d %s as %s', (price, currency, text) => {
  expect(formatPrice(price, currency)).toBe(text);
});
