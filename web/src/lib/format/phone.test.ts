import { readPhone } from '@qaysari/contract/shared/phone';
import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';

it.each([
  ['+9647701234567', '0770 123 4567'],
  ['+9647004417722', '0700 441 7722'],
  ['+966501234567', '+966 50 123 4567'],
  ['+905321234567', '+90 532 123 45 67'],
])('formats %s as %s, which parses to the same number', (e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
  expect(readPhone(shown)).toBe(e164);
});

it('leaves a text that is no number unchanged', () => {
  expect(formatPhone('unknown')).toBe('unknown');
});
