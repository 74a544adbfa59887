import { figureSorts, type FigureSort, type ListingSort } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { limits } from '@qaysari/contract/shared/limits';
import { describe, expect, test } from 'vitest';
import { hasAny } from '../has-part.ts';
import { listingMatcher } from '../listing-matcher.ts';
import { queryParts } from '../query-parts.ts';
import { headWords, type SearchDocument, searchDocument } from '../search-document.ts';
import { emptyEngine, type SearchEngine, unpackEngine } from './engine.ts';
import {
  comparedEngine,
  expectSameSearch,
  expectSameTitles,
  expectSameWhileChanging,
  expectSameWithFewListings,
} from './compared-engine.fixture.ts';
import { randomBelow, pickOne, createRandom, randomDocument } from './engine.fixture.ts';
import { compareByAmount, compareByLatest } from './naive-search.fixture.ts';

const sortedByLatest = (truth: Map<string, SearchDocument>) =>
  [...truth.values()].sort((one, other) => compareByLatest(one.card, other.card));

const sortedByAmount = (
  truth: Map<string, SearchDocument>,
  sort: 'priceUp' | 'priceDown' | FigureSort,
  rate: Conversion | undefined,
) =>
  [...truth.values()]
    .map(({ card }) => card)
    .sort((one, other) => compareByAmount(one, other, sort, rate) || compareByLatest(one, other));

describe('an engine', () => {
  test('with few listings returns the same as the naive search', () => {
    expectSameWithFewListings(1);
  });

  test('with many listings returns the same, while it tidies itself repeatedly', () => {
    const { random, truth, engine, change, repack } = comparedEngine(5, 1300);
    for (let round = 0; round < 12; round++) {
      for (let i = 0; i < 450; i++) change();
      if (round === 7) repack();
      for (let i = 0; i < 6; i++) {
        expectSameSearch(engine(), truth, random);
        expectSameTitles(engine(), truth, random);
      }
    }
    const expected = sortedByLatest(truth);
    expect(engine().size).toBe(truth.size);
    expect(engine().ids()).toEqual(expected.map(({ card }) => card._id));
    expect([...engine().documents()]).toEqual(expected);
  });

  test('returns the same for random queries, while ads and rates change', () => {
    expectSameWhileChanging(20);
  });

  test.each(['priceUp', 'priceDown', ...figureSorts] as const)(
    'has every ad on one page, and in one order, by %s through all pages of a rate',
    (sort) => {
      const { truth, engine, change, repack } = comparedEngine(9, 900);
      for (let i = 0; i < 1500; i++) change();
      repack();
      for (let i = 0; i < 50; i++) change();
      for (const rate of [{ dinars: 150_000 }, undefined]) {
        const pages = Array.from({ length: Math.ceil(truth.size / 12) }, (_, at) => at + 1);
        const found = pages.flatMap((page) => engine().search({ sort, page }, rate).cards);
        expect(found).toEqual(sortedByAmount(truth, sort, rate));
      }
    },
  );

  test('sorts exactly where numbers cannot say the difference, after it is packed too', () => {
    const engine = emptyEngine();
    const random = createRandom(10);
    const money = (price: number) => ({ price, currency: 'iqd' }) as const;
    for (let i = 0; i < 300; i++) {
      const highest = limits.maxPrice - (i % 3) / 100;
      const { card, words } = randomDocument(random, `ad-${i}`);
      engine.put({
        words,
        card: { ...card, ...money(highest), monthlyProfit: money(highest - 0.01) },
      });
    }
    for (const each of [engine, repacked(engine)]) {
      const pages = Array.from({ length: 25 }, (_, at) => at + 1);
      const found = pages.flatMap((page) => each.search({ sort: 'profitMonthsUp', page }).cards);
      const prices = found.map(({ price }) => price);
      expect(prices).toEqual(prices.toSorted((one, other) => other - one));
    }
  });

  test('returns its documents before and after packing', () => {
    const { truth, engine, change, repack } = comparedEngine(6, 300);
    for (let i = 0; i < 500; i++) change();
    expect([...engine().documents()]).toEqual(sortedByLatest(truth));
    repack();
    expect([...engine().documents()]).toEqual(sortedByLatest(truth));
    expect(engine().ids()).toEqual(sortedByLatest(truth).map(({ card }) => card._id));
  });

  test('finds the same related listings as the naive search', () => {
    const { random, truth, engine, change, repack } = comparedEngine(7, 80);
    for (let i = 0; i < 200; i++) change();
    for (const packed of [false, true]) {
      if (packed) repack();
      for (const { card } of truth.values()) {
        const limit = 1 + randomBelow(random, 9);
        const trades = queryParts(card.title).flatMap(({ names }) => (names ? [names] : []));
        const isOfTrade = (other: typeof card) =>
          trades.length > 0 && trades.every((names) => hasAny(headWords(other), names));
        const near = (other: typeof card) => {
          const isHere = other.location === card.location;
          if (isOfTrade(other)) return isHere ? 5 : 4;
          return other.category === card.category ? (isHere ? 3 : 2) : Number(isHere);
        };
        const isLast = (other: typeof card) => Number(other.unconfirmedSince !== undefined);
        const others = sortedByLatest(truth)
          .map((document) => document.card)
          .filter((other) => other._id !== card._id && near(other) > 0)
          .sort((one, other) => isLast(one) - isLast(other) || near(other) - near(one))
          .slice(0, limit);
        expect(engine().related(card._id, limit)).toEqual(others);
      }
    }
    expect(engine().related('unknown', 6)).toBeUndefined();
  });

  test('returns the newest listings of some categories, and not more than asked for', () => {
    const { truth, engine, change, repack } = comparedEngine(8, 80);
    for (let i = 0; i < 300; i++) change();
    const wanted = ['restaurants_cafes', 'beauty_salons', 'find_a_partner'] as const;
    const isWanted = ({ card }: SearchDocument) => wanted.some((id) => id === card.category);
    const expected = sortedByLatest(truth).filter(isWanted);
    expect(expected.length).toBeGreaterThan(3);
    for (const packed of [false, true]) {
      if (packed) repack();
      for (const limit of [0, 1, 3, 1000]) {
        const cards = expected.slice(0, limit).map(({ card }) => card);
        expect(engine().ofCategories(wanted, limit)).toEqual(cards);
      }
    }
  });
});

test('what is not confirmed sinks, also when featured, and rises to its own place again', () => {
  const random = createRandom(11);
  const engine = emptyEngine();
  const put = (id: string, fields: Partial<SearchDocument['card']>) => {
    const { card, words } = randomDocument(random, id);
    const { renewedAt: _renewed, unconfirmedSince: _mark, ...rest } = card;
    engine.put({ words, card: { ...rest, currency: 'usd', isFeatured: false, ...fields } });
  };
  const day = (n: number) => `2026-10-${10 + n}T00:00:00.000Z`;
  put('old', { createdAt: day(1), price: 10 });
  put('middle', { createdAt: day(2), price: 20 });
  put('new', { createdAt: day(3), price: 30 });
  put('featured', { createdAt: day(0), price: 40, isFeatured: true });
  const idsBy = (sort: ListingSort) => engine.search({ sort }).cards.map(({ _id }) => _id);
  const sunk = { unconfirmedSince: day(1) };
  put('middle', { createdAt: day(2), price: 20, ...sunk });
  put('featured', { createdAt: day(0), price: 40, isFeatured: true, ...sunk });
  expect(idsBy('newest')).toEqual(['new', 'old', 'middle', 'featured']);
  expect(idsBy('latest')).toEqual(['new', 'old', 'middle', 'featured']);
  expect(idsBy('priceUp')).toEqual(['old', 'middle', 'new', 'featured']);
  put('middle', { createdAt: day(2), price: 20 });
  put('featured', { createdAt: day(0), price: 40, isFeatured: true });
  expect(idsBy('newest')).toEqual(['featured', 'new', 'middle', 'old']);
  expect(idsBy('latest')).toEqual(['new', 'middle', 'old', 'featured']);
});

describe('an empty engine', () => {
  const nothing = { cards: [], total: 0, facets: { category: {}, location: {} } };

  test.each([
    ['new', emptyEngine],
    ['unpacked from no segment', () => unpackEngine([])],
    ['unpacked from its own segments', () => repacked(emptyEngine())],
  ])('%s finds nothing and can be filled', (_name, open) => {
    const engine = open();
    expect(engine.size).toBe(0);
    expect(engine.search({})).toEqual(nothing);
    expect(engine.search({ search: 'مطعم', sort: 'priceUp' } as never)).toMatchObject(nothing);
    expect(engine.ids()).toEqual([]);
    expect([...engine.documents()]).toEqual([]);
    engine.remove('unknown');
    engine.put(randomDocument(createRandom(1), 'one'));
    expect(engine.ids()).toEqual(['one']);
  });

  test('returns its ids in pages that together are all of them', () => {
    const engine = emptyEngine();
    const random = createRandom(4);
    for (let i = 0; i < 40; i++) engine.put(randomDocument(random, `ad-${i}`));
    for (let i = 0; i < 40; i += 7) engine.remove(`ad-${i}`);
    const all = engine.ids();
    expect(all).toHaveLength(34);
    const pages = [0, 10, 20, 30, 40].map((skip) => engine.ids({ skip, limit: 10 }));
    expect(pages.map((page) => page.length)).toEqual([10, 10, 10, 4, 0]);
    expect(pages.flat()).toEqual(all);
  });

  test('remains after all listings are removed', () => {
    const engine = emptyEngine();
    const random = createRandom(2);
    for (let i = 0; i < 20; i++) engine.put(randomDocument(random, `ad-${i}`));
    for (let i = 0; i < 20; i++) engine.remove(`ad-${i}`);
    expect(engine.search({ search: 'a' })).toMatchObject(nothing);
    expect(engine.pack()).toEqual([]);
  });
});

function repacked(engine: SearchEngine): SearchEngine {
  return unpackEngine(engine.pack().map(({ bytes }) => bytes));
}

describe('a listing', () => {
  const plain = randomDocument(createRandom(3), 'one').card;

  test.each([
    { category: 'unheard-of' },
    { location: 'atlantis' },
    { currency: 'eur' },
    { price: Number.NaN },
    { createdAt: 'yesterday' },
    { monthlyProfit: { price: 0, currency: 'usd' } },
    { monthlyRent: { price: 5, currency: 'eur' } },
  ])('with %o throws RangeError and changes nothing', (wrong) => {
    const engine = emptyEngine();
    engine.put({ card: plain, words: 'ab' });
    const card = { ...plain, ...wrong } as typeof plain;
    expect(() => engine.put({ card, words: 'cd' })).toThrow(RangeError);
    expect([...engine.documents()]).toEqual([{ card: plain, words: 'ab' }]);
    expect(engine.countNew({ search: 'cd' }, new Date(0), 1)).toBe(0);
  });

  test('is within so many months of its profit, or not, where numbers cannot say the difference', () => {
    const engine = emptyEngine();
    const rate = { dinars: 151_033 };
    const filter = { maxProfitMonths: 1 } as const;
    const put = (price: number) => {
      const monthlyProfit = { price: 906_198_001_465.02, currency: 'iqd' } as const;
      const card = { ...plain, price, currency: 'usd', monthlyProfit } as const;
      engine.put({ card, words: '' });
      expect(listingMatcher(filter, rate)({ card, words: '' })).toBe(
        engine.search(filter, rate).total === 1,
      );
      return engine.search(filter, rate).total;
    };
    expect([put(600_000_000.96), put(600_000_000.97)]).toEqual([1, 0]);
  });

  test('is found by the eight longest words of a text, whatever else it contains', () => {
    const engine = emptyEngine();
    const words = Array.from({ length: 8 }, (_, n) => `longword${n}`);
    engine.put({ card: plain, words: words.toSorted().join(' ') });
    const leftOut = (search: string[]) =>
      engine.search({ search: search.join(' ') }).understood?.filter((each) => each.isLeftOut);
    expect(leftOut([...words, 'x', 'other'])).toEqual([]);
    expect(leftOut([...words.slice(1), 'longword9'])).toMatchObject([{ text: 'longword9' }]);
  });

  test('in any city is found by a name of that city in its text, in the language of none of both', () => {
    const engine = emptyEngine();
    const card = { ...plain, title: 'Trucks', location: 'basra', category: 'other' } as const;
    engine.put(searchDocument({ ...card, _id: 'text' }, { description: 'من البصرة إلى أربيل' }));
    engine.put(searchDocument({ ...card, _id: 'city', location: 'erbil' }, { description: '' }));
    engine.put(searchDocument(card, { description: '' }));
    const found = (search: string) => engine.search({ search }).cards.map(({ _id }) => _id);
    for (const search of ['هەولێر', 'Erbil', 'اربيل', 'أربيل', 'Hewlêr']) {
      expect(found(search).sort()).toEqual(['city', 'text']);
    }
  });

  test('is found by the names of its category and city in every language', () => {
    const engine = emptyEngine();
    const card = { ...plain, title: 'x', location: 'erbil', category: 'it_tech' } as const;
    engine.put(searchDocument(card, { description: '' }));
    for (const search of ['هەولێر', 'Erbil', 'اربيل', 'أربيل', 'تقنية', 'tech', 'زانیاری', 'يل']) {
      expect(engine.search({ search }).total).toBe(1);
    }
  });
});

describe('suggestions', () => {
  const engine = emptyEngine();

  test.each([
    ['caf', ['restaurants_cafes'], []],
    ['مقا', ['restaurants_cafes'], []],
    ['سليم', [], ['sulaymaniyah']],
    ['السل', [], ['sulaymaniyah']],
    ['هەو', [], ['erbil']],
    ['بص', [], ['basra']],
    ['hew', [], ['erbil']],
    ['Arbil', [], ['erbil']],
    ['re', ['restaurants_cafes', 'retail_stores', 'real_estate_construction'], []],
    ['find a', ['find_a_partner', 'find_an_investor'], []],
    ['restaurants in', ['restaurants_cafes'], []],
    ['ba', ['home_based_businesses'], ['baghdad', 'basra', 'baqubah']],
    ['estau', [], []],
    ['!', [], []],
    ['', [], []],
  ])('for %s contain the matching categories and cities', (text, category, location) => {
    expect(engine.suggest(text, 5)).toEqual({ listings: [], trades: [], category, location });
  });

  const titled = emptyEngine();
  const { card } = randomDocument(createRandom(9), 'one');
  const there = { ...card, location: 'basra', category: 'other' } as const;
  titled.put(searchDocument({ ...there, title: 'مقهى في أربيل' }, { description: '' }));
  titled.put(
    searchDocument({ ...there, _id: 'two', title: 'Restaurant and hotel' }, { description: '' }),
  );

  test.each([
    ...['Erbil', 'هەولێر', 'أربيل', 'cafe Erbil', 'اربي', 'erbil مق', 'کافێیەک لە هەولێر'],
    ...['كوفي', 'coffee shop', 'cofee', 'kafe erbel'],
  ])('contain titles that name the same in another language: %s', (text) => {
    expect(titled.suggest(text, 5).listings.map(({ _id }) => _id)).toEqual(['one']);
  });

  test.each([
    ['resta', ['restaurant']],
    ['hot', ['hotel']],
    ['hotel', []],
    ['مطع', ['مطعم']],
    ['bak', []],
  ])('contain names of trades that find an ad: %s', (text, expected) => {
    expect(titled.suggest(text, 5).trades).toEqual(expected);
  });

  test('offer a price that the text names', () => {
    expect(titled.suggest('cafe under 5000 usd', 5).price).toEqual({
      search: 'cafe',
      maxPrice: 5000,
      priceCurrency: 'usd',
    });
  });

  test('respect the limit for each kind', () => {
    const random = createRandom(8);
    const few = emptyEngine();
    for (let i = 0; i < 9; i++) {
      const document = randomDocument(random, `ad-${i}`);
      few.put(searchDocument({ ...document.card, title: `Real ${i}` }, { description: '' }));
    }
    const { listings, category } = few.suggest('re', 2);
    expect([listings.length, category.length]).toEqual([2, 2]);
    expect(pickOne(random, listings)).toEqual({
      _id: expect.stringMatching(/^ad-/) as string,
      title: expect.stringMatching(/^Real/) as string,
    });
  });
});
