import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeField,
  emailField,
  isEmail,
  isUsername,
  newPasswordField,
  postalcodeField,
  usernameField,
  usernameOrEmailField,
} from './fields.ts';
import { optionalLine, requiredLine, requiredText } from '../shared/fields.ts';
import { websiteField } from '../shared/website.ts';
import type { yup } from '../shared/schema.ts';

/** The key of the field's error; undefined for a valid value. */
function errorKeyOf(field: yup.AnySchema, value: unknown): string | undefined {
  try {
    field.validateSync(value);
    return undefined;
  } catch (error) {
    return (error as yup.ValidationError).message;
  }
}

describe('newPasswordField', () => {
  test.each([
    'Aa1-aaaa',
    `Aa1-${'x'.repeat(60)}`,
    'كلمة-Sırrım-٢٥',
    'Пароль-Ёж-٣',
    ' Aa1 aaaa ',
    'Aa1🌙aaaa',
  ])('accepts %s', (password) => {
    expect(errorKeyOf(newPasswordField(), password)).toBeUndefined();
  });

  test.each(['Aa1-aaa', 'aa1-aaaa', 'AA1-AAAA', 'Aaa-aaaa', 'Aa1aaaaa', '🌙🌙Aa1-'])(
    'rejects %s',
    (password) => {
      expect(errorKeyOf(newPasswordField(), password)).toBe('passwordRule');
    },
  );

  test('never changes a password', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 128 }), (password) => {
        expect(newPasswordField().cast(password)).toBe(password);
      }),
    );
  });
});

describe('usernameField', () => {
  test.each(['sara', 'Sara-99', "a'b", '...', '{}%/', 'x'.repeat(30)])('accepts %s', (name) => {
    expect(errorKeyOf(usernameField(), name)).toBeUndefined();
  });

  test.each([
    ['سارة', 'asciiOnly'],
    ['sa ra', 'usernameSigns'],
    ['sara@x', 'usernameSigns'],
    ['sa', 'tooShort'],
    ['x'.repeat(31), 'tooLong'],
    ['', 'required'],
    [5, 'invalid'],
  ])('rejects %j with %s', (name, wrong) => {
    expect(errorKeyOf(usernameField(), name)).toBe(wrong);
  });
});

test.each([
  ['a@b.iq', undefined],
  [' A.B+c@Sub.Example.COM ', undefined],
  ['a@b', 'email'],
  ['a@-b.com', 'email'],
  ['a b@c.com', 'email'],
  ['سارة@example.com', 'email'],
  ['a@b.com\nbcc: c@d.com', 'email'],
  ['a@b.com,c@d.com', 'email'],
  [`${'x'.repeat(65)}@b.com`, 'email'],
])('emailField checks %j: %s', (address, wrong) => {
  expect(errorKeyOf(emailField(), address)).toBe(wrong);
  if (wrong === undefined) expect(emailField().cast(address)).toBe(address.trim().toLowerCase());
});

test('codeField and postalcodeField accept all digit sets', () => {
  expect(codeField().cast(' ١٢٣٤٥٦ ')).toBe('123456');
  expect(postalcodeField().cast('۱۰۰۰۱')).toBe('10001');
  expect(errorKeyOf(codeField(), '12345')).toBe('codeForm');
  expect(errorKeyOf(postalcodeField(), '123456')).toBe('postalcode');
});

test('texts are cleaned, and refused where a part of them is broken', () => {
  expect(optionalLine().cast('a\nb')).toBe('a b');
  expect(requiredText(10).cast('a\n\tb')).toBe('a\n b');
  expect(errorKeyOf(requiredLine(), '\u200b')).toBe('required');
  for (const broken of ['a\u0000', 'a\ud800', 'a\ufffd']) {
    expect(errorKeyOf(requiredText(10), broken)).toBe('invalid');
    expect(errorKeyOf(optionalLine(), broken)).toBe('invalid');
  }
  expect(optionalLine().cast(undefined)).toBe('');
});

test('lengths count characters', () => {
  expect(requiredLine(3).isValidSync('😀😀😀')).toBe(true);
  expect(errorKeyOf(requiredLine(3), 'abcd')).toBe('tooLong');
});

test('values of one word are read without the marks around them', () => {
  expect(emailField().cast('\u200eAda@Example.org\u200b')).toBe('ada@example.org');
  expect(usernameOrEmailField().cast('\u200eada')).toBe('ada');
  expect(usernameField().cast('\u2068ada\u2069')).toBe('ada');
  expect(codeField().cast('123 456')).toBe('123456');
  expect(postalcodeField().cast('10001\u200f')).toBe('10001');
  expect(websiteField().cast('\u202ahttps://a.example\u202c')).toBe('https://a.example');
});

test.each(['\u200c', '\u200d', '\u200e', '\u200f'])('requiredLine allows %j', (mark) => {
  expect(requiredLine().isValidSync(`نامە${mark}کان`)).toBe(true);
});

test.each([
  ['abc', true],
  ['ab', false],
  ['a b', false],
  ['a@b', false],
  ['a\nb', false],
  ['x'.repeat(31), false],
  ['كلمة', false],
])('isUsername of %j is %s', (text, expected) => {
  expect(isUsername(text)).toBe(expected);
});

test.each([
  ['ali@gmail.com', true],
  ['ali@@gmail.com', false],
  ['a@b@c', false],
  ['ali', false],
  [`${'a'.repeat(60)}@${'b.'.repeat(120)}iq`, false],
])('isEmail of %j is %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
