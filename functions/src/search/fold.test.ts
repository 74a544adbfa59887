import type { CategoryId, CityId } from '@qaysari/contract/listing/catalogue';
import { fold } from '@qaysari/contract/shared/fold';
import type { ListingCard } from '@qaysari/contract/listing/types';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decisiveTerms, foldQuery } from './fold.ts';
import { searchDocument } from './search-document.ts';

/** The rule of searches: every word of the query is inside a word of the text. */
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
  ['مَطعم', 'مطعم', 'one vowel mark'],
  ['شیشە', 'شيشة', 'Sorani for Arabic'],
  ['قه‌ڵا', 'قەڵا', 'Sorani in older spelling'],
  ['دووکان', 'دوكان', 'double waw'],
  ['مسؤول', 'مسوول', 'double waw from a hamza'],
  ['گوووڵ', 'گوڵ', 'more than two waws'],
  ['فڕۆشتن', 'فروشتن', 'Sorani r, o'],
  ['چایخانە', 'جايخانه', 'che, Sorani e'],
  ['رئيسي', 'رييسي', 'hamza on ya'],
  ['سليماني', 'السليمانية', 'the beginning after the article'],
  ['شركة تجارية', 'شركه تجاريه', 'every word'],
  ['٠٧٧٠ ١٢٣', '0770 123 4567', 'a number in parts'],
  ['②', '2', 'a number in a circle'],
  ['1500', '1,500', 'groups of three digits'],
  ['25,000,000', '٢٥٬٠٠٠٬٠٠٠', 'groups of three digits in two scripts'],
  ['شرکۃ', 'شركة', 'another ta marbuta'],
  ['نضارات', 'نظارات', 'two letters that sound alike'],
  ['ﬁnance', 'finance', 'ligature'],
  ['ﷲ', 'الله', 'ligature'],
  ['naïve resume', 'Naive résumé', 'accents on both sides'],
  ['日本', '日本語', 'ideographs'],
  ['кафе', 'КАФЕ', 'another script'],
  ['"مطعم"', 'مطعم', 'quotes are text'],
  ['مطعم؟', 'مطعم', 'Arabic punctuation'],
  ['(cafe', 'cafe', 'an open bracket is text'],
  ['-cafe', 'cafe', 'minus does not exclude'],
  ['title:cafe', 'Title: cafe', 'no field names'],
  ['NEAR/2', 'near 2', 'no operators'],
  ['OR', 'for sale', 'an operator is a word like others'],
  ['مطعم😀', 'مطعم', 'an emoji is no letter'],
];

const meetByName: [query: string, city: CityId, category: CategoryId][] = [
  ['أربيل', 'erbil', 'other'],
  ['اربيل', 'erbil', 'other'],
  ['هەولێر', 'erbil', 'other'],
  ['Erbil', 'erbil', 'other'],
  ['سلێمانی', 'sulaymaniyah', 'other'],
  ['السليمانية', 'sulaymaniyah', 'other'],
  ['سليمانيه', 'sulaymaniyah', 'other'],
  ['دهوک', 'duhok', 'other'],
  ['البصره', 'basra', 'other'],
  ['Baghdad مطعم cafes', 'baghdad', 'restaurants_cafes'],
  ['کافێ', 'baghdad', 'restaurants_cafes'],
  ['سيارات', 'baghdad', 'auto_services'],
];

const part: [query: string, text: string, why: string][] = [
  ['مطعم', 'مصنع', 'another word'],
  ['cafe erbil', 'cafe', 'a word is missing'],
  ['والي', 'بيت', 'و ا ل is not an article when nothing would be left'],
  ['بالون', 'لون', 'nor is بال when too little would be'],
  ['الو', 'وردة', 'nor is ال'],
  ['ab', 'a b', 'a term does not reach over words'],
  ['12', '1.2', 'nor over punctuation'],
  ['20202021', '2020,2021', 'nor over a comma between years'],
  ['!!!', 'anything', 'no letter, no match'],
  ['', 'anything', 'nothing asked'],
  ['س', 'ص', 'letters that differ'],
  ['دهوك', 'دهون', 'letters that differ'],
  ['restaurants', 'restaurant', 'longer than the word'],
  ['%', '100%', 'a sign is not a term'],
  ['*', 'anything', 'nor a joker'],
  ['😀', '😀 party', 'nor an emoji'],
  ['rest*rant', 'resort', 'a joker is no letter either'],
  ['مطعم', 'مطبخ', 'letters that differ'],
  ['قلب', 'كلب', 'letters that differ'],
  ['ذهب', 'دهب', 'letters that differ'],
  ['طين', 'تين', 'letters that differ'],
  ['كافيه', 'كوفي', 'vowels that are written differ'],
  ['kafe', 'cafe', 'Latin letters are not made one'],
  ['هەولێر', 'أربيل', 'names are known by the catalogue, not by folding'],
  ['cafe -erbil', 'cafe basra', 'minus does not exclude, so erbil is missing'],
];

describe('finds', () => {
  test.each(meet)('%s in %s (%s)', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  test.each(meetByName)('%s in a listing in %s, %s', (query, location, category) => {
    const card = { title: 'مطعم', location, category } as ListingCard;
    const { words } = searchDocument(card, { description: '' });
    expect(foldQuery(query).filter((term) => !words.includes(term))).toEqual([]);
  });
});

describe('does not find', () => {
  test.each(part)('%s in %s (%s)', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});

/** Any text, and letters that fold into each other. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(...Array.from('وۆؤأئىیەةكگ\u0654\u0640\u200C١ßİ ')),
  ),
  maxLength: 60,
});

test('folding again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('a text matches itself as a query', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = fold(text);
      for (const term of foldQuery(text)) expect(words).toContain(term);
    }),
  );
});

describe('decisiveTerms', () => {
  test.each([
    [
      ['cafe', 'erbil'],
      ['erbil', 'cafe'],
    ],
    [['cafe', 'cafes', 'b'], ['cafes']],
    [['مطعم', 'طع', 'ب'], ['مطعم']],
    [
      ['cafe', 'af'],
      ['cafe', 'af'],
    ],
    [['cafe', 'x'], ['cafe']],
    [
      ['x', 'y'],
      ['x', 'y'],
    ],
    [[], []],
  ])('of %j are %j', (terms, expected) => {
    expect(decisiveTerms(terms)).toEqual(expected);
  });

  test('are the eight longest at most', () => {
    const terms = Array.from({ length: 66 }, (_, n) => `${String.fromCharCode(97 + (n % 26))}${n}`);
    const long = ['longest-one', 'longest-two'];
    const found = decisiveTerms([...terms, ...long]);
    expect(found).toHaveLength(8);
    expect(found.slice(0, 2)).toEqual(long);
  });
});
