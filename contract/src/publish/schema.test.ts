import { describe, expect, it, test } from 'vitest';
import { limits } from '../shared/limits.ts';
import { listingChangeSchema, listingFormSchema, registerWithListingSchema } from './schema.ts';
import { yup } from '../shared/schema.ts';

const requiredValues = {
  title: 'مطعم للبيع',
  description: 'سطر أول\r\nسطر ثانٍ',
  location: 'erbil',
  category: 'restaurants_cafes',
  currency: 'iqd',
  price: '٢٥٬٠٠٠٬٠٠٠',
};

type Schema = yup.AnyObjectSchema;

/** Returns the first error key of each wrong field. */
function errorKeys(schema: Schema, raw: object): Record<string, string> {
  try {
    schema.validateSync(raw, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    const first: Record<string, string> = {};
    for (const { path, message } of error.inner) first[path ?? ''] ??= message;
    return first;
  }
}

describe('listingFormSchema', () => {
  it('parses texts with any digits, and converts line ends to LF', () => {
    const more = {
      employees: '۱۲',
      founded: '٢٠١٥',
      portability: 'true',
      isStartup: 'no',
      siteLink: ' https://example.com/متجر ',
      costs: '',
      owner: 'me',
      status: 'approved',
      isFeatured: 'true',
    };
    const read = listingFormSchema.validateSync(
      { ...requiredValues, ...more },
      { stripUnknown: true },
    );
    expect(read).toStrictEqual({
      ...requiredValues,
      description: 'سطر أول\nسطر ثانٍ',
      price: 25_000_000,
      employees: 12,
      founded: 2015,
      portability: true,
      isStartup: false,
      siteLink: 'https://example.com/متجر',
      costs: '',
    });
  });

  it('reports all six required fields at once', () => {
    const required = Object.fromEntries(
      Object.keys(requiredValues).map((name) => [name, 'required']),
    );
    expect(errorKeys(listingFormSchema, {})).toStrictEqual(required);
    const blank = Object.fromEntries(Object.keys(requiredValues).map((name) => [name, ' \r\n ']));
    expect(errorKeys(listingFormSchema, blank)).toStrictEqual(required);
  });

  const nextYear = String(new Date().getFullYear() + 1);
  test.each([
    ['title', 'x'.repeat(limits.listingTitleLength + 1), 'tooLong'],
    ['title', 'a\u0000b', 'invalid'],
    ['title', '\u200B', 'required'],
    ['title', ['a', 'b'], 'invalid'],
    ['description', 'x'.repeat(limits.descriptionLength + 1), 'tooLong'],
    ['description', 'a\u0000b', 'invalid'],
    ['location', 'paris', 'unknownValue'],
    ['location', 'toString', 'unknownValue'],
    ['category', 'cars', 'unknownValue'],
    ['currency', 'eur', 'unknownValue'],
    ['price', 'much', 'validNumber'],
    ['price', '1e5', 'validNumber'],
    ['price', '12,34', 'amountMeant'],
    ['price', '1.999', 'amountMeant'],
    ['price', '1.9999', 'validNumber'],
    ['price', '5 دفتر', 'otherCurrency'],
    ['price', 'دفتر', 'amountMeant'],
    ['price', ['1', '2'], 'validNumber'],
    ['price', '0', 'positiveNumber'],
    ['price', '-5', 'positiveNumber'],
    ['price', '1000000000001', 'tooLarge'],
    ['employees', 'many', 'validNumber'],
    ['employees', '2.5', 'wholeNumber'],
    ['employees', '2.500', 'amountMeant'],
    ['employees', '$5', 'validNumber'],
    ['employees', '0', 'tooSmall'],
    ['employees', '1000001', 'tooLarge'],
    ['founded', '1799', 'year'],
    ['founded', nextYear, 'year'],
    ['founded', 'long ago', 'validNumber'],
    ['portability', 'perhaps', 'unknownValue'],
    ['isStartup', 'constructor', 'unknownValue'],
    ['sector', 'cars', 'unknownValue'],
    ['sector', 'find_a_partner', 'unknownValue'],
    ['sector', ['it_tech'], 'invalid'],
    ['siteLink', '@bakery', 'handleMeant'],
    ['siteLink', 'bakery', 'website'],
    ['siteLink', 'ali@example.com', 'website'],
    ['siteLink', 'ftp://example.com', 'website'],
    ['siteLink', 'javascript:alert(1)', 'website'],
    ['siteLink', 'https://', 'website'],
    ['siteLink', 'https://localhost', 'website'],
    ['siteLink', 'https://bank.com@evil.com', 'website'],
    ['siteLink', 'https://a b.com', 'website'],
    ['siteLink', 'https://example.com\0', 'website'],
    ['siteLink', 'https://exam\u0007ple.com', 'website'],
    ['siteLink', 'https://example.com/\uD800', 'website'],
    ['siteLink', `https://example.com/${'x'.repeat(300)}`, 'tooLong'],
    ['costs', 'x'.repeat(limits.longTextLength + 1), 'tooLong'],
    ['assets', ['a', 'b'], 'invalid'],
  ])('rejects %s %j with %s', (name, value, key) => {
    expect(errorKeys(listingFormSchema, { ...requiredValues, [name]: value })).toStrictEqual({
      [name]: key,
    });
  });
});

it.each([
  ['facebook.com/bakery', 'https://facebook.com/bakery'],
  [' www.instagram.com/bakery?hl=ar ', 'https://www.instagram.com/bakery?hl=ar'],
  ['wa.me/9647701234567', 'https://wa.me/9647701234567'],
  ['example.com', 'https://example.com'],
  ['\u200Fexample.iq:8080/x\u200F', 'https://example.iq:8080/x'],
  ['مخبز.عراق/صفحة', 'https://مخبز.عراق/صفحة'],
  ['http://example.com', 'http://example.com'],
  ['HTTPS://Example.com', 'HTTPS://Example.com'],
])('completes the website %j', (typed, siteLink) => {
  const read = listingFormSchema.validateSync({ ...requiredValues, siteLink: typed });
  expect(read.siteLink).toBe(siteLink);
  expect(listingChangeSchema.validateSync({ siteLink }).siteLink).toBe(siteLink);
});

it('takes the currency of the price where the form names none', () => {
  const { currency: _currency, ...form } = requiredValues;
  for (const [price, currency, amount] of [
    ['50 مليون دينار', 'iqd', 50_000_000],
    ['6 دفاتر', 'usd', 60_000],
  ] as const) {
    const read = listingFormSchema.validateSync({ ...form, price });
    expect(read).toMatchObject({ price: amount, currency });
    expect(listingChangeSchema.validateSync({ price })).toStrictEqual({ price: amount, currency });
  }
  expect(errorKeys(listingFormSchema, { ...form, price: '5000' })).toStrictEqual({
    currency: 'required',
  });
});

describe('listingChangeSchema', () => {
  it('returns only the given fields, and null for an emptied number', () => {
    const read = listingChangeSchema.validateSync({
      ...{ employees: '', costs: ' ', sector: ' ', price: '5' },
    });
    expect(read).toStrictEqual({ employees: null, costs: '', sector: '', price: 5 });
    expect(listingChangeSchema.validateSync({})).toStrictEqual({});
  });

  it('rejects an empty required field', () => {
    for (const name of Object.keys(requiredValues)) {
      expect(errorKeys(listingChangeSchema, { [name]: '' })).toStrictEqual({ [name]: 'required' });
    }
  });
});

it('registerWithListingSchema requires the fields of sign-up and listing', () => {
  expect(Object.keys(errorKeys(registerWithListingSchema, {})).sort()).toStrictEqual(
    [...Object.keys(requiredValues), 'username', 'email', 'password', 'confirmPassword'].sort(),
  );
});

describe('a figure', () => {
  const read = (fields: object) => listingChangeSchema.validateSync(fields);

  it.each([
    ['١٢ مليون دينار', { price: 12_000_000, currency: 'iqd' }],
    ['$1,500.50', { price: 1500.5, currency: 'usd' }],
    ['12,000,000 iqd', { price: 12_000_000, currency: 'iqd' }],
    ['', null],
    [' ', null],
  ])('is read from %j', (typed, money) => {
    expect(read({ monthlySales: typed })).toStrictEqual({ monthlySales: money });
  });

  it.each([
    ['1000', 'currencyMissing'],
    ['0 usd', 'positiveNumber'],
    ['-5 usd', 'positiveNumber'],
    ['1.250 usd', 'amountMeant'],
    ['0.001 usd', 'validNumber'],
    ['2000000000000 iqd', 'tooLarge'],
    ['1000 eur', 'validNumber'],
    ['much', 'validNumber'],
  ])('%j is refused', (typed, error) => {
    expect(errorKeys(listingChangeSchema, { monthlyProfit: typed })).toStrictEqual({
      monthlyProfit: error,
    });
  });

  it('may be zero where it says that there is no down payment', () => {
    expect(read({ downPayment: '0 usd' })).toEqual({ downPayment: { price: 0, currency: 'usd' } });
    expect(errorKeys(listingChangeSchema, { downPayment: '-1 usd' })).toEqual({
      downPayment: 'tooSmall',
    });
  });

  it.each([
    ['2027-03', '2027-03'],
    ['٣/٢٠٢٧', '2027-03'],
    ['2027 / 12', '2027-12'],
    ['', ''],
  ])('is the month that people type as %j', (typed, month) => {
    expect(read({ rentUntil: typed })).toStrictEqual({ rentUntil: month });
  });

  it.each(['1999-12', '2100-01', '2027-13', '2027', '13/2027', 'March'])(
    'is no month such as %j',
    (typed) => {
      expect(errorKeys(listingChangeSchema, { rentUntil: typed })).toEqual({ rentUntil: 'month' });
    },
  );

  it.each([
    [{ licences: 'tax, health,tax' }, { licences: ['tax', 'health'] }],
    [{ licences: '' }, { licences: [] }],
    [{ sellingReason: '' }, { sellingReason: '' }],
    [{ sellingReason: 'retirement' }, { sellingReason: 'retirement' }],
    [{ ownerHelpWeeks: '٤' }, { ownerHelpWeeks: 4 }],
  ])('is read from a choice: %j', (typed, value) => {
    expect(read(typed)).toStrictEqual(value);
  });

  it.each([
    [{ licences: 'tax,unknown' }, { licences: 'unknownValue' }],
    [{ sellingReason: 'bored' }, { sellingReason: 'unknownValue' }],
    [{ keyMoneyTerms: 'maybe' }, { keyMoneyTerms: 'unknownValue' }],
    [{ ownerHelpWeeks: '105' }, { ownerHelpWeeks: 'tooLarge' }],
    [{ instalmentMonths: '0' }, { instalmentMonths: 'tooSmall' }],
    [{ sellingReasonWords: 'ا'.repeat(301) }, { sellingReasonWords: 'tooLong' }],
    [{ employees: '3', stayingEmployees: '4' }, { stayingEmployees: 'tooLarge' }],
  ])('is refused: %j', (typed, errors) => {
    expect(errorKeys(listingChangeSchema, typed)).toStrictEqual(errors);
  });
});
