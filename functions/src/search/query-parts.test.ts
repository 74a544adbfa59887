import { categories, categoryIds, cities, cityIds } from '@qaysari/contract/catalogue';
import { fold } from '@qaysari/contract/fold';
import { languageCodes } from '@qaysari/contract/languages';
import { describe, expect, test } from 'vitest';
import { hasPart, queryParts } from './query-parts.ts';

const finds = (query: string, text: string) => {
  const parts = queryParts(query);
  return parts.length > 0 && parts.every((part) => hasPart(fold(text), part));
};

describe('a query that names a city', () => {
  test.each(cityIds)('asks the same in every language: %s', (id) => {
    const [one, ...others] = languageCodes.map((language) => queryParts(cities[id][language]));
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
      const [one, ...others] = languageCodes.map((language) =>
        queryParts(categories[id][language]),
      );
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
    expect(queryParts('no other')).toEqual([[['other']], [['no']]]);
  });
});

test('a building is still found by its word, which is like the name of Amarah', () => {
  expect(finds('عمارة', 'عمارة للبيع')).toBe(true);
});

test('eight parts decide at most, and names come first', () => {
  const words = Array.from({ length: 9 }, (_, n) => `word${n}`).join(' ');
  const parts = queryParts(`${words} Erbil`);
  expect(parts).toHaveLength(8);
  expect(parts[0]).toEqual(queryParts('أربيل')[0]);
});
