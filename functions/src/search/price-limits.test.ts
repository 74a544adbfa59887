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
  ['profit 2 million', { minProfit: 2_000_000, priceCurrency: 'iqd' }, ''],
  ['ربح ٢ مليون', { minProfit: 2_000_000, priceCurrency: 'iqd' }, ''],
  ['قازانج ٢ ملیۆن', { minProfit: 2_000_000, priceCurrency: 'iqd' }, ''],
  ['bakery with monthly profits of at least $1,500', { minProfit: 1500, priceCurrency: 'usd' }],
  ['مطعم بربح شهري أكثر من ٥٠٠ ألف في بغداد', { minProfit: 500_000, priceCurrency: 'iqd' }],
  ['کافێ بە قازانجی مانگانەی زیاتر لە 1000 دۆلار', { minProfit: 1000, priceCurrency: 'usd' }],
  ['rent under 500 dollars', { maxRent: 500, priceCurrency: 'usd' }, ''],
  ['shop rent 750000', { maxRent: 750_000, priceCurrency: 'iqd' }, 'shop'],
  ['محل الإيجار أقل من 750 ألف', { maxRent: 750_000, priceCurrency: 'iqd' }, 'محل'],
  ['دوکان کرێی لەژێر ٣٠٠ دۆلار', { maxRent: 300, priceCurrency: 'usd' }, 'دوکان'],
  // Of two amounts the first.
  ['profit 2 million under 50 million', { minProfit: 2_000_000, priceCurrency: 'iqd' }],
])('a monthly figure: %s', (text, limits, search = expect.any(String) as string) => {
  expect(priceInText(text)).toEqual({ search, ...limits });
});

test('words beside a figure are not searched for', () => {
  expect(priceInText('bakery, monthly profit of at least 2 million in Erbil')?.search).toBe(
    'bakery, in Erbil',
  );
});

test.each([
  'cold store 1200',
  'profit under 2 million',
  'rent above 500 usd',
  'rent 2 shops',
  'profit 24/7',
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
