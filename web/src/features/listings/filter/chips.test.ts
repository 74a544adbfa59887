import type { UnderstoodWords } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { switchLanguage } from '../../../i18n/i18n.ts';
import { chipsOf } from './chips.ts';
import { searchTitle } from './search-title.ts';

const whole: ListingFilter = {
  search: 'bakery',
  category: ['it_tech', 'other'],
  location: ['erbil'],
  currency: 'iqd',
  minPrice: 1000,
  maxPrice: 50_000,
  startup: 'true',
};
const t = i18next.getFixedT(null, 'ads');
const plain = (text: string | undefined) => text?.replaceAll(/[\u2066-\u2069]/g, '');
const chips = (filter: ListingFilter) =>
  chipsOf(filter, 'en', t).map((chip) => ({ ...chip, name: plain(chip.name) }));

beforeAll(() => switchLanguage('en'));

describe('chips', () => {
  it('name everything that is filtered by, in the order of the form', () => {
    expect(chips(whole).map(({ name }) => name)).toEqual([
      '“bakery”',
      'IT & technology',
      'Other',
      'Erbil',
      '1,000ع.د to 50,000ع.د',
      'Start-ups only',
    ]);
    expect(chips({})).toEqual([]);
  });

  it('each take their own part away', () => {
    const rests = Object.fromEntries(chips(whole).map(({ key, rest }) => [key, rest]));
    const { search: _search, ...noWords } = whole;
    const { location: _location, ...noCity } = whole;
    const { minPrice: _min, maxPrice: _max, ...noPrice } = whole;
    const { startup: _startup, ...any } = whole;
    expect(rests).toEqual({
      search: noWords,
      it_tech: { ...whole, category: ['other'] },
      other: { ...whole, category: ['it_tech'] },
      erbil: noCity,
      price: noPrice,
      startup: any,
    });
  });

  it('show the currency alone once the price is gone', () => {
    const [chip] = chips({ currency: 'usd' });
    expect(chip).toMatchObject({ key: 'currency', name: 'US dollar ($)', rest: {} });
  });

  it('name one limit of the price', () => {
    const nameOf = (filter: ListingFilter) => chips(filter)[0]?.name;
    expect(nameOf({ currency: 'usd', minPrice: 5 })).toBe('From $5');
    expect(nameOf({ currency: 'usd', maxPrice: 5 })).toBe('Up to $5');
  });

  const figures: ListingFilter = {
    ...{ currency: 'iqd', minProfit: 2_000_000, maxRent: 500_000 },
    ...{ maxProfitMonths: 12, instalments: 'true' },
  };

  it('name each figure, and take it away alone', () => {
    const { minProfit: _minProfit, ...noProfit } = figures;
    const { maxProfitMonths: _maxProfitMonths, ...noMonths } = figures;
    expect(chips(figures)).toMatchObject([
      { key: 'currency', name: 'Iraqi dinar (ع.د)' },
      { key: 'minProfit', name: 'Monthly profit from 2,000,000ع.د', rest: noProfit },
      { key: 'maxRent', name: 'Monthly rent up to 500,000ع.د' },
      { key: 'maxProfitMonths', name: 'Price up to 12 months of profit', rest: noMonths },
      { key: 'instalments', name: 'Instalments accepted' },
    ]);
  });

  it('leave the currency of limits until the last of these is gone', () => {
    const restOf = (filter: ListingFilter, key: string) =>
      chips(filter).find((chip) => chip.key === key)?.rest;
    const limits: ListingFilter = { priceCurrency: 'iqd', maxPrice: 9, minProfit: 5 };
    expect(restOf(limits, 'price')).toEqual({ priceCurrency: 'iqd', minProfit: 5 });
    expect(restOf(limits, 'minProfit')).toEqual({ priceCurrency: 'iqd', maxPrice: 9 });
    expect(restOf({ priceCurrency: 'iqd', minProfit: 5 }, 'minProfit')).toEqual({});
    expect(restOf({ currency: 'iqd', minProfit: 5 }, 'currency')).toEqual({
      ...{ priceCurrency: 'iqd', minProfit: 5 },
    });
  });

  it('are folded away on phones, all but the words', () => {
    expect(chips(whole).filter(({ isFolded }) => !isFolded)).toMatchObject([{ key: 'search' }]);
  });
});

describe('chips of words that were understood', () => {
  const city: UnderstoodWords = { text: 'بغداد', rest: 'resturant', location: 'baghdad' };
  const slip: UnderstoodWords = { text: 'resturant', rest: 'بغداد', instead: 'restaurant' };
  const search = 'resturant بغداد';
  const named = (understood: UnderstoodWords[], filter: ListingFilter = { search }) =>
    chipsOf(filter, 'en', t, understood).map(({ name }) => plain(name));

  it('are one for each part, which takes its words away and keeps all other filters', () => {
    const filter: ListingFilter = { location: ['erbil'], search, asTyped: 'true' };
    expect(
      chipsOf(filter, 'en', t, [slip, city]).map((chip) => ({ ...chip, name: plain(chip.name) })),
    ).toEqual([
      {
        ...{ key: 'search', name: '“restaurant”', isTyped: true, isFolded: false },
        rest: { location: ['erbil'], search: 'بغداد' },
      },
      {
        ...{ key: 'search1', name: 'Baghdad', isTyped: false, isFolded: false },
        rest: { location: ['erbil'], search: 'resturant' },
      },
      { key: 'erbil', name: 'Erbil', isFolded: true, rest: { search, asTyped: 'true' } },
    ]);
  });

  it('name a category, but not the one that a trade was widened to', () => {
    const trade: UnderstoodWords = { text: 'masgouf', rest: 'بغداد', category: 'it_tech' };
    expect(named([trade, city])).toEqual(['IT & technology', 'Baghdad']);
    expect(named([{ ...trade, isWidened: true }, city])).toEqual(['“masgouf”', 'Baghdad']);
  });

  it('are none for what was left out; the last part takes the whole search away', () => {
    const out = { text: 'qwerty', rest: search, isLeftOut: true } as const;
    expect(named([slip, out, city])).toEqual(['“restaurant”', 'Baghdad']);
    expect(named([out, city])).toEqual(['Baghdad']);
    expect(named([{ ...slip, isLeftOut: true }, out])).toEqual([`“${search}”`]);
    expect(chipsOf({ search }, 'en', t, [out, city])[0]?.rest).toEqual({});
  });

  it('are one for one part: a city by its name, any other as it was typed', () => {
    expect(named([{ ...city, rest: '' }], { search: 'in بغداد' })).toEqual(['Baghdad']);
    const words = { text: 'bakery', rest: 'for sale' };
    expect(named([words], { search: 'bakery for sale' })).toEqual(['“bakery for sale”']);
  });
});

it.each<[ListingFilter, string | undefined]>([
  [{}, undefined],
  [{ currency: 'usd' }, undefined],
  [{ search: 'bakery' }, '“bakery”'],
  [{ location: ['erbil'] }, 'Ads in Erbil'],
  [{ category: ['restaurants_cafes'], location: ['erbil'] }, 'Restaurants & cafés in Erbil'],
  [{ search: 'a', category: ['it_tech'], startup: 'true' }, '“a” · IT & technology · Start-ups'],
  [{ location: ['erbil', 'duhok'] }, 'Ads in Erbil, Duhok'],
  [{ category: ['it_tech', 'other', 'retail_stores'] }, '3 categories'],
  [{ instalments: 'true' }, 'Ads · By instalments'],
  [{ instalments: 'true', startup: 'true' }, 'Start-ups · By instalments'],
  [{ priceCurrency: 'usd', minProfit: 5, maxProfitMonths: 12 }, undefined],
  [{ location: ['erbil', 'duhok', 'basra'] }, 'Ads in 3 cities'],
])('the title of %j is %j', (filter, title) => {
  expect(plain(searchTitle(filter, 'en', t))).toBe(title);
});
