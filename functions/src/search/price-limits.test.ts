import { expect, test } from 'vitest';
import { priceInText } from './price-limits.ts';

test.each([
  ['مشروع ب 5000 دولار', 5000, 'usd', 'مشروع'],
  ['under 5,000 usd', 5000, 'usd', ''],
  ['restaurant under 40k', 40_000, 'usd', 'restaurant'],
  ['سيارة ٢٥ مليون', 25_000_000, 'iqd', 'سيارة'],
  ['دوکان ۱٥ هەزار دۆلار', 15_000, 'usd', 'دوکان'],
  ['$7.500 cafe erbil', 7500, 'usd', 'cafe erbil'],
  ['محل أقل من 900 ألف دينار بغداد', 900_000, 'iqd', 'محل بغداد'],
  ['مطعم ب5000', 5000, 'usd', 'مطعم'],
  ['مخبز 3 ملايين و 250 ألف', 3_250_000, 'iqd', 'مخبز'],
  ['5 دفاتر سيارة', 50_000, 'usd', 'سيارة'],
])('%s', (text, maxPrice, priceCurrency, search) => {
  expect(priceInText(text)).toEqual({ search, maxPrice, priceCurrency });
});

test.each([
  'cold store 1200',
  '1200 طن',
  'کارگە',
  'usd',
  '24/7',
  'model5000 usd',
  'up to 0',
  '9'.repeat(20) + ' usd',
])('no price: %s', (text) => {
  expect(priceInText(text)).toBeUndefined();
});
