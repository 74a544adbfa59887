import { categoryIds, cityIds } from '@qaysari/contract/catalogue';
import { currencyCodes } from '@qaysari/contract/currency';
import { limits } from '@qaysari/contract/limits';
import type { ListingCard } from '@qaysari/contract/listing-entity';
import type { ListingFilter } from '@qaysari/contract/listing-filter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSearchIndex, type SearchEntry } from './store.ts';

const someCategories = categoryIds.slice(0, 4);
const someCities = cityIds.slice(0, 3);

const words = fc.constantFrom(
  'مطعم',
  'المقهى',
  'café',
  'ڕێستۆران',
  'factory',
  '١٢',
  "it's",
  '%',
  '_',
);
const someText = fc.array(words, { maxLength: 3 }).map((list) => list.join(' '));
const card = (i: number) =>
  fc.record<ListingCard>({
    _id: fc.constant(`ad-${String(i).padStart(3, '0')}`),
    title: someText,
    location: fc.constantFrom(...someCities),
    category: fc.constantFrom(...someCategories),
    currency: fc.constantFrom(...currencyCodes),
    price: fc.constantFrom(0.5, 1, 1000, 99_999.99, 1e12),
    images: fc.constant([]),
    isFeatured: fc.boolean(),
    owner: fc.constant('somebody'),
    status: fc.constant('approved'),
    // Few, so that many ads are of the same moment.
    createdAt: fc.constantFrom('2025-01-01T00:00:00.000Z', '2025-06-01T00:00:00.000Z'),
  });
const entries = fc
  .integer({ min: 0, max: 40 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, i) => card(i))))
  .chain((cards) =>
    fc.tuple(
      ...cards.map((one) =>
        fc.record<SearchEntry>({ card: fc.constant(one), description: someText }),
      ),
    ),
  );
const filters: fc.Arbitrary<ListingFilter> = fc.record(
  {
    category: fc.uniqueArray(fc.constantFrom(...someCategories), { minLength: 1, maxLength: 3 }),
    location: fc.uniqueArray(fc.constantFrom(...someCities), { minLength: 1, maxLength: 2 }),
    currency: fc.constantFrom(...currencyCodes),
    minPrice: fc.constantFrom(0, 1, 1000),
    maxPrice: fc.constantFrom(1, 1000, 1e12),
    page: fc.integer({ min: 1, max: 5 }),
  },
  { requiredKeys: [] },
);

function meets({ card }: SearchEntry, filter: ListingFilter): boolean {
  return (
    (filter.category?.includes(card.category) ?? true) &&
    (filter.location?.includes(card.location) ?? true) &&
    (filter.currency === undefined || card.currency === filter.currency) &&
    card.price >= (filter.minPrice ?? 0) &&
    card.price <= (filter.maxPrice ?? Infinity)
  );
}

function inOrder(one: ListingCard, other: ListingCard): number {
  return (
    Number(other.isFeatured) - Number(one.isFeatured) ||
    other.createdAt.localeCompare(one.createdAt) ||
    one._id.localeCompare(other._id)
  );
}

const indexOf = (all: readonly SearchEntry[]) => openSearchIndex(() => Promise.resolve(all), 1e9);

function ad(id: string, more: Partial<ListingCard> & { description?: string } = {}): SearchEntry {
  const { description = '', ...rest } = more;
  const plain: ListingCard = {
    _id: id,
    title: id,
    location: 'baghdad',
    category: 'other',
    currency: 'usd',
    price: 10,
    images: [],
    isFeatured: false,
    owner: 'somebody',
    status: 'approved',
    createdAt: '2025-01-01T00:00:00.000Z',
  };
  return { card: { ...plain, ...rest }, description };
}

async function found(all: SearchEntry[], search: string): Promise<string[]> {
  const { cards } = await indexOf(all).search({ search });
  return cards.map(({ _id }) => _id);
}

describe('search', () => {
  test('answers what a plain filter over all ads answers, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(entries, filters, async (all, filter) => {
        const matches = all.filter((entry) => meets(entry, filter)).map(({ card }) => card);
        const skipped = ((filter.page ?? 1) - 1) * limits.listingPageSize;
        const { cards, total } = await indexOf(all).search(filter);
        expect(total).toBe(matches.length);
        expect(cards).toEqual(
          matches.sort(inOrder).slice(skipped, skipped + limits.listingPageSize),
        );
      }),
    );
  });

  test('counts categories and cities under the other filters', async () => {
    await fc.assert(
      fc.asyncProperty(entries, filters, async (all, filter) => {
        const { facets } = await indexOf(all).search(filter);
        for (const [name, ids] of [
          ['category', someCategories],
          ['location', someCities],
        ] as const) {
          const { [name]: _own, ...others } = filter;
          const counted = ids.map((id) => [
            id,
            all.filter((entry) => entry.card[name] === id && meets(entry, others)).length,
          ]);
          const shown = counted.filter(([, count]) => count !== 0);
          expect(facets[name]).toEqual(Object.fromEntries(shown));
        }
      }),
    );
  });

  test('every word must stand in title, description, or the names of category and city', async () => {
    const all = [
      ad('a', { title: 'مطعم في المنصور', location: 'erbil' }),
      ad('b', { title: 'Workshop', description: 'near the مطعم', category: 'auto_services' }),
      ad('c', { title: 'مصنع' }),
    ];
    expect(await found(all, 'المطعم')).toEqual(['a', 'b']);
    expect(await found(all, 'هەولێر مطعم')).toEqual(['a']);
    expect(await found(all, 'Erbil')).toEqual(['a']);
    expect(await found(all, 'السيارات')).toEqual(['b']);
    expect(await found(all, 'مطعم مصنع')).toEqual([]);
  });

  test('what is syntax elsewhere is plain text here', async () => {
    const all = [ad('a', { title: '100% "fresh" it_tech' }), ad('b', { title: 'other' })];
    for (const text of ['"fresh"', '100%', "fre' OR 1=1 --", '_', '%', '*', 'NOT fresh', 'q\0x']) {
      expect(await found(all, text)).toEqual(['"fresh"', '100%'].includes(text) ? ['a'] : []);
    }
  });
});

describe('related', () => {
  test('same category first, then same city, without the ad itself', async () => {
    const all = [
      ad('self', { category: 'other', location: 'erbil', isFeatured: true }),
      ad('city', { category: 'it_tech', location: 'erbil', createdAt: '2025-05-01T00:00:00.000Z' }),
      ad('kind', { category: 'other', location: 'basra', createdAt: '2025-04-01T00:00:00.000Z' }),
      ad('kind-old', { category: 'other', location: 'basra' }),
      ad('both', { category: 'other', location: 'erbil' }),
      ad('neither', { category: 'it_tech', location: 'basra' }),
    ];
    const ids = async (limit: number) =>
      (await indexOf(all).related('self', limit))?.map(({ _id }) => _id);
    expect(await ids(10)).toEqual(['both', 'kind', 'kind-old', 'city']);
    expect(await ids(2)).toEqual(['both', 'kind']);
  });

  test('of an ad that is not there: nothing to say', async () => {
    expect(await indexOf([ad('a')]).related('b', 6)).toBeUndefined();
  });
});

test('ids come newest first, featured or not', async () => {
  const all = [
    ad('old', { isFeatured: true }),
    ad('new', { createdAt: '2025-02-01T00:00:00.000Z' }),
    ad('also-old'),
  ];
  expect(await indexOf(all).ids()).toEqual(['new', 'also-old', 'old']);
});

test('with no age allowed, each call sees what was there before it', async () => {
  const all = [ad('a')];
  const index = openSearchIndex(() => Promise.resolve([...all]), 0);
  expect(await index.ids()).toEqual(['a']);
  all.push(ad('b'));
  expect((await index.search({})).total).toBe(2);
  all.shift();
  expect(await index.ids()).toEqual(['b']);
});
