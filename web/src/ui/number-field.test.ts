import { expect, it } from 'vitest';
import { groupDigits } from '@qaysari/contract/shared/number-text';
import { plainNumber } from './number-field.tsx';

it.each([
  ['', ''],
  ['7', '7'],
  ['999', '999'],
  ['1000', '1,000'],
  ['50000000', '50,000,000'],
  ['1234.5678', '1,234.5678'],
  ['.5', '.5'],
  ['1000.', '1,000.'],
])('groups the digits of %j as %j', (value, grouped) => {
  expect(groupDigits(value)).toBe(grouped);
  expect(plainNumber(grouped)).toBe(value);
});

it('reads every set of digits, with any separator', () => {
  expect(plainNumber('٥٠٬٠٠٠')).toBe('50000');
  expect(plainNumber('۵۰ ۰۰۰')).toBe('50000');
});
