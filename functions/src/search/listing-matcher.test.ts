import { isSeeking } from '@qaysari/contract/listing/catalogue';
import type { ListingCard } from '@qaysari/contract/listing/types';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion, Money } from '@qaysari/contract/listing/rate';
import { expect, test } from 'vitest';
import { createRandom, randomDocument, randomFilter, randomRate } from './engine/engine.fixture.ts';
import { naiveWorth } from './engine/naive-search.fixture.ts';
import { listingMatcher } from './listing-matcher.ts';
import { searchDocument } from './search-document.ts';

const rate = { dinars: 150_000 };
const dinars = (price: number): Money => ({ price, currency: 'iqd' });
const dollars = (price: number): Money => ({ price, currency: 'usd' });
const bakery = (part: Partial<ListingCard>) =>
  searchDocument(
    {
      ...{ _id: 'one', title: 'مخبز في أربيل', location: 'erbil', category: 'restaurants_cafes' },
      ...{ currency: 'iqd', price: 15_000_000, images: [], isFeatured: false, isStartup: false },
      ...{ owner: 'sara', status: 'approved', createdAt: '2026-01-01T00:00:00.000Z' },
      ...part,
    },
    { description: '' },
  );

test.each<[ListingFilter, Partial<ListingCard>, boolean]>([
  [{ priceCurrency: 'usd', maxPrice: 10_000 }, {}, true],
  [{ priceCurrency: 'usd', minPrice: 10_000 }, {}, true],
  [{ priceCurrency: 'usd', maxPrice: 9_999.99 }, {}, false],
  [{ priceCurrency: 'usd', minPrice: 10_000.01 }, {}, false],
  [{ priceCurrency: 'usd', maxPrice: 10_000 }, { currency: 'usd', price: 10_000 }, true],
  [{ priceCurrency: 'usd', maxPrice: 10_000 }, { currency: 'usd', price: 10_001 }, false],
  [{ priceCurrency: 'iqd', maxPrice: 15_000_000 }, { currency: 'usd', price: 10_000 }, true],
  [{ priceCurrency: 'iqd', maxPrice: 14_999_999 }, { currency: 'usd', price: 10_000 }, false],
  // A currency that is asked for is the only one, whatever the limits are named in.
  [{ currency: 'usd', priceCurrency: 'iqd', maxPrice: 10_000 }, {}, false],
  [{ currency: 'iqd', maxPrice: 15_000_000 }, {}, true],
  // Named without limits, it says nothing.
  [{ priceCurrency: 'usd' }, {}, true],
  // A figure that is not stated is not found.
  [{ minProfit: 0 }, {}, false],
  [{ maxRent: 1e12 }, {}, false],
  [{ maxProfitMonths: 600 }, {}, false],
  [{ instalments: 'true' }, {}, false],
  [{ instalments: 'true' }, { hasInstalments: true }, true],
  // A figure is in its own currency, whatever that of the price is.
  [{ priceCurrency: 'usd', minProfit: 500 }, { monthlyProfit: dinars(750_000) }, true],
  [{ priceCurrency: 'usd', minProfit: 500.01 }, { monthlyProfit: dinars(750_000) }, false],
  [{ priceCurrency: 'iqd', minProfit: 750_000 }, { monthlyProfit: dollars(500) }, true],
  [{ priceCurrency: 'iqd', minProfit: 750_001 }, { monthlyProfit: dollars(500) }, false],
  [{ currency: 'iqd', minProfit: 750_000 }, { monthlyProfit: dollars(500) }, true],
  [{ currency: 'usd', minProfit: 1 }, { monthlyProfit: dollars(500) }, false],
  [{ priceCurrency: 'usd', maxRent: 500 }, { monthlyRent: dinars(750_000) }, true],
  [{ priceCurrency: 'usd', maxRent: 500 }, { monthlyRent: dinars(750_001) }, false],
  // Without a currency, as it was typed.
  [{ minProfit: 500 }, { monthlyProfit: dinars(500) }, true],
  [{ maxRent: 500 }, { monthlyRent: dollars(500) }, true],
  [{ maxProfitMonths: 20 }, { monthlyProfit: dinars(750_000) }, true],
  [{ maxProfitMonths: 20 }, { monthlyProfit: dinars(749_999.99) }, false],
  [{ maxProfitMonths: 20 }, { monthlyProfit: dollars(500) }, true],
  [{ maxProfitMonths: 20 }, { monthlyProfit: dollars(499.99) }, false],
  // What an ad that looks for money names is no price.
  [
    { maxProfitMonths: 600 },
    { category: 'find_an_investor', monthlyProfit: dinars(750_000) },
    false,
  ],
])('%j finds %j: %s', (filter, part, isFound) => {
  expect(listingMatcher(filter, rate)(bakery(part))).toBe(isFound);
});

test('without a rate, limits find ads in the currency that they name', () => {
  const matches = listingMatcher({ priceCurrency: 'usd', maxPrice: 100_000_000 });
  expect(matches(bakery({ currency: 'usd' }))).toBe(true);
  expect(matches(bakery({}))).toBe(false);
});

test('without a rate, limits find figures in the currency that they name', () => {
  const finds = (filter: ListingFilter, part: Partial<ListingCard>) =>
    listingMatcher(filter)(bakery(part));
  const filter = { priceCurrency: 'usd', minProfit: 1 } as const;
  expect(finds(filter, { monthlyProfit: dollars(500) })).toBe(true);
  expect(finds(filter, { monthlyProfit: dinars(750_000) })).toBe(false);
  expect(finds({ maxProfitMonths: 20 }, { monthlyProfit: dinars(750_000) })).toBe(true);
  expect(finds({ maxProfitMonths: 600 }, { monthlyProfit: dollars(500_000) })).toBe(false);
});

test('finds what whole numbers say of limits, at any rate', () => {
  const random = createRandom(21);
  const counts = { found: 0, others: 0 };
  for (let round = 0; round < 5000; round++) {
    const document = randomDocument(random, 'one');
    const { search: _search, ...filter } = randomFilter(random);
    const given = randomRate(random);
    const isFound = isWithinLimits(document.card, filter, given);
    expect(listingMatcher(filter, given)(document), JSON.stringify({ filter, given })).toBe(
      isFound && isOfKind(document.card, filter),
    );
    counts[isFound ? 'found' : 'others']++;
  }
  expect(Math.min(counts.found, counts.others)).toBeGreaterThan(1000);
});

test('the text is read as the search reads it, in any script and spelling', () => {
  for (const search of ['هەولێر', 'Erbil', 'مخبز اربيل']) {
    expect(listingMatcher({ search })(bakery({}))).toBe(true);
  }
  for (const search of ['Basra', '!?']) expect(listingMatcher({ search })(bakery({}))).toBe(false);
});

function isOfKind(card: ListingCard, { category, location, currency, startup }: ListingFilter) {
  return (
    (category?.includes(card.category) ?? true) &&
    (location?.includes(card.location) ?? true) &&
    (currency ?? card.currency) === card.currency &&
    (startup === undefined || card.isStartup)
  );
}

/** The rule of docs/specification/calls.md, in whole numbers. */
function isWithinLimits(
  card: ListingCard,
  filter: ListingFilter,
  given: Conversion | undefined,
): boolean {
  const { minPrice, maxPrice, minProfit, maxRent, maxProfitMonths, instalments } = filter;
  const named = filter.currency ?? filter.priceCurrency;
  /** At least 0 where the amount is the limit or more; undefined where it cannot be compared, or is not stated. */
  const over = (money: Money | undefined, limit: number) => {
    if (!money || (named && money.currency !== named && !given)) return undefined;
    const other = { price: limit, currency: named ?? money.currency };
    return naiveWorth(money, given) - naiveWorth(other, given);
  };
  const isLeast = (money: Money | undefined, limit: number | undefined) =>
    limit === undefined || (over(money, limit) ?? -1n) >= 0n;
  const isMost = (money: Money | undefined, limit: number | undefined) =>
    limit === undefined || (over(money, limit) ?? 1n) <= 0n;
  const { monthlyProfit: profit } = card;
  const months = BigInt(maxProfitMonths ?? 0);
  const isPaidBack =
    maxProfitMonths === undefined ||
    (profit !== undefined &&
      !isSeeking(card.category) &&
      (given !== undefined || profit.currency === card.currency) &&
      naiveWorth(card, given) <= months * naiveWorth(profit, given));
  return (
    isLeast(card, minPrice) &&
    isMost(card, maxPrice) &&
    isLeast(profit, minProfit) &&
    isMost(card.monthlyRent, maxRent) &&
    isPaidBack &&
    (instalments === undefined || card.hasInstalments === true)
  );
}
