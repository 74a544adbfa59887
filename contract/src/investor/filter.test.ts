import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetBands } from './bands.ts';
import { readInvestorFilter, writeInvestorFilter } from './filter.ts';
import { cityIds, sectorIds } from '../listing/catalogue.ts';
import { currencyCodes } from '../listing/price.ts';
import { investmentForms } from './types.ts';
import { investorFilterSchema } from './schema.ts';

function read(query: string): object {
  const set = Object.entries(readInvestorFilter(new URLSearchParams(query)));
  return Object.fromEntries(
    set.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== undefined)),
  );
}

/** Filters that the controls of the page can create. */
const anyFilter = fc
  .record(
    {
      sector: fc.subarray(sectorIds, { minLength: 1 }),
      city: fc.subarray(cityIds, { minLength: 1 }),
      form: fc.subarray([...investmentForms], { minLength: 1 }),
      currency: fc.constantFrom(...currencyCodes),
      band: fc.constantFrom(...budgetBands),
      search: fc.constantFrom('café & bar', 'ورشة', 'کافێ'),
      listing: fc.constantFrom('ad-1', 'a b'),
    },
    { requiredKeys: [] },
  )
  .filter(({ band, currency }) => band === undefined || currency !== undefined);

describe('writeInvestorFilter and readInvestorFilter', () => {
  it('are inverse to each other', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(read(writeInvestorFilter(filter).toString())).toStrictEqual({ ...filter });
      }),
    );
  });

  it('write one URL for one filter', () => {
    const one = read('search=cafe&band=0&currency=usd&city=erbil,basra');
    const other = read('city=erbil%2Cbasra&currency=usd&search=+cafe+&band=0&sector=');
    expect(writeInvestorFilter(one).toString()).toBe(writeInvestorFilter(other).toString());
    expect(writeInvestorFilter(readInvestorFilter(new URLSearchParams())).toString()).toBe('');
  });
});

describe('readInvestorFilter', () => {
  it('reads what is right as the schema does', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const query = writeInvestorFilter(filter);
        expect(readInvestorFilter(query)).toEqual(
          investorFilterSchema.validateSync(Object.fromEntries(query)),
        );
      }),
    );
  });

  it('returns a valid filter for any query', () => {
    const pairs = fc.array(
      fc.tuple(
        fc.constantFrom(...Object.keys(investorFilterSchema.fields), 'other'),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom('usd', 'erbil', 'loan,', ',it_tech', '٣', '1e1', '-0'),
        ),
      ),
    );
    fc.assert(
      fc.property(pairs, (query) => {
        const filter = readInvestorFilter(new URLSearchParams(query));
        expect(
          investorFilterSchema.isValidSync(Object.fromEntries(writeInvestorFilter(filter))),
        ).toBe(true);
      }),
    );
  });

  it.each([
    ['sector=it_tech,nothing', { sector: ['it_tech'] }],
    ['sector=find_an_investor', {}],
    ['form=gift&city=erbil', { city: ['erbil'] }],
    ['currency=usd&band=5', { currency: 'usd' }],
    ['currency=eur&band=1', {}],
    ['band=1&search=x', { search: 'x' }],
    [`search=${'x'.repeat(201)}&band=4`, { search: 'x'.repeat(200) }],
  ])('drops what is wrong in %s', (query, expected) => {
    expect(read(query)).toStrictEqual(expected);
  });
});
