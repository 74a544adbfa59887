import { describe, expect, it } from 'vitest';
import { defaultLanguage, isLanguage, languageCodes, languages } from './languages.ts';

describe('languages', () => {
  it('take ku for Sorani, written from the right', () => {
    expect(languages.ku).toMatchObject({ htmlLang: 'ckb', dir: 'rtl', uiLocale: 'ckb-IQ' });
  });

  it('write Arabic from the right and English from the left', () => {
    expect(languages.ar).toMatchObject({ htmlLang: 'ar', dir: 'rtl', uiLocale: 'ar-IQ' });
    expect(languages.en).toMatchObject({ htmlLang: 'en', dir: 'ltr', uiLocale: 'en-US' });
  });

  it('are all in the menu once, the default first', () => {
    expect([...languageCodes].sort()).toStrictEqual(Object.keys(languages).sort());
    expect(languageCodes[0]).toBe(defaultLanguage);
  });

  it.each(['en', 'ar', 'ku'])('know %s', (code) => {
    expect(isLanguage(code)).toBe(true);
  });

  it.each(['', 'EN', 'ckb', 'ar-IQ', 'fr', 'toString', '__proto__', undefined, null, 1, ['en']])(
    'do not know %j',
    (value) => {
      expect(isLanguage(value)).toBe(false);
    },
  );
});
