import { describe, expect, it, test } from 'vitest';
import { choiceFilter } from './filter.ts';
import { directoryFilterSchema } from './schema.ts';
import { limits } from '../shared/limits.ts';
import { yup } from '../shared/schema.ts';

function errorKeys(raw: object): Record<string, string> {
  try {
    directoryFilterSchema.validateSync(raw, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', message }) => [path, message]));
  }
}

describe('directoryFilterSchema', () => {
  it('reads an empty filter', () => {
    expect(directoryFilterSchema.validateSync({})).toEqual(choiceFilter(() => []));
  });

  it('reads lists, and texts as the address of a page has them', () => {
    const filter = {
      ...{ sector: ['it_tech', 'other'], city: ['erbil'], form: ['loan'], currency: 'iqd' },
      ...{ band: 0, search: 'مصنع', listing: 'ad', limit: 50, after: '1.a', page: 2 },
    };
    const whole = { ...choiceFilter(() => []), ...filter };
    expect(directoryFilterSchema.validateSync(filter)).toEqual(whole);
    const typed = {
      ...{ ...filter, sector: 'it_tech,other', city: 'erbil', form: ' loan ', band: '٠' },
      ...{ search: ' مصنع ', limit: '50', page: '۲', currency: 'iqd' },
    };
    expect(directoryFilterSchema.validateSync(typed)).toEqual(whole);
  });

  it('takes a currency without a band, and no band without a currency', () => {
    expect(errorKeys({ currency: 'usd' })).toEqual({});
    expect(errorKeys({ band: 0 })).toEqual({ currency: 'required' });
    expect(errorKeys({ band: 4, currency: '' })).toEqual({ currency: 'required' });
  });

  test.each([
    ['sector', 'find_a_partner', 'unknownValue'],
    ['city', ['paris'], 'unknownValue'],
    ['form', 'gift', 'unknownValue'],
    ['currency', 'eur', 'unknownValue'],
    ['band', -1, 'tooSmall'],
    ['band', 5, 'tooLarge'],
    ['band', 1.5, 'wholeNumber'],
    ['band', 'x', 'wholeNumber'],
    ['search', 'x'.repeat(limits.searchTextLength + 1), 'tooLong'],
    ['search', ['a'], 'invalid'],
    ['listing', 'x'.repeat(limits.idLength + 1), 'tooLong'],
    ['limit', 0, 'tooSmall'],
    ['limit', limits.investorPageMax + 1, 'tooLarge'],
    ['page', 0, 'tooSmall'],
    ['after', 'x'.repeat(limits.idLength + 1), 'tooLong'],
    ['after', {}, 'invalid'],
  ])('rejects %s %j with %s', (field, value, key) => {
    const rest = field === 'band' ? { currency: 'usd' } : {};
    expect(errorKeys({ ...rest, [field]: value })).toEqual({ [field]: key });
  });
});
