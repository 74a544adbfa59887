import { expect, test } from 'vitest';
import { isolate } from './languages.ts';

test.each(['Café & bakery (new)!', 'مخبز', '0770 123 4567', '+964 770 123 4567'])(
  'isolates %s',
  (inserted) => {
    expect(isolate(inserted)).toBe(`\u2068${inserted}\u2069`);
  },
);

test.each(['', '7', '25,000,000', '2.5', '0:59'])('leaves the number %s as it is', (inserted) => {
  expect(isolate(inserted)).toBe(inserted);
});

test('isolates each line, because the end of a line ends an isolate', () => {
  expect(isolate('a!\n\nب')).toBe('\u2068a!\u2069\n\n\u2068ب\u2069');
});
