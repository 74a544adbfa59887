import {
  type CategoryId,
  categoryIds,
  type CityId,
  cityIds,
} from '@qaysari/contract/listing/catalogue';
import type { Currency } from '@qaysari/contract/listing/price';
import { convert, otherCurrency, type Money } from '@qaysari/contract/listing/rate';
import { type Language, languageCodes } from '@qaysari/contract/shared/languages';
import { randomFrom, type Random } from '../../../random.ts';
import { daysBefore } from '../../../seed/stable-ids.ts';
import { readSeedData } from '../../../seed/seed-data.ts';
import type { SeedListing } from '../../../seed/seed-listings.ts';
import { growingText } from './growing-text.ts';

/** An approved listing with the fields of its document that searches need. */
export interface BenchAd {
  id: string;
  owner: string;
  status: 'approved';
  title: string;
  description: string;
  category: CategoryId;
  location: CityId;
  currency: Currency;
  price: number;
  isFeatured: boolean;
  isStartup: boolean;
  portability: boolean;
  images: string[];
  createdAt: Date;
  monthlyProfit?: Money;
  monthlyRent?: Money;
  downPayment?: Money;
}

const { listings: realListings } = readSeedData();
const idLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function textOf(letters: string, length: number, random: Random): string {
  let text = '';
  while (text.length < length) text += letters[random.whole(0, letters.length - 1)] ?? '';
  return text;
}

/** People ask prices with two or three significant digits. */
function roundPrice(price: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math.max(1, Math.round(price / unit)) * unit;
}

interface Writing {
  rewrite: (sentence: string) => string;
  sentences: readonly string[];
  titles: readonly string[];
}

function writingIn(language: Language, random: Random): Writing {
  const ads = realListings.filter((ad) => ad.language === language);
  const written = ads.flatMap(({ title, description }) => [title, description]);
  return {
    rewrite: growingText(language, written, random),
    sentences: ads.flatMap(({ description }) => description.match(/\S[^.؟!\n]*[.؟!\n]?/g) ?? []),
    titles: ads.map(({ title }) => title),
  };
}

/** A description of about this length, from sentences of listings in the same language. */
function describe({ sentences, rewrite }: Writing, length: number, random: Random): string {
  const chosen: string[] = [];
  for (let left = length; left > 0; left -= chosen.at(-1)?.length ?? 0) {
    chosen.push(random.pick(sentences));
  }
  return rewrite(chosen.join(' '));
}

function adLike(like: SeedListing, writing: Writing, random: Random): BenchAd {
  const half = () => random.chance(0.5);
  return {
    id: textOf(idLetters, 20, random),
    owner: textOf(idLetters, 28, random),
    status: 'approved',
    title: writing.rewrite(random.pick(writing.titles)),
    description: describe(writing, like.description.length, random),
    category: half() ? like.category : random.pick(categoryIds),
    location: half() ? like.location : random.pick(cityIds),
    currency: like.currency,
    price: roundPrice(like.price * 10 ** random.between(-0.7, 0.7)),
    isFeatured: random.chance(0.04),
    isStartup: random.chance(0.1),
    portability: like.portability,
    images: Array.from({ length: like.pictures }, () => textOf('0123456789abcdef', 20, random)),
    createdAt: daysBefore(random.between(0, 1000)),
  };
}

const usualRate = { dinars: 150_000 };

/** What half of the owners state: profit and rent, one in five in the other currency, and a third of them instalments. */
function figuresOf(
  { price, currency }: Money,
  random: Random,
): Pick<BenchAd, 'monthlyProfit' | 'monthlyRent' | 'downPayment'> {
  if (random.chance(0.5)) return {};
  const part = (from: number, to: number): Money => {
    const own = { price: price / random.between(from, to), currency };
    if (random.chance(0.8)) return { ...own, price: roundPrice(own.price) };
    return { price: roundPrice(convert(own, usualRate)), currency: otherCurrency(currency) };
  };
  return {
    ...(random.chance(0.8) && { monthlyProfit: part(10, 60) }),
    ...(random.chance(0.6) && { monthlyRent: part(30, 200) }),
    ...(random.chance(0.33) && { downPayment: part(2, 5) }),
  };
}

/**
 * Generates listings, always the same for the same seed; a larger count begins with the same ones.
 * Language, length, currency and number of images come from one of the seed's 176 listings, the sentences
 * from all of them. Their figures change nothing else of them.
 */
export function* generateAds(count: number, seed: string): Generator<BenchAd> {
  const random = randomFrom(seed);
  const figures = randomFrom(`${seed} figures`);
  const writings = Object.fromEntries(
    languageCodes.map((language) => [language, writingIn(language, random)]),
  ) as Record<Language, Writing>;
  for (let made = 0; made < count; made += 1) {
    const like = random.pick(realListings);
    const ad = adLike(like, writings[like.language], random);
    yield { ...ad, ...figuresOf(ad, figures) };
  }
}
