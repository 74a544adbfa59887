import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/listing/catalogue';
import { fold } from '@qaysari/contract/shared/fold';
import { languageCodes, type Language } from '@qaysari/contract/shared/languages';
import { describe, expect, test } from 'vitest';
import { namesByFirstWord } from './catalogue-names.ts';
import { createRandom, randomDocument, randomSearchText } from './engine/engine.fixture.ts';
import { decisiveTerms, isShortLatin, termsOfWords } from './fold.ts';
import { type AnyOf, hasAny, hasParts } from './has-part.ts';
import { queryParts } from './query-parts.ts';

/** Whether a query finds an ad with this title. */
const finds = (query: string, title: string) => {
  const words = fold(title);
  return hasParts({ words, head: words }, queryParts(query));
};

const asked = (query: string) => queryParts(query).map(({ any }) => any);

describe('a query that names a city', () => {
  test.each(cityIds)('asks the same in every language: %s', (id) => {
    const [one, ...others] = languageCodes.map((language) => asked(cities[id][language]));
    for (const other of others) expect(other).toEqual(one);
  });

  test.each([
    ['Erbil', 'مطعم في أربيل'],
    ['أربيل', 'A café in Erbil'],
    ['هەولێر', 'محل بأربيل'],
    ['Hewlêr', 'دوکان لە هەولێردا'],
    ['Arbil', 'اربيل'],
    ['hewler', 'Erbil'],
    ['بصرة', 'Basra'],
    ['Slemani', 'السليمانية'],
    ['Erbil مقهى', 'المقهى في أربيل'],
    ['مقهى أربيل', 'المقهى، هەولێر'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  test.each([
    ['Erbil', 'بغداد'],
    ['Erbil مقهى', 'أربيل'],
    ['Hillah', 'مرحلة جديدة'],
    ['Amarah', 'عمارة للبيع'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});

describe('a query that names a category', () => {
  test.each(categoryIds.filter((id) => id !== 'other'))(
    'asks the same in every language: %s',
    (id) => {
      const [one, ...others] = languageCodes.map((language) => asked(categories[id][language]));
      for (const other of others) expect(other).toEqual(one);
    },
  );

  test.each([
    ['مطاعم ومقاهي', 'restaurants and cafés for sale'],
    ['Restaurants & cafés', 'چێشتخانە و کافێ'],
    ['find a partner', 'البحث عن شريك'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  test('takes whole words only', () => {
    expect(finds('Restaurants & cafés', 'مطاعم ومقاهيكم')).toBe(false);
  });

  test('that is an everyday word is a word like others', () => {
    expect(queryParts('no other').map(({ word }) => word)).toEqual(['other', 'no']);
  });
});

describe('a name with what people attach to it', () => {
  const attached = (name: string, language: Language) => {
    const [first = '', ...others] = name.split(' ');
    const last = others.at(-1) ?? first;
    const inner = name.slice(0, name.length - last.length);
    if (language === 'en') return [`in ${name}`, `${name} for sale`];
    if (language === 'ar') return ['ب', 'ل', 'و', 'ف', 'ك', 'في ', 'من '].map((one) => one + name);
    return [
      `لە ${name}`,
      `لە${name}`,
      `لە ${name}دا`,
      ...['ی', 'ە', 'یش'].map((end) => inner + last + end),
    ];
  };
  const things = [
    ...cityIds.map((id) => [id, cities[id]] as const),
    ...categoryIds.filter((id) => id !== 'other').map((id) => [id, categories[id]] as const),
  ];

  test.each(things)('finds what the bare one finds: %s', (_id, names) => {
    for (const language of languageCodes) {
      const [bare] = queryParts(names[language]);
      for (const query of attached(names[language], language)) {
        const parts = queryParts(query);
        expect(parts, query).toHaveLength(1);
        expect(parts[0]?.any, query).toEqual(expect.arrayContaining([...(bare?.any ?? [])]));
      }
    }
  });
});

describe('a query that names a trade finds it by any name', () => {
  test.each([
    ['دليفري بغداد', 'شركة توصيل في بغداد'],
    ['car wash', 'مغسل سيارات في البصرة'],
    ['سوبرماركت', 'Neighbourhood grocery'],
    ['نانەواخانە', 'أفران حديثة'],
    ['كراج', 'شوێنی ڕاگرتنی ئۆتۆمبێل'],
    ['مكتب صيرفه', 'نووسینگەی سەڕافی'],
    ['beauty parlour', 'صالون نسائي'],
    ['عيادات اسنان', 'نۆرینگەی ددان'],
    ['فندق بكربلاء', 'Hotel near the shrine, Karbala'],
    ['ئوتێل', 'فندق للبيع'],
    ['dukan kerkuk', 'محل في كركوك'],
    ['سەرتاشخانەکان', 'حلاقة رجالية'],
    ['startup', 'شركة ناشئة'],
    ['مطاعم', 'Restaurant for sale'],
    ['شريك', 'looking for partners'],
    ['دوکانەکان', 'shop'],
  ])('%s: %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  test.each([
    ['car wash', 'car rental'],
    ['فندق بكربلاء', 'Hotel in Basra'],
    ['شركات', 'شركاء'],
    ['bakery', 'barber'],
  ])('but not %s: %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});

describe('words that say nothing', () => {
  test.each([
    ['مطعم للبيع في بغداد', 'مطعم بغداد'],
    ['أريد شراء مطعم', 'مطعم'],
    ['دەمەوێت دوکان بکڕم لە هەولێر', 'دوکان هەولێر'],
    ['dukan le hewler', 'dukan hewler'],
    ['looking for a bakery in Basra', 'bakery Basra'],
  ])('%s asks the same as %s', (query, shorter) => {
    expect(asked(query)).toEqual(asked(shorter));
  });

  test.each(['for sale', 'للبيع', 'لە', 'من ع'])('decide where there is no other: %s', (query) => {
    expect(finds(query, query)).toBe(true);
    expect(finds(query, 'bakery')).toBe(false);
  });
});

/** The rule of before there were stems and words that say nothing: names as they are, other words inside of words. */
function strictParts(query: string): AnyOf[] {
  const words = fold(query).split(' ');
  const parts: AnyOf[] = [];
  const others: string[] = [];
  for (let at = 0; at < words.length;) {
    const name = namesByFirstWord
      .get(words[at] ?? '')
      ?.find((known) => known.words.every((word, i) => words[at + i] === word));
    if (name) parts.push(name.inTexts);
    else others.push(words[at] ?? '');
    at += name?.words.length ?? 1;
  }
  const terms = decisiveTerms(termsOfWords(others));
  const decisive = parts.length > 0 ? terms.filter((term) => term.length > 1) : terms;
  return [...parts, ...decisive.map((term) => [[term]])];
}

/** What finds less on purpose: Latin words of up to three letters count whole, and so do numbers in groups of three. */
const isTakenAway = (query: string) =>
  fold(query).split(' ').some(isShortLatin) || /\p{N}[,٬،]\p{N}{3}(?!\p{N})/u.test(query);

test('no query finds less than by its words as they are, but for what is taken away on purpose', () => {
  const random = createRandom(31);
  let found = 0;
  for (let n = 0; n < 10_000; n++) {
    const query = randomSearchText(random);
    const { words } = randomDocument(random, 'ad');
    const strict = strictParts(query);
    if (strict.length === 0 || !strict.every((anyOf) => hasAny(words, anyOf))) continue;
    found++;
    const isFound = queryParts(query).every(({ any }) => hasAny(words, any));
    expect(isFound || isTakenAway(query), `${query}: ${words}`).toBe(true);
  }
  expect(found).toBeGreaterThan(1_000);
});

test('a building is still found by its word, which is like the name of Amarah', () => {
  expect(finds('عمارة', 'عمارة للبيع')).toBe(true);
});

test('eight parts decide at most, and names come first', () => {
  const words = Array.from({ length: 9 }, (_, n) => `word${n}`).join(' ');
  const parts = queryParts(`${words} Erbil`);
  expect(parts).toHaveLength(8);
  expect(parts[0]?.any).toEqual(asked('أربيل')[0]);
});
