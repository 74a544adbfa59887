import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, foldQuery } from './fold.ts';

/** As searches do it: every word of the query stands somewhere in a word of the text. */
function finds(query: string, text: string): boolean {
  const words = fold(text);
  const terms = foldQuery(query);
  return terms.length > 0 && terms.every((term) => words.includes(term));
}

const meet: [query: string, text: string, why: string][] = [
  ['اربيل', 'أربيل', 'hamza above'],
  ['أربيل', 'اربيل', 'hamza above'],
  ['إستثمار', 'استثمار', 'hamza below'],
  ['آلات', 'الات', 'madda'],
  ['ٱلات', 'الات', 'wasla'],
  ['مؤسسة', 'موسسه', 'hamza on waw, ta marbuta'],
  ['كهربائي', 'كهرباييه', 'hamza on ya'],
  ['كافيه', 'کافيه', 'Persian kaf'],
  ['مقهي', 'مقهى', 'alif maqsura'],
  ['ورشة', 'ورشه', 'ta marbuta'],
  ['المطعم', 'مطعم', 'article in the query'],
  ['مطعم', 'المطعم', 'article in the text'],
  ['بالجملة', 'تجارة الجملة', 'article grown together'],
  ['للبيع', 'بيع', 'article grown together'],
  ['والمطعم', 'مطعم', 'article grown together'],
  ['الم', 'المطعم', 'on the way to a word with the article'],
  ['مَطعَم', 'مطعم', 'vowel marks'],
  ['مطعـــم', 'مطعم', 'tatweel'],
  ['مط\u200Cعم', 'مطعم', 'zero-width non-joiner'],
  ['\u202Bمطعم\u202C', 'مطعم', 'bidi marks'],
  ['١٢٣', '123', 'Arabic-Indic digits'],
  ['۱۲۳', '١٢٣', 'Persian digits'],
  ['ﻣﻄﻌﻢ', 'مطعم', 'presentation forms'],
  ['café', 'Cafe', 'accent, case'],
  ['Cafe', 'CAFÉ', 'accent, case'],
  ['İstanbul', 'istanbul', 'Turkish capital'],
  ['ı', 'I', 'Turkish dotless'],
  ['strasse', 'Straße', 'sharp s'],
  ['ＡＢＣ', 'abc', 'full width'],
  ['هەولێر', 'هه‌ولير', 'Sorani in older spelling'],
  ['کوردستان', 'كوردستان', 'Sorani kaf'],
  ['سلێمانی', 'سليماني', 'Sorani ya'],
  ['ڕێستۆران', 'ريستوران', 'Sorani r, o'],
  ['ماڵ', 'مال', 'Sorani l'],
  ['پارک', 'بارك', 'pe'],
  ['چای', 'جاي', 'che'],
  ['ژوور', 'زور', 'zhe, double waw'],
  ['گەراج', 'كراج ئەو كەراج', 'gaf'],
  ['ڤیلا', 'فيلا', 've'],
  ['ھەولێر', 'هەولێر', 'two codes of one h'],
  ['rest', 'restaurant', 'beginning'],
  ['aurant', 'restaurant', 'inside'],
  ['ع', 'مطعم', 'one letter'],
  ['cafe erbil', 'A café in Erbil', 'every word'],
  ['erbil cafe', 'A café in Erbil', 'in any order'],
  ['"cafe" AND erbil*', 'Café and Erbil', 'operators are text'],
  ["it's", 'IT — s', 'an apostrophe parts words'],
  ['c++', 'c', 'punctuation is not a letter'],
];

const part: [query: string, text: string, why: string][] = [
  ['مطعم', 'مصنع', 'another word'],
  ['cafe erbil', 'cafe', 'a word is missing'],
  ['والي', 'بيت', 'و ا ل is not an article when nothing would be left'],
  ['بالون', 'لون', 'nor is بال when too little would be'],
  ['الو', 'وردة', 'nor is ال'],
  ['ab', 'a b', 'a term does not reach over words'],
  ['12', '1.2', 'nor over punctuation'],
  ['!!!', 'anything', 'no letter, no match'],
  ['', 'anything', 'nothing asked'],
  ['س', 'ص', 'letters that differ'],
  ['دهوك', 'دهون', 'letters that differ'],
  ['restaurants', 'restaurant', 'longer than the word'],
];

describe('finds', () => {
  test.each(meet)('%s in %s (%s)', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });
});

describe('does not find', () => {
  test.each(part)('%s in %s (%s)', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});

const anyText = fc.string({ unit: 'binary', maxLength: 60 });

test('folding again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('every word of a text finds it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = fold(text);
      for (const term of foldQuery(text)) expect(words).toContain(term);
    }),
  );
});
