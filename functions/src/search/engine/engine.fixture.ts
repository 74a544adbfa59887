import { categoryIds, cityIds } from '@qaysari/contract/catalogue';
import { currencyCodes } from '@qaysari/contract/currency';
import { fold } from '@qaysari/contract/fold';
import { limits } from '@qaysari/contract/limits';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import { type ListingFilter, listingSorts, needsRate } from '@qaysari/contract/listing-filter';
import type { Conversion } from '@qaysari/contract/rate';
import { listingMatcher } from '../listing-matcher.ts';
import { hasPart } from '../has-part.ts';
import { type SearchDocument, searchDocument } from '../search-document.ts';
import type { SearchResult } from './engine.ts';
import { titleParts } from './suggest.ts';

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
  ...['पानी', 'łódź', 'ß', 'ﷺ'],
];

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
    // Some are worth the same at a rate of 150,000.
    price: pickOne(random, [
      0.5,
      1,
      2,
      33.33,
      1000,
      1500,
      3000,
      49_995,
      99_999.99,
      limits.maxPrice,
    ]),
    images: random() < 0.5 ? [] : [`/media/listings/${id}/1234567890ab-1280.webp`],
    isFeatured: random() < 0.2,
    isStartup: random() < 0.3,
    owner: 'somebody',
    status: 'approved',
    createdAt: randomTime(random, 40),
    ...(random() < 0.3 && { renewedAt: randomTime(random, 60) }),
    ...(random() < 0.25 && { unconfirmedSince: randomTime(random, 30) }),
  };
  return searchDocument(card, randomText(random, 12));
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
  if (random() < 0.7) filter.search = randomSearchText(random);
  if (random() < 0.7) filter.sort = pickOne(random, listingSorts);
  if (random() < 0.5) filter.page = 1 + randomBelow(random, 5);
  return filter;
}

/** None, or one of which prices in both currencies are sometimes worth the same. */
export function randomRate(random: Random): Conversion | undefined {
  const dinars = pickOne(random, [undefined, 150_000, 100_000, 131_250, 151_033]);
  return dinars === undefined ? undefined : { dinars };
}

/** One to three terms: words, or parts of words down to a single letter. */
export function randomSearchText(random: Random): string {
  const term = () => {
    const word = Array.from(randomWord(random));
    if (random() < 0.5) return word.join('');
    const from = randomBelow(random, word.length);
    return word.slice(from, from + 1 + randomBelow(random, 2)).join('');
  };
  return Array.from({ length: 1 + randomBelow(random, 3) }, term).join(' ');
}

/** The reference result: a plain filter over all listings. */
export function naiveSearch(
  all: Iterable<SearchDocument>,
  filter: ListingFilter,
  rate?: Conversion,
): SearchResult {
  const documents = [...all];
  const found = documents.filter(listingMatcher(filter, rate)).map(({ card }) => card);
  const skipped = ((filter.page ?? 1) - 1) * limits.listingPageSize;
  const count = (field: 'category' | 'location') => {
    const { [field]: _own, ...others } = filter;
    const meets = listingMatcher(others, rate);
    const counts: Record<string, number> = {};
    for (const document of documents) {
      const id = document.card[field];
      if (meets(document)) counts[id] = (counts[id] ?? 0) + 1;
    }
    return counts;
  };
  return {
    cards: found
      .sort((one, other) =>
        compareBySort(one, other, filter.sort, needsRate(filter) ? rate : undefined),
      )
      .slice(skipped, skipped + limits.listingPageSize),
    total: found.length,
    facets: { category: count('category'), location: count('location') },
  };
}

/** What is confirmed first, then newest first, then by id. */
export function compareByLatest(one: ListingCard, other: ListingCard): number {
  if (isSunken(one) !== isSunken(other)) return isSunken(one) ? 1 : -1;
  const [time, otherTime] = [one.renewedAt ?? one.createdAt, other.renewedAt ?? other.createdAt];
  if (time !== otherTime) return time > otherTime ? -1 : 1;
  return one._id < other._id ? -1 : one._id > other._id ? 1 : 0;
}

const isSunken = (card: ListingCard) => card.unconfirmedSince !== undefined;
const standsOut = (card: ListingCard) => card.isFeatured && !isSunken(card);

function compareBySort(
  one: ListingCard,
  other: ListingCard,
  sort: ListingFilter['sort'],
  rate?: Conversion,
): number {
  if (sort === 'priceUp' || sort === 'priceDown') {
    if (!rate && one.currency !== other.currency) return one.currency === 'usd' ? -1 : 1;
    const worth = ({ price, currency }: ListingCard) =>
      BigInt(Math.round(price * 100)) * BigInt(currency === 'usd' ? (rate?.dinars ?? 100) : 100);
    const dearer = Number(worth(one) - worth(other));
    if (dearer !== 0) return sort === 'priceUp' ? dearer : -dearer;
  } else if (sort !== 'latest' && standsOut(one) !== standsOut(other))
    return standsOut(one) ? -1 : 1;
  return compareByLatest(one, other);
}

/** The reference result for the listings of `SearchEngine.suggest`. */
export function naiveTitleSearch(
  all: Iterable<SearchDocument>,
  text: string,
  limit: number,
): string[] {
  const parts = titleParts(text);
  if (parts.length === 0) return [];
  const begins = ({ card }: SearchDocument) =>
    parts.every((part) => hasPart(fold(card.title), part));
  return [...all]
    .filter(begins)
    .map(({ card }) => card)
    .sort((one, other) => compareBySort(one, other, undefined))
    .slice(0, limit)
    .map(({ _id }) => _id);
}
