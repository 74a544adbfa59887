import { describe, expect, it } from 'vitest';
import { categories, categoryIds, cities, cityIds } from './catalogue.ts';
import { languageCodes, type Language } from '../shared/languages.ts';

interface List {
  list: string;
  names: Record<string, Record<Language, string>>;
  ids: string[];
  count: number;
}

describe.each<List>([
  { list: 'cities', names: cities, ids: cityIds, count: 16 },
  { list: 'categories', names: categories, ids: categoryIds, count: 22 },
])('$list', ({ names, ids, count }) => {
  it(`has ${String(count)} entries`, () => {
    expect(ids).toHaveLength(count);
    expect(ids).toStrictEqual(Object.keys(names));
  });

  it('has ids that are safe in a URL and in a comma-separated list', () => {
    expect(ids.filter((id) => !/^[a-z]+(_[a-z]+)*$/.test(id))).toStrictEqual([]);
  });

  it.each(languageCodes)('has distinct names in %s', (language) => {
    const inLanguage = Object.values(names).map((name) => name[language]);
    expect(inLanguage.filter((name) => name.trim() === '' || name !== name.trim())).toStrictEqual(
      [],
    );
    expect(new Set(inLanguage).size).toBe(count);
  });
});

it('Arabic and Kurdish names use only their own letters', () => {
  const all = [...Object.values(cities), ...Object.values(categories)];
  const lettersOfTheOther = {
    ar: /[a-z\u06CC\u06A9\u06D5\u06CE\u06C6\u0695\u06B5]/i,
    ku: /[a-z\u064A\u0643\u0629\u0649]/i,
  };
  expect(all.filter(({ ar }) => lettersOfTheOther.ar.test(ar))).toStrictEqual([]);
  expect(all.filter(({ ku }) => lettersOfTheOther.ku.test(ku))).toStrictEqual([]);
});
