import { join } from 'node:path';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { describe, expect, it } from 'vitest';
import { flatTexts, readLocales } from './locale-files.ts';
import { countsWithoutForms, parityProblems } from './locale-parity.ts';
import { writingProblems } from './locale-writing.ts';

describe('the locale files', () => {
  const locales = readLocales(join(import.meta.dirname, '../../../locales'));
  const english = flatTexts(locales.en);

  it.each(languageCodes)('%s has the same files as English', (language) => {
    expect(Object.keys(locales[language]).sort()).toStrictEqual(Object.keys(locales.en).sort());
  });

  it.each(languageCodes)(
    '%s has the same keys, plural forms and placeholders as English',
    (language) => {
      expect(parityProblems(language, english, flatTexts(locales[language]))).toStrictEqual([]);
    },
  );

  it('English has plural forms wherever a text shows a count', () => {
    expect(countsWithoutForms(english)).toStrictEqual([]);
  });

  it.each(languageCodes)('%s has no spelling problems', (language) => {
    const problems = [...flatTexts(locales[language])].flatMap(([key, text]) =>
      writingProblems(language, text).map((problem) => `${key} ${problem}: ${text}`),
    );
    expect(problems).toStrictEqual([]);
  });

  it.each(languageCodes)('%s words the rules alike in mails and on the site', (language) => {
    const texts = [...flatTexts(locales[language])];
    const rulesOf = (file: string) =>
      texts.flatMap(([key, text]) => (key.startsWith(`${file}.json: rules.`) ? [text] : []));
    expect(rulesOf('mails')).not.toEqual([]);
    expect(rulesOf('mails')).toStrictEqual(rulesOf('reports'));
  });
});

describe('flatTexts', () => {
  it('uses paths as keys of nested texts', () => {
    const files = { 'home.json': { title: 'a', how: { s1: 'b' } } };
    expect([...flatTexts(files)]).toStrictEqual([
      ['home.json: title', 'a'],
      ['home.json: how.s1', 'b'],
    ]);
  });
});

describe('parityProblems', () => {
  const english = new Map([
    ['hello', 'Hello {{name}}, <1>go on</1>'],
    ['ads_one', '{{count}} ad of {{total}}'],
    ['ads_other', '{{count}} ads of {{total}}'],
  ]);
  const arabicForms = ['few', 'many', 'other'].map(
    (form) => [`ads_${form}`, '{{count}} من {{total}}'] as const,
  );
  const arabic = new Map([
    ['hello', 'مرحباً {{name}}، <1>تابع</1>'],
    ['ads_zero', 'لا إعلانات من {{total}}'],
    ['ads_one', 'إعلان من {{total}}'],
    ['ads_two', 'إعلانان من {{total}}'],
    ...arabicForms,
  ]);

  it('returns nothing for equal files', () => {
    expect(parityProblems('ar', english, arabic)).toStrictEqual([]);
    expect(parityProblems('ku', english, english)).toStrictEqual([]);
  });

  it.each(['hello', 'ads_zero', 'ads_few', 'ads_other'])('reports the missing key %s', (key) => {
    const without = new Map([...arabic].filter(([name]) => name !== key));
    expect(parityProblems('ar', english, without)).toStrictEqual([`ar/${key} is missing`]);
  });

  it.each([
    ['ar', 'goodbye'],
    ['ar', 'hello_one'],
    ['ku', 'ads_few'],
  ] as const)('for %s reports the extra key %s', (language, key) => {
    const base = language === 'ar' ? arabic : english;
    expect(parityProblems(language, english, new Map([...base, [key, 'x']]))).toStrictEqual([
      `${language}/${key} is not in English`,
    ]);
  });

  it.each([
    ['hello', 'مرحباً {{nam}}، <1>تابع</1>'],
    ['hello', 'مرحباً {{name}}، تابع'],
    ['hello', 'مرحباً {{name}} {{name}}، <1>تابع</1>'],
    ['ads_few', 'إعلانات من {{total}}'],
    ['ads_one', 'إعلان'],
  ])('reports different placeholders in %s: %s', (key, text) => {
    expect(parityProblems('ar', english, new Map([...arabic, [key, text]]))).toHaveLength(1);
  });
});

describe('countsWithoutForms', () => {
  it('reports a count without plural forms', () => {
    expect(
      countsWithoutForms(
        new Map([
          ['total', '{{count}} in all'],
          ['ads_one', '{{count}} ad'],
          ['ads_other', '{{count}} ads'],
        ]),
      ),
    ).toStrictEqual(['en/total shows a count and needs _one and _other']);
  });
});

describe('writingProblems', () => {
  it.each([
    ['en', 'At most {{max}}, please'],
    [
      'ar',
      'تابعنا على Facebook أو اكتب إلى name@example.com، أو زُر \u2066https://example.com\u2069',
    ],
    ['ar', 'اتصل على \u2066+964 770 123 4567\u2069 بعد 10 دقائق'],
    ['ar', 'وصل {{count}} من {{total}}: {{- link}}'],
    ['ar', 'السعر (ع.د): 1,000,000.50؟'],
    ['ku', 'هەڵبژاردنی {{count}} ڕیکلام لە Google، چۆنە؟'],
    ['ku', 'ژمارەی پیت {{max}}ـە'],
  ] as const)('returns nothing in %s for: %s', (language, text) => {
    expect(writingProblems(language, text)).toStrictEqual([]);
  });

  const bare = 'has a phone number or address that is not between U+2066 and U+2069';
  const unclosed = 'opens an isolate that it does not close, or closes one that it does not open';
  const unfilled = 'has a placeholder that nothing can fill';

  it.each([
    ['en', '  ', 'is empty'],
    ['ar', 'مرحباً ', 'has a blank too many'],
    ['ar', 'حتى ١٠ صور', 'has digits that are not Latin'],
    ['ku', 'تا ۱۰ وێنە', 'has digits that are not Latin'],
    ['ar', 'کتاب', 'has letters that Arabic does not write'],
    ['ar', 'علی', 'has letters that Arabic does not write'],
    ['ku', 'كورد', 'has letters that Sorani does not write'],
    ['ku', 'کوردي', 'has letters that Sorani does not write'],
    ['ku', 'ئه‌م هەموو', 'ends a word in ه, where Sorani writes ە'],
    ['ar', 'مرحباً, تفضل', 'has a Latin comma, semicolon or question mark after Arabic script'],
    ['ku', 'چۆنی?', 'has a Latin comma, semicolon or question mark after Arabic script'],
    ['ar', 'اضغط Sign in للدخول', 'is not translated: Sign in'],
    ['ku', 'Page', 'is not translated: Page'],
    ['ar', 'مثل 0770 123 4567', bare],
    ['ar', 'مثل +964770123 هنا', bare],
    ['ku', 'بە http:// دەست پێ دەکات', bare],
    ['ku', '\u2066http://\u2069 یان https://', bare],
    ['ar', '\u2066http://', unclosed],
    ['en', 'a\u2069', unclosed],
    ['en', 'Hello {name}', unfilled],
    ['en', 'Hello {{name}', unfilled],
    ['en', 'Hello {{user.name}}', unfilled],
  ] as const)('reports in %s: %s', (language, text, problem) => {
    expect(writingProblems(language, text)).toStrictEqual([problem]);
  });
});
