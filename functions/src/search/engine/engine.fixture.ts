import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingCard } from '@qaysari/contract/listing/types';
import { type ListingFilter, listingSorts } from '@qaysari/contract/listing/filter';
import type { Conversion, Money } from '@qaysari/contract/listing/rate';
import { type SearchDocument, searchDocument } from '../search-document.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const randomBelow = (random: Random, end: number) => Math.floor(random() * end);
export function pickOne<T>(random: Random, list: readonly T[]): T {
  return list[randomBelow(random, list.length)] as T;
}

const commonWords = [
  ...[
    'Erbil',
    'أربيل',
    'هەولێر',
    'بأربيل',
    'Hewlêr',
    'Basra',
    'البصرة',
    'Other',
    'أخرى',
    'هی',
    'تر',
  ],
  ...['مطعم', 'المطعم', 'المقهى', 'مقاهي', 'للبيع', 'بيع', 'café', 'cafés', 'scarf', 'Restaurant'],
  ...['ڕێستۆران', 'سلێمانی', 'چێشتخانە', 'ژوور', 'factory', 'fact', '١٢٣', '123', '12', 'a', 'ab'],
  ...['日本', '日本語', '本', '한국', 'кафе', 'ქართული', '𐎠𐎡𐎢', '𐎡', '😀', '"', 'OR', '%', "it's"],
  ...['पानी', 'łódź', 'ß', 'ﷺ', 'generator', 'generators', 'مولدات', 'بێکاری', 'super', 'market'],
  ...['supermarket', 'falafel', 'hotels', 'فلافل', 'startup', 'profits', 'إيجار', 'بەقیست', '1500'],
];

/** Names of trades that no listing has. */
const unusedTrades = ['masgouf', 'نرگيلة', 'kiosks', 'chandeliers'];

/** Some words are in many listings, some in one. */
function randomWord(random: Random): string {
  if (random() < 0.7) return pickOne(random, commonWords);
  const letters = pickOne(random, ['abcz', 'ابتيز', '01', 'ئەوی', '日本𐎠']);
  return Array.from({ length: 1 + randomBelow(random, 6) }, () =>
    pickOne(random, Array.from(letters)),
  ).join('');
}

const randomText = (random: Random, words: number) =>
  Array.from({ length: randomBelow(random, words + 1) }, () => randomWord(random)).join(' ');

/** The highest amounts: how many times one is another differs less than numbers can say. */
const highest = [limits.maxPrice, limits.maxPrice - 0.01, limits.maxPrice - 0.02];

/** Some are worth the same at a rate of 150,000, and many are as many times another one. */
const amounts = [0.5, 1, 2, 3, 33.33, 500, 1000, 1500, 3000, 49_995, 99_999.99, ...highest];

const randomMoney = (random: Random): Money => ({
  price: pickOne(random, amounts),
  currency: pickOne(random, currencyCodes),
});

const randomTime = (random: Random, hours: number) =>
  new Date(1_750_000_000_000 + randomBelow(random, hours) * 3_600_000).toISOString();

/** Its values often equal those of other listings, so that sorting has ties. */
export function randomDocument(random: Random, id: string): SearchDocument {
  const card: ListingCard = {
    _id: id,
    title: randomText(random, 3),
    location: pickOne(random, cityIds.slice(0, 4)),
    category: pickOne(random, categoryIds.slice(0, 5)),
    currency: pickOne(random, currencyCodes),
    price: pickOne(random, amounts),
    images: random() < 0.5 ? [] : [`/media/listings/${id}/1234567890ab-1280.webp`],
    isFeatured: random() < 0.2,
    isStartup: random() < 0.3,
    owner: 'somebody',
    status: 'approved',
    createdAt: randomTime(random, 40),
    ...(random() < 0.3 && { renewedAt: randomTime(random, 60) }),
    ...(random() < 0.25 && { unconfirmedSince: randomTime(random, 30) }),
    ...(random() < 0.6 && { monthlyProfit: randomMoney(random) }),
    ...(random() < 0.6 && { monthlyRent: randomMoney(random) }),
    ...(random() < 0.4 && { hasInstalments: true as const }),
  };
  return searchDocument(card, { description: randomText(random, 12) });
}

/** Each field is set or not, at random. */
export function randomFilter(random: Random): ListingFilter {
  const filter: ListingFilter = {};
  const some = <T>(list: readonly T[]) => [
    ...new Set([pickOne(random, list), pickOne(random, list)]),
  ];
  if (random() < 0.4) filter.category = some(categoryIds.slice(0, 6));
  if (random() < 0.4) filter.location = some(cityIds.slice(0, 5));
  if (random() < 0.3) filter.currency = pickOne(random, currencyCodes);
  if (random() < 0.3) filter.startup = 'true';
  if (random() < 0.5) filter.priceCurrency = pickOne(random, currencyCodes);
  if (random() < 0.3) filter.minPrice = pickOne(random, [0, 1, 2, 33.33, 1000, 3000, 49_995]);
  if (random() < 0.3) filter.maxPrice = pickOne(random, [1, 2, 33.33, 1000, 3000, 49_995, 1e12]);
  if (random() < 0.15) filter.minProfit = pickOne(random, [0, 1, 2, 33.33, 1000, 3000, 49_995]);
  if (random() < 0.15) filter.maxRent = pickOne(random, [1, 2, 33.33, 1000, 3000, 49_995, 1e12]);
  if (random() < 0.15) filter.maxProfitMonths = pickOne(random, [1, 2, 3, 24, 500, 600]);
  if (random() < 0.15) filter.instalments = 'true';
  if (random() < 0.7) filter.search = randomSearchText(random);
  if (random() < 0.1) filter.asTyped = 'true';
  if (random() < 0.5) filter.sort = pickOne(random, listingSorts);
  if (random() < 0.5) filter.page = 1 + randomBelow(random, 5);
  return filter;
}

/** None, or one of which prices in both currencies are sometimes worth the same. */
export function randomRate(random: Random): Conversion | undefined {
  const dinars = pickOne(random, [undefined, 150_000, 100_000, 131_250, 151_033]);
  return dinars === undefined ? undefined : { dinars };
}

/** One to three terms: words, words with slips, or parts of words down to a single letter. */
export function randomSearchText(random: Random): string {
  const term = () => {
    const word = randomWord(random);
    const kind = random();
    if (kind < 0.4) return word;
    if (kind < 0.45) return pickOne(random, unusedTrades);
    if (kind < 0.7) return withSlips(random, word + (random() < 0.2 ? randomWord(random) : ''));
    const letters = Array.from(word);
    const from = randomBelow(random, letters.length);
    return letters.slice(from, from + 1 + randomBelow(random, 2)).join('');
  };
  return Array.from({ length: 1 + randomBelow(random, 3) }, term).join(' ');
}

/** A letter too many, missing or wrong, a swap, a blank, or an ending that has no meaning. */
function withSlips(random: Random, word: string): string {
  const letters = Array.from(word);
  for (let left = 1 + randomBelow(random, 2); left > 0; left--) {
    const at = randomBelow(random, letters.length);
    const kind = randomBelow(random, 6);
    if (kind === 0) letters.splice(at, 1);
    else if (kind === 1) letters.splice(at, 0, 'b');
    else if (kind === 2) letters.splice(at, 1, 'ب');
    else if (kind === 3) letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
    else if (kind === 4) letters.splice(at, 0, ' ');
    else letters.push(pickOne(random, ['s', 'ات', 'ەکان', '1']));
  }
  return letters.join('') || word;
}
