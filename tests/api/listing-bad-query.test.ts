import { limits } from '@qaysari/contract/shared/limits';
import { languageCodes } from '@qaysari/contract/shared/languages';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ask, askRaw, failureOf } from '../support/api-client.ts';
import en from '../../locales/en/errors.json' with { type: 'json' };
import ar from '../../locales/ar/errors.json' with { type: 'json' };
import ku from '../../locales/ku/errors.json' with { type: 'json' };

const texts = { en, ar, ku };
const long = 'x'.repeat(10_000);

/** One wrong query, the field that must be named, and its text. */
const wrong: [query: string, field: string, text: keyof typeof en][] = [
  ['page=0', 'page', 'tooSmall'],
  ['page=-1', 'page', 'tooSmall'],
  ['page=1e9', 'page', 'wholeNumber'],
  ['page=1.5', 'page', 'wholeNumber'],
  ['page=abc', 'page', 'wholeNumber'],
  ['page=1000000000', 'page', 'tooLarge'],
  ['page=99999999999999999999', 'page', 'wholeNumber'],
  ['page=1&page=2', 'page', 'wholeNumber'],
  ['page=0x10', 'page', 'wholeNumber'],
  ['page=NaN', 'page', 'wholeNumber'],
  ['page=%ff', 'page', 'wholeNumber'],
  ['page=%00', 'page', 'wholeNumber'],
  ['page=%ED%A0%80', 'page', 'wholeNumber'],
  ['category=nope', 'category', 'unknownValue'],
  ['category=it_tech,nope', 'category', 'unknownValue'],
  ['category=it_tech,', 'category', 'unknownValue'],
  ['category=IT_TECH', 'category', 'unknownValue'],
  ['category=__proto__', 'category', 'unknownValue'],
  ['category=constructor', 'category', 'unknownValue'],
  ['category=it_tech&category=other', 'category', 'unknownValue'],
  ['category=%ff', 'category', 'unknownValue'],
  [`category=${long}`, 'category', 'unknownValue'],
  ['location=paris', 'location', 'unknownValue'],
  ['location=erbil&location=baghdad', 'location', 'unknownValue'],
  ['location=%00', 'location', 'unknownValue'],
  ['currency=eur', 'currency', 'unknownValue'],
  ['currency=usd,iqd', 'currency', 'unknownValue'],
  ['currency=usd&currency=iqd', 'currency', 'unknownValue'],
  ['priceCurrency=eur', 'priceCurrency', 'unknownValue'],
  ['priceCurrency=usd,iqd', 'priceCurrency', 'unknownValue'],
  ['priceCurrency=usd&priceCurrency=iqd', 'priceCurrency', 'unknownValue'],
  ['rate=a&rate=b', 'rate', 'invalid'],
  [`rate=${'x'.repeat(limits.idLength + 1)}`, 'rate', 'tooLong'],
  ['minPrice=cheap', 'minPrice', 'validNumber'],
  ['minPrice=-1', 'minPrice', 'tooSmall'],
  ['minPrice=Infinity', 'minPrice', 'validNumber'],
  ['minPrice=1&minPrice=2', 'minPrice', 'validNumber'],
  ['maxPrice=1e3', 'maxPrice', 'validNumber'],
  ['maxPrice=1.000', 'maxPrice', 'amountMeant'],
  ['maxPrice=$1000', 'maxPrice', 'validNumber'],
  ['maxPrice=1000000000001', 'maxPrice', 'tooLarge'],
  ['minPrice=10&maxPrice=9', 'maxPrice', 'priceRange'],
  ['sort=cheapest', 'sort', 'unknownValue'],
  ['sort=newest&sort=priceUp', 'sort', 'unknownValue'],
  ['startup=false', 'startup', 'unknownValue'],
  ['startup=1', 'startup', 'unknownValue'],
  ['asTyped=1', 'asTyped', 'unknownValue'],
  ['startup=true&startup=true', 'startup', 'unknownValue'],
  ['search=a&search=b', 'search', 'invalid'],
  [`search=${'x'.repeat(limits.searchTextLength + 1)}`, 'search', 'tooLong'],
  [`search=${long}`, 'search', 'tooLong'],
];

/** Texts alike but for the numbers in them. */
const withoutNumbers = (text = '') => text.replaceAll(/\{\{\w+\}\}|\d[\d,]*/g, '#');

describe.each(languageCodes)('in %s', (language) => {
  test.each(wrong.map(([query, ...rest]) => [query.slice(0, 40), query, ...rest] as const))(
    '%s',
    async (_shown, query, field, key) => {
      const failure = failureOf(await ask(`/listing?${query}`, { language }), 400);
      expect(failure.message).toBe(texts[language].checkFields);
      expect(Object.keys(failure.error ?? {})).toEqual([field]);
      expect(withoutNumbers(failure.error?.[field])).toBe(withoutNumbers(texts[language][key]));
    },
  );

  test('all wrong fields at once', async () => {
    const query = 'category=nope&location=nope&currency=nope&minPrice=x&maxPrice=x&page=x';
    const { error } = failureOf(await ask(`/listing?${query}`, { language }), 400);
    const { unknownValue, validNumber, wholeNumber } = texts[language];
    expect(error).toEqual({
      category: unknownValue,
      location: unknownValue,
      currency: unknownValue,
      minPrice: validNumber,
      maxPrice: validNumber,
      page: wholeNumber,
    });
  });
});

test.each([
  '',
  'page=1',
  'page=%D9%A2',
  'page=%DB%B2',
  'page=%20',
  'category=',
  'category=it_tech,it_tech',
  'category=it_tech,%20other',
  'location=&currency=&minPrice=&maxPrice=&search=&page=',
  'minPrice=0.5&maxPrice=0.5',
  'sort=priceUp',
  'sort=',
  'startup=true',
  'asTyped=true',
  'startup=',
  'minPrice=%D9%A1%D9%A0',
  'unknown=1&unknown=2',
  'category[]=x&page[$gt]=1',
  '__proto__=1&constructor=1&toString=1',
  `search=${encodeURIComponent('م'.repeat(limits.searchTextLength))}`,
  'search=%ff',
  'search=%00',
  'search=%ED%A0%80',
  'search=%',
  'search=%zz',
  '&&&===',
  '?',
])('%j is no mistake', async (query) => {
  expect((await askRaw(`/listing?${query}`)).status).toBe(200);
});

describe('no query string is a server error', () => {
  const names = [
    'category',
    'location',
    'currency',
    'startup',
    'minPrice',
    'maxPrice',
    'search',
    'sort',
    'page',
  ];
  const name = fc.oneof(
    fc.constantFrom(...names, '__proto__', 'constructor', 'hasOwnProperty'),
    fc.string({ maxLength: 5 }),
  );
  const percent = fc.stringMatching(/^(%[0-9a-f]{2}){0,12}$/);
  const value = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
    fc.integer().map(String),
    fc.double().map(String),
    percent,
    fc.constantFrom('it_tech', 'erbil', 'usd', '1', '2', '%', '%f', ',', '__proto__'),
  );
  const query = fc
    .array(fc.tuple(name.map(encodeURIComponent), value), { maxLength: 8 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

  test('but with a list, or with the fields that are wrong', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { status, body } = await askRaw(`/listing?${text}`);
        expect([200, 400]).toContain(status);
        if (status === 400) {
          const { error = {} } = body as { error?: Record<string, string> };
          expect(names).toEqual(expect.arrayContaining(Object.keys(error)));
          expect(Object.keys(error)).not.toEqual([]);
        }
      }),
      { numRuns: 100 },
    );
  });
});
