import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { describe, expect, test } from 'vitest';
import { searchDocument } from '../search-document.ts';
import { emptyEngine } from './engine.ts';
import { createRandom, randomDocument } from './engine.fixture.ts';

/** An engine with ads of these ids, each with a title and a description. */
function engineOf(texts: Record<string, string>, fields: object = {}) {
  const engine = emptyEngine();
  const { card } = randomDocument(createRandom(1), 'any');
  const { renewedAt: _renewed, unconfirmedSince: _since, ...plain } = card;
  Object.entries(texts).forEach(([_id, text], day) => {
    const [title = '', description = ''] = text.split(' / ');
    const createdAt = `2026-01-${String(28 - day).padStart(2, '0')}T00:00:00.000Z`;
    const place = { category: 'other', location: 'basra', isFeatured: false, isStartup: false };
    const own = { ...plain, ...place, ...fields, _id, title, createdAt } as typeof card;
    engine.put(searchDocument(own, { description }));
  });
  return (search: string, others: ListingFilter = {}) => {
    const { cards, understood, total } = engine.search({ search, ...others });
    return { ids: cards.map(({ _id }) => _id), understood, total };
  };
}

test('with words, ads come by how well they fit, whatever is newer', () => {
  const search = engineOf({
    inside: 'Foldingchair',
    other: 'کورسی',
    text: 'Furniture / with a chair',
    stem: 'Many chairs',
    title: 'A chair',
    none: 'Table',
  });
  expect(search('chair').ids).toEqual(['title', 'text', 'inside', 'stem']);
  expect(search('chair', { sort: 'latest' }).ids).toEqual(['inside', 'text', 'stem', 'title']);
});

test('another name of a trade counts in a title, and after the word itself', () => {
  const search = engineOf({
    bed: 'Furniture / for each hotel',
    arabic: 'فندق للبيع',
    english: 'Hotel for sale',
    guest: 'سرير / من فندق',
  });
  expect(search('hotel').ids).toEqual(['english', 'bed', 'arabic']);
});

test('a Latin word of three letters counts as a whole word', () => {
  const search = engineOf({ carpet: 'Carpet', car: 'Car', scarf: 'Scarf', more: 'Old car / car' });
  expect(search('car').ids).toEqual(['car', 'more']);
});

describe('a slip', () => {
  const search = engineOf({
    one: 'Restaurant',
    two: 'Restaurant by the river',
    typed: 'Restuarant Aras',
    firm: 'Abcnova',
    tree: 'Orange tree',
  });

  test.each([
    ['resturant', 'Restaurant', ['one', 'two']],
    ['restuarant', 'Restaurant', ['one', 'two', 'typed']],
    ['abc nova', 'Abcnova', ['firm']],
    ['orangetree', 'Orange tree', ['tree']],
  ])('%s is looked for as %s, too', (typed, instead, ids) => {
    const { understood, ...found } = search(typed);
    expect(found.ids.sort()).toEqual([...ids].sort());
    expect(understood?.map((each) => each.instead)).toContain(instead);
  });

  test('stays where somebody says so, where ads enough have it, and in short words', () => {
    expect(search('restuarant', { asTyped: 'true' }).ids).toEqual(['typed']);
    expect(search('olve').understood).toEqual([{ text: 'olve', rest: '', isLeftOut: true }]);
    const often = engineOf({ a: 'Trucs', b: 'Trucs', c: 'Trucs', d: 'Truck' });
    expect(often('trucs').understood).toEqual([{ text: 'trucs', rest: '' }]);
  });
});

describe('where no ad has all words', () => {
  const search = engineOf({
    lift: 'Elevator / repair and parts',
    bakery: 'Bakery with ovens',
    parts: 'Spare parts / for generators',
    kitchen: 'Kitchen / near a restaurant',
  });

  test('those stay that say the most of what one ad has', () => {
    const { ids, understood } = search('elevator parts Mosul');
    expect(ids).toEqual(['lift']);
    expect(understood).toEqual([
      { text: 'elevator', rest: 'parts Mosul' },
      { text: 'parts', rest: 'elevator Mosul' },
      { text: 'Mosul', rest: 'elevator parts', location: 'mosul', isLeftOut: true },
    ]);
  });

  test('a trade is looked for in texts, then its category', () => {
    expect(search('مطعم')).toMatchObject({ ids: ['kitchen'], understood: [{ isWidened: true }] });
    const { understood } = engineOf({ soup: 'Soup' }, { category: 'restaurants_cafes' })('hookah');
    expect(understood).toEqual([
      { text: 'hookah', rest: '', category: 'restaurants_cafes', isWidened: true },
    ]);
  });

  test('all ads are shown in the end, but never against a chosen filter', () => {
    expect(search('qwxyz')).toMatchObject({ total: 4, understood: [{ isLeftOut: true }] });
    expect(search('؟!')).toMatchObject({ total: 4, understood: [{ text: '؟!', isLeftOut: true }] });
    expect(search('qwxyz', { category: ['it_tech'] }).total).toBe(0);
    expect(search('bakery', { location: ['erbil'] })).toMatchObject({ ids: [], total: 0 });
  });
});
