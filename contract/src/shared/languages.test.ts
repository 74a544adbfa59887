import { describe, expect, it, test } from 'vitest';
import { defaultLanguage, isLanguage, isolate, languageCodes, languages } from './languages.ts';

describe('languages', () => {
  it('ku is Sorani, from right to left', () => {
    expect(languages.ku).toMatchObject({ htmlLang: 'ckb', dir: 'rtl', uiLocale: 'ckb-IQ' });
  });

  it('Arabic is from right to left, English from left to right', () => {
    expect(languages.ar).toMatchObject({ htmlLang: 'ar', dir: 'rtl', uiLocale: 'ar-IQ' });
    expect(languages.en).toMatchObject({ htmlLang: 'en', dir: 'ltr', uiLocale: 'en-US' });
  });

  it('languageCodes has each language once, the default first', () => {
    expect([...languageCodes].sort()).toStrictEqual(Object.keys(languages).sort());
    expect(languageCodes[0]).toBe(defaultLanguage);
  });

  it.each(['en', 'ar', 'ku'])('isLanguage returns true for %s', (code) => {
    expect(isLanguage(code)).toBe(true);
  });

  it.each(['', 'EN', 'ckb', 'ar-IQ', 'fr', 'toString', '__proto__', undefined, null, 1, ['en']])(
    'isLanguage returns false for %j',
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});

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
