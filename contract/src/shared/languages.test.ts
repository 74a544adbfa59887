import { describe, expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languageCodes, languages } from './languages.ts';

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
