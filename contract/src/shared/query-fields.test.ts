import { describe, expect, it } from 'vitest';
import {
  amountLimitField,
  commaListField,
  integerField,
  oneOfField,
  textField,
} from './query-fields.ts';
import { yup } from './schema.ts';

/** Returns the field's value for a raw parameter, or the key of its error. */
function read(field: yup.Schema, raw: unknown): unknown {
  try {
    return { value: field.validateSync(raw) as unknown };
  } catch (error) {
    if (error instanceof yup.ValidationError) return { refused: error.message };
    throw error;
  }
}

/** The raw value of a repeated parameter. */
const repeated = ['1', '2'];

describe.each([
  ['commaListField', commaListField(['a', 'b'])],
  ['oneOfField', oneOfField(['a', 'b'])],
  ['integerField', integerField(1, 9)],
  ['amountLimitField', amountLimitField(9)],
  ['textField', textField(5)],
])('%s', (_name, field) => {
  it.each([undefined, '', ' ', '\t\n', '\u00a0'])('treats %j as absent', (raw) => {
    expect(read(field, raw)).toStrictEqual({ value: undefined });
  });
});

describe('commaListField', () => {
  const field = commaListField(['a', 'b', 'c']);

  it.each([
    ['a', ['a']],
    ['c,a', ['c', 'a']],
    [' a , b ', ['a', 'b']],
    ['b,a,b,b', ['b', 'a']],
  ])('reads %j', (raw, value) => {
    expect(read(field, raw)).toStrictEqual({ value });
  });

  it.each(['x', 'a,x', 'a,', ',', 'A', 'a;b', 'toString', repeated, { a: '1' }])(
    'refuses %j',
    (raw) => {
      expect(read(field, raw)).toStrictEqual({ refused: 'unknownValue' });
    },
  );
});

describe('oneOfField', () => {
  const field = oneOfField(['usd', 'iqd']);

  it('reads a known id', () => {
    expect(read(field, 'iqd')).toStrictEqual({ value: 'iqd' });
  });

  it.each(['USD', 'usd,iqd', 'toString', repeated, ['usd'], { usd: '' }])('refuses %j', (raw) => {
    expect(read(field, raw)).toStrictEqual({ refused: 'unknownValue' });
  });
});

describe('integerField and amountLimitField', () => {
  const whole = integerField(1, 50);
  const decimal = amountLimitField(5000);

  it.each([
    ['7', 7],
    [' 7 ', 7],
    ['007', 7],
    ['٤٢', 42],
    ['۴۲', 42],
  ])('reads %j', (raw, value) => {
    expect(read(whole, raw)).toStrictEqual({ value });
    expect(read(decimal, raw)).toStrictEqual({ value });
  });

  it.each([
    ['2.5', 2.5],
    ['٢.٥', 2.5],
    ['0', 0],
    ['1,000', 1000],
    ['٣ آلاف', 3000],
  ])('reads the amount %j', (raw, value) => {
    expect(read(decimal, raw)).toStrictEqual({ value });
  });

  it('reads a number of a JSON body', () => {
    expect(read(whole, 7)).toStrictEqual({ value: 7 });
    expect(read(decimal, 2.5)).toStrictEqual({ value: 2.5 });
  });

  it.each(['abc', '1e9', '0x10', '+1', '1 2', '--1', '.', '1.', '.5', 'NaN', 'Infinity'])(
    'rejects %j, which is not a number',
    (raw) => {
      expect(read(whole, raw)).toStrictEqual({ refused: 'wholeNumber' });
      expect(read(decimal, raw)).toStrictEqual({ refused: 'validNumber' });
    },
  );

  it('refuses an amount that may be another, and names the likely one', () => {
    expect(() => decimal.validateSync('1.000')).toThrow(
      expect.objectContaining({
        message: 'amountMeant',
        params: expect.objectContaining({ amount: 1000 }) as unknown,
      }) as Error,
    );
    expect(read(decimal, '$1000')).toStrictEqual({ refused: 'validNumber' });
  });

  it.each([
    '2.5',
    '1,000',
    '9'.repeat(16),
    '9'.repeat(10_000),
    repeated,
    ['7'],
    { a: '1' },
    2.5,
    Number.NaN,
    true,
  ])('rejects %j, which is not a single integer', (raw) => {
    expect(read(whole, raw)).toStrictEqual({ refused: 'wholeNumber' });
  });

  it.each([
    ['0', 'tooSmall'],
    ['-1', 'tooSmall'],
    ['51', 'tooLarge'],
    ['999999999999999', 'tooLarge'],
  ])('rejects %s with %s', (raw, refused) => {
    expect(read(whole, raw)).toStrictEqual({ refused });
  });

  it('has the limit in the parameters of the error', () => {
    expect(() => whole.validateSync('0')).toThrow(
      expect.objectContaining({ params: expect.objectContaining({ min: 1 }) as unknown }) as Error,
    );
  });
});

describe('textField', () => {
  const field = textField(5);

  it('trims the text', () => {
    expect(read(field, '  كافيه ')).toStrictEqual({ value: 'كافيه' });
  });

  it('checks the length after trimming', () => {
    expect(read(field, ' 12345 ')).toStrictEqual({ value: '12345' });
    expect(read(field, '123456')).toStrictEqual({ refused: 'tooLong' });
  });

  it.each([[repeated], [{ a: '1' }]])('refuses %j', (raw) => {
    expect(read(field, raw)).toStrictEqual({ refused: 'invalid' });
  });
});
