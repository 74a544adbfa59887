import { expect, it, test } from 'vitest';
import { phoneField, readPhone } from './phone.ts';

/** Nine of the ways to write an Iraqi mobile number, of its operator and the rest. */
const forms = [
  (operator: string, a: string, b: string) => `0${operator} ${a} ${b}`,
  (operator: string, a: string, b: string) => `0${operator}${a}${b}`,
  (operator: string, a: string, b: string) => `0${operator}-${a}-${b}`,
  (operator: string, a: string, b: string) => `(0${operator}) ${a} ${b}`,
  (operator: string, a: string, b: string) => `${operator} ${a} ${b}`,
  (operator: string, a: string, b: string) => `+964 ${operator} ${a} ${b}`,
  (operator: string, a: string, b: string) => `+964 0${operator} ${a} ${b}`,
  (operator: string, a: string, b: string) => `00964${operator}${a}${b}`,
  (operator: string, a: string, b: string) => `964 ${operator} ${a} ${b}`,
  (operator: string, a: string, b: string) => `\u202a+964 ${operator}\u00a0${a}\u2011${b}\u202c`,
];
const operators = ['750', '751', '770', '771', '780', '783', '790', '700'];
const sets = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];

test.each(operators)('reads 0%s in all forms and digits', (operator) => {
  for (const form of forms) {
    for (const set of sets) {
      const typed = form(operator, '123', '4567').replaceAll(
        /\d/g,
        (digit) => set[Number(digit)] ?? '',
      );
      expect([typed, readPhone(typed)]).toEqual([typed, `+964${operator}1234567`]);
    }
  }
});

test.each([
  ['0770\uFE0F 123 4567', '+9647701234567'],
  ['tel:07701234567', '+9647701234567'],
  // A letter O in front leaves the number without its zero.
  ['O770 123 4567', '+9647701234567'],
  ['0770 123 4567 ext 5', '+9647701234567'],
  ['066 123 4567', '+964661234567'],
  ['01 717 1234', '+96417171234'],
  ['+49 30 123456', '+4930123456'],
  ['+1 202 555 0123', '+12025550123'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+98 21 8888 8888', '+982188888888'],
  ['+90 532 123 45 67', '+905321234567'],
  ['+971 50 123 4567', '+971501234567'],
])('reads %j', (typed, number) => {
  expect(readPhone(typed)).toBe(number);
  expect(phoneField().validateSync(typed)).toBe(number);
});

it.each([
  ...[
    '0770 123 456',
    '0770 123 45678',
    '07701234',
    '077 123 4567',
    '770 123 456',
    '+964 770 123 456',
  ],
  ...['0970 123 4567', '+964 770 123 45678', '00964 770 12 345'],
  ...['0770 123 4567 / 0750 123 4567', '07701234567 07501234567', '07701234567، 07501234567'],
  ...['0770 l23 4567', '0770 123 456x', '07 70', '12', '112', '+999 770 123 4567'],
  ...[
    '+1 202 555',
    '2025550123',
    '12345678901234',
    '0000000000',
    'phone',
    '',
    ' ',
    '+',
    '٠٧٧٠ ١٢٣',
  ],
])('refuses %j', (typed) => {
  expect(readPhone(typed)).toBeUndefined();
  const key = typed.trim() === '' ? 'required' : 'phone';
  expect(() => phoneField().validateSync(typed)).toThrow(key);
});
