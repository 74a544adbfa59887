import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryIds, cityIds } from './catalogue.ts';
import { currencyCodes } from './price.ts';
import { limits } from '../shared/limits.ts';
import { listingFilterSchema } from './schema.ts';
import {
  listingSorts,
  readListingFilter,
  withCurrency,
  writeListingFilter,
  type ListingFilter,
} from './filter.ts';
import { yup } from '../shared/schema.ts';

/** Returns the error key of each wrong field. */
function errorKeys(raw: Record<string, unknown>): Record<string, string> {
  try {
    listingFilterSchema.validateSync(raw, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.map(({ path, message }) => [path ?? '', message] as const),
    );
  }
}

function read(query: string): Partial<ListingFilter> {
  const set = Object.entries(readListingFilter(new URLSearchParams(query)));
  return Object.fromEntries(set.filter(([, value]) => value !== undefined));
}

/** Filters that the controls of the page can create. */
const price = fc.integer({ min: 0, max: limits.maxPrice * 100 }).map((cents) => cents / 100);
const anyFilter = fc
  .record(
    {
      category: fc.subarray(categoryIds, { minLength: 1 }),
      location: fc.subarray(cityIds, { minLength: 1 }),
      currency: fc.constantFrom(...currencyCodes),
      startup: fc.constant('true' as const),
      prices: fc.tuple(price, price).map(([a, b]) => (a < b ? [a, b] : [b, a])),
      search: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
        .map((text) => text.trim())
        .filter((text) => text !== '' && text.length <= limits.searchTextLength),
      page: fc.integer({ min: 2, max: limits.maxPage }),
    },
    { requiredKeys: [] },
  )
  .map(({ prices, ...filter }) =>
    prices ? { ...filter, minPrice: prices[0], maxPrice: prices[1] } : filter,
  );

describe('writeListingFilter and readListingFilter', () => {
  it('are inverse to each other', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const query = writeListingFilter(filter).toString();
        expect(read(query)).toStrictEqual(filter);
        expect(writeListingFilter(readListingFilter(new URLSearchParams(query))).toString()).toBe(
          query,
        );
      }),
    );
  });
});

describe('writeListingFilter', () => {
  it('joins lists by commas and leaves out empty fields', () => {
    const query = writeListingFilter({
      category: ['it_tech', 'other'],
      location: [],
      currency: undefined,
      minPrice: 0,
      maxPrice: undefined,
      search: '  ',
      page: 1,
    });
    expect([...query]).toStrictEqual([
      ['category', 'it_tech,other'],
      ['minPrice', '0'],
    ]);
  });
});

describe('readListingFilter', () => {
  it('returns an empty filter for empty parameters', () => {
    expect(read('')).toStrictEqual({});
    expect(
      read('category=&location=&currency=&minPrice=&maxPrice=&search=%20&page='),
    ).toStrictEqual({});
  });

  it('reads Arabic and Persian digits', () => {
    expect(read('minPrice=٥٠٠&maxPrice=۱۰۰۰.۵&page=٢')).toStrictEqual({
      minPrice: 500,
      maxPrice: 1000.5,
      page: 2,
    });
  });

  it('removes repeated categories and cities', () => {
    expect(read('category=other,it_tech,other&location=erbil,erbil')).toStrictEqual({
      category: ['other', 'it_tech'],
      location: ['erbil'],
    });
  });

  it.each([
    ['category', 'nope'],
    ['category', '%00'],
    ['location', 'paris'],
    ['startup', 'maybe'],
    ['rate', 'x'.repeat(300)],
    ['minPrice', 'cheap'],
    ['minPrice', '-1'],
    ['maxPrice', '1e9'],
    ['page', '0'],
    ['page', '1.5'],
  ])('drops %s=%.20s and keeps the rest', (name, value) => {
    const right = new URLSearchParams({
      category: 'other',
      location: 'erbil',
      currency: 'iqd',
      minPrice: '5',
      maxPrice: '50',
      search: 'cafe',
      startup: 'true',
      page: '2',
    });
    const { [name]: _dropped, ...rest } = read(right.toString()) as Record<string, unknown>;
    right.delete(name);
    expect(read(`${right.toString()}&${name}=${value}`)).toStrictEqual(rest);
  });

  it('drops a wrong id of a list alone', () => {
    expect(read('category=nope,it_tech&location=erbil,,paris')).toStrictEqual({
      category: ['it_tech'],
      location: ['erbil'],
    });
  });

  it('drops the price limits with a wrong currency', () => {
    expect(read('currency=eur&minPrice=5&maxPrice=5000&search=cafe')).toStrictEqual({
      search: 'cafe',
    });
    expect(read('currency=&maxPrice=5000')).toStrictEqual({ maxPrice: 5000 });
    expect(read('priceCurrency=eur&maxPrice=5000')).toStrictEqual({});
    expect(read('priceCurrency=iqd&maxPrice=5000&rate=one')).toStrictEqual({
      ...{ priceCurrency: 'iqd', maxPrice: 5000, rate: 'one' },
    });
  });

  it('cuts a search text that is too long', () => {
    const most = '😀'.repeat(limits.searchTextLength);
    expect(read(`search=${most}😀`)).toStrictEqual({ search: most });
  });

  it('replaces broken UTF-8 in a search text', () => {
    expect(read('search=caf%C3%28')).toStrictEqual({ search: 'caf\uFFFD(' });
  });

  it('drops every wrong field at once', () => {
    expect(read('category=a&location=b&currency=c&minPrice=d&maxPrice=e&page=f')).toStrictEqual({});
  });

  it('keeps minPrice and drops a lower maxPrice', () => {
    expect(read('minPrice=10&maxPrice=5')).toStrictEqual({ minPrice: 10 });
  });

  it('reads what is right as the schema does', () => {
    fc.assert(
      fc.property(anyFilter, fc.constantFrom(undefined, ...listingSorts), (filter, sort) => {
        const query = writeListingFilter({ ...filter, sort });
        expect(readListingFilter(query)).toEqual(
          listingFilterSchema.validateSync(Object.fromEntries(query)),
        );
      }),
    );
  });

  it('returns a valid filter for any query', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(...Object.keys(listingFilterSchema.fields), 'other'),
        fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String), fc.integer().map(String)),
      ),
    );
    fc.assert(
      fc.property(pairs, (query) => {
        const filter = readListingFilter(new URLSearchParams(query));
        expect(errorKeys(Object.fromEntries(writeListingFilter(filter)))).toStrictEqual({});
      }),
    );
  });
});

describe('listingFilterSchema', () => {
  it('reports every wrong field with its error', () => {
    expect(
      errorKeys({
        category: 'nope',
        location: 'paris,erbil',
        currency: 'eur',
        minPrice: 'cheap',
        maxPrice: '-5',
        search: 'x'.repeat(limits.searchTextLength + 1),
        page: '0',
      }),
    ).toStrictEqual({
      category: 'unknownValue',
      location: 'unknownValue',
      currency: 'unknownValue',
      minPrice: 'validNumber',
      maxPrice: 'tooSmall',
      search: 'tooLong',
      page: 'tooSmall',
    });
  });

  it('rejects a repeated parameter', () => {
    const twice = Object.fromEntries(
      Object.keys(listingFilterSchema.fields).map((name) => [name, ['1', '1']]),
    );
    expect(errorKeys(twice)).toStrictEqual({
      category: 'unknownValue',
      location: 'unknownValue',
      currency: 'unknownValue',
      priceCurrency: 'unknownValue',
      minPrice: 'validNumber',
      maxPrice: 'validNumber',
      minProfit: 'validNumber',
      maxRent: 'validNumber',
      maxProfitMonths: 'wholeNumber',
      instalments: 'unknownValue',
      startup: 'unknownValue',
      asTyped: 'unknownValue',
      search: 'invalid',
      sort: 'unknownValue',
      page: 'wholeNumber',
      rate: 'invalid',
    });
  });

  it.each([
    ['10', '5', { maxPrice: 'priceRange' }],
    ['10', '10', {}],
    ['٩', '10', {}],
    ['10', undefined, {}],
    [undefined, '5', {}],
    ['cheap', '5', { minPrice: 'validNumber' }],
  ])('checks prices from %s to %s: %j', (minPrice, maxPrice, refused) => {
    expect(errorKeys({ minPrice, maxPrice })).toStrictEqual(refused);
  });

  it('accepts pages and prices up to their limits', () => {
    const most = { page: String(limits.maxPage), maxPrice: String(limits.maxPrice) };
    expect(errorKeys(most)).toStrictEqual({});
    const more = { page: String(limits.maxPage + 1), maxPrice: String(limits.maxPrice + 1) };
    expect(errorKeys(more)).toStrictEqual({ page: 'tooLarge', maxPrice: 'tooLarge' });
  });
});

describe('withCurrency', () => {
  it('takes a price without a currency for one in dollars, which finds ads in both', () => {
    expect(withCurrency({ maxPrice: 5 })).toEqual({ maxPrice: 5, priceCurrency: 'usd' });
    const inDinars = { maxPrice: 5, priceCurrency: 'iqd' } as const;
    expect(withCurrency(inDinars)).toEqual(inDinars);
  });
  it('leaves out a currency of limits without limits, or beside the only one', () => {
    expect(withCurrency({ priceCurrency: 'iqd', search: 'a' })).toEqual({ search: 'a' });
    expect(withCurrency({ currency: 'usd', priceCurrency: 'iqd', minPrice: 1 })).toEqual({
      ...{ currency: 'usd', minPrice: 1 },
    });
  });
  it('keeps a rate only where two currencies are compared', () => {
    expect(withCurrency({ sort: 'priceUp', rate: 'one' })).toEqual({
      sort: 'priceUp',
      rate: 'one',
    });
    for (const filter of [{}, { sort: 'latest' }, { sort: 'priceUp', currency: 'usd' }] as const) {
      expect(withCurrency({ ...filter, rate: 'one' })).toEqual(filter);
    }
  });
  it('leaves other filters as they are', () => {
    expect(withCurrency({ search: 'a' })).toEqual({ search: 'a' });
    expect(withCurrency({ minPrice: 5, currency: 'iqd' })).toEqual({
      minPrice: 5,
      currency: 'iqd',
    });
  });
});
