import { categories, categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import { limits } from '@qaysari/contract/shared/limits';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing/filter';
import { listListings } from '@qaysari/contract/listing/calls';
import type { ListingPage } from '@qaysari/contract/listing/types';
import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, dataOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { exactMatches } from '../support/exact-matches.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const list = async (query: string) => dataOf(listListings, await ask(`/listing?${query}`));
const exact = async (query: string) => exactMatches(await list(query));

async function allPages(query: string): Promise<Pick<ListingPage, 'listings' | 'total'>[]> {
  const pages = [await exact(query)];
  while (pages.length * limits.listingPageSize < (pages[0]?.total ?? 0)) {
    pages.push(await exact(`${query}&page=${pages.length + 1}`));
  }
  return pages;
}

const idsOf = (page: Pick<ListingPage, 'listings'>) => page.listings.map(({ _id }) => _id);

interface Ad {
  id: string;
  title: string;
  category: string;
  location: string;
  currency: string;
  price: number;
}

describe('an ad in the list', () => {
  test('shows the fields of a card and nothing else', async () => {
    const title = `Café ${created.tag}card`;
    const fields = { title, owner: 'o', images: ['0123456789abcdef'], price: 12.5 };
    const inner = { moderationNote: 'note', ownerEmail: 'x@example.com', costs: 'much' };
    const id = await created.buildListing({ ...fields, ...inner });
    expect(await list(`search=${created.tag}card`)).toEqual({
      listings: [
        {
          _id: id,
          title,
          location: 'samawah',
          category: 'restaurants_cafes',
          currency: 'usd',
          price: 12.5,
          images: [`/media/listings/${id}/0123456789abcdef-1280.webp`],
          isFeatured: false,
          isStartup: false,
          owner: 'o',
          status: 'approved',
          createdAt: '2001-01-01T00:00:00.000Z',
        },
      ],
      facets: { category: { restaurants_cafes: 1 }, location: { samawah: 1 } },
      total: 1,
      page: 1,
      pageSize: 12,
      understood: [{ text: `${created.tag}card`, rest: '' }],
    });
  });

  test('is there with the next request, and gone with the next when it is rejected or deleted', async () => {
    const title = `${created.tag}moderated`;
    const search = `search=${title}`;
    const id = await created.buildListing({ title, status: 'pending' });
    expect((await exact(search)).total).toBe(0);
    await created.saveListing(id, { title });
    expect(idsOf(await list(search))).toEqual([id]);
    await created.saveListing(id, { title, status: 'rejected' });
    expect((await exact(search)).total).toBe(0);
    await created.saveListing(id, { title: 'renamed' });
    expect((await exact(search)).total).toBe(0);
    await created.saveListing(id, { title });
    expect(idsOf(await list(search))).toEqual([id]);
    await created.removeListing(id);
    expect((await exact(search)).total).toBe(0);
  });

  test('that staff broke by hand is left out, and the others are there', async () => {
    const title = `${created.tag}broken`;
    const whole = await created.buildListing({ title });
    await created.buildListing({ title, price: 'a lot' });
    await created.buildListing({ title, category: 'nope' });
    await created.buildListing({ title, createdAt: null });
    expect(idsOf(await list(`search=${title}`))).toEqual([whole]);
  });
});

describe('order and pages', () => {
  test('featured first, then newest, then by id', async () => {
    const title = `${created.tag}order`;
    const at = (day: string) => new Date(`2001-01-${day}T00:00:00.000Z`);
    const build = (isFeatured: boolean, day: string) =>
      created.buildListing({ title, isFeatured, createdAt: at(day) });
    const [old, twin, other, featured, newer] = await Promise.all([
      build(false, '02'),
      build(false, '03'),
      build(false, '03'),
      build(true, '01'),
      build(true, '02'),
    ]);
    try {
      const twins = [twin, other].sort();
      expect(idsOf(await list(`search=${title}`))).toEqual([newer, featured, ...twins, old]);
    } finally {
      // Featured ads would appear on the home page.
      await Promise.all([featured, newer].map(created.removeListing));
    }
  });

  test('all pages together hold every ad once; the page after the last is empty', async () => {
    const title = `${created.tag}pages`;
    const ids = await Promise.all(
      Array.from({ length: limits.listingPageSize + 2 }, () => created.buildListing({ title })),
    );
    const pages: ListingPage[] = [];
    for (const page of [1, 2, 3, limits.maxPage]) {
      pages.push(await list(`search=${title}&page=${page}`));
    }
    expect(pages.map((page) => page.listings.length)).toEqual([12, 2, 0, 0]);
    expect(pages.map(({ total, page, pageSize }) => [total, page, pageSize])).toEqual([
      [14, 1, 12],
      [14, 2, 12],
      [14, 3, 12],
      [14, limits.maxPage, 12],
    ]);
    expect(pages.flatMap(idsOf).sort()).toEqual(ids.sort());
  });

  test('the whole list is in order', async () => {
    const pages = await allPages('');
    const keys = pages
      .flatMap(({ listings }) => listings)
      .map(({ isFeatured, createdAt, unconfirmedSince }) => {
        const tier = unconfirmedSince !== undefined ? 0 : isFeatured ? 2 : 1;
        return `${tier} ${createdAt}`;
      });
    expect(keys).toEqual(keys.toSorted().reverse());
    expect(new Set(pages.flatMap(({ listings }) => listings.map(({ status }) => status)))).toEqual(
      new Set(['approved']),
    );
  });
});

describe('filters', () => {
  // None of them is part of a category or city name, because searches match those names too.
  const words = ['بستان', 'المخبز', 'résumé', 'دوکانی', '١٢٣', 'workshop'];
  const prices = [1, 999.99, 1000, 50_000, 1_000_000_000];
  let ads: Ad[];

  const pick = <Value>(values: readonly Value[], i: number): Value =>
    values[i % values.length] as Value;

  beforeAll(async () => {
    ads = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => {
        const fields = {
          title: `${created.tag}filter ${pick(words, i)} ${pick(words, i * 3 + 1)}`,
          category: pick(categoryIds.slice(0, 4), i),
          location: pick(cityIds.slice(0, 3), i),
          currency: pick(currencyCodes, i),
          price: pick(prices, i),
        };
        return { ...fields, id: await created.buildListing(fields) };
      }),
    );
  });

  const some = <Value>(values: readonly Value[]) =>
    fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 });
  const filters: fc.Arbitrary<ListingFilter> = fc.record(
    {
      category: some(categoryIds.slice(0, 5)),
      location: some(cityIds.slice(0, 4)),
      currency: fc.constantFrom(...currencyCodes),
      minPrice: fc.constantFrom(0, 1, 999.99, 1000),
      maxPrice: fc.constantFrom(1000, 50_000, 1_000_000_000),
    },
    { requiredKeys: [] },
  );

  function meets(ad: Ad, filter: ListingFilter): boolean {
    const isIn = (ids: readonly string[] | undefined, id: string) => ids?.includes(id) ?? true;
    return (
      isIn(filter.category, ad.category) &&
      isIn(filter.location, ad.location) &&
      (filter.currency === undefined || filter.currency === ad.currency) &&
      ad.price >= (filter.minPrice ?? 0) &&
      ad.price <= (filter.maxPrice ?? Infinity)
    );
  }

  test('answer what a plain filter over the documents answers', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('', ...words.slice(0, 3)), async (filter, word) => {
        const search = `${created.tag}filter ${word}`;
        const query = writeListingFilter({ ...filter, search });
        const matches = ads.filter((ad) => meets(ad, filter) && ad.title.includes(word));
        const found = await allPages(query.toString());
        expect(found.flatMap(idsOf).sort()).toEqual(matches.map(({ id }) => id).sort());
        expect(new Set(found.map(({ total }) => total))).toEqual(new Set([matches.length]));
      }),
      { numRuns: 25 },
    );
  });

  test.each(categoryIds)('by category %s hold its own ads only', async (category) => {
    const { listings, total } = await list(`category=${category}`);
    // The seed has that many of each.
    expect(total).toBeGreaterThanOrEqual(4);
    expect(listings).toHaveLength(Math.min(total, limits.listingPageSize));
    expect(new Set(listings.map((card) => card.category))).toEqual(new Set([category]));
  });

  test('interchangeable letters match each other', async () => {
    const found = async (word: string) =>
      (await list(`search=${created.tag}filter ${encodeURIComponent(word)}`)).total;
    expect(await found('مخبز')).toBe(await found('المخبز'));
    expect(await found('RESUME')).toBe(await found('résumé'));
    expect(await found('123')).toBe(await found('۱۲۳'));
    expect(await found('دوكاني')).toBe(await found('دوکانی'));
    expect(await found('مخبز')).toBeGreaterThan(0);
  });

  test('by start-up hold start-ups only, and an ad joins them when its owner says so', async () => {
    const title = `${created.tag}young`;
    const id = await created.buildListing({ title, isStartup: true });
    const other = await created.buildListing({ title });
    const found = async (query: string) => idsOf(await list(`search=${title}${query}`)).sort();
    expect(await found('')).toEqual([id, other].sort());
    expect(await found('&startup=true')).toEqual([id]);
    await created.saveListing(other, { title, isStartup: true });
    expect(await found('&startup=true')).toEqual([id, other].sort());
    const { listings, total, facets } = await list(`search=${title}&startup=true`);
    expect([total, facets.location]).toEqual([2, { samawah: 2 }]);
    expect(listings.map(({ isStartup }) => isStartup)).toEqual([true, true]);
  });

  // No test makes ads there.
  test.each([
    ['a city', ['Sulaymaniyah', 'السليمانية', 'سليمانية', 'سلێمانی', 'Silêmanî', 'Slemani']],
    ['a category', Object.values(categories.medical_health_services)],
  ])('by the name of %s are the same in every language', async (_what, names) => {
    const answers: unknown[] = [];
    for (const name of names) {
      const { total, facets, listings } = await list(`search=${encodeURIComponent(name)}`);
      expect(total).toBeGreaterThan(0);
      answers.push({ total, facets, ids: listings.map(({ _id }) => _id) });
    }
    expect(answers).toEqual(names.map(() => answers[0]));
  });

  test('by the name of a city hold its ads, and ads that name it in any language', async () => {
    const word = `${created.tag}trucks`;
    const texts = { description: 'من السماوة إلى أربيل' };
    const named = await created.buildListing({ title: word, ...texts });
    const inCity = await created.buildListing({ title: word, location: 'erbil' });
    await created.buildListing({ title: word });
    for (const name of ['Erbil', 'أربيل', 'هەولێر']) {
      const found = await list(`search=${word} ${encodeURIComponent(name)}`);
      expect([name, idsOf(found).sort()]).toEqual([name, [named, inCity].sort()]);
    }
  });

  describe('by signs that mean something to a database', () => {
    const signs = ['"', "'", '%', '_', '*', '(', ')', '--', '\\', '\0', '\uFFFD', '💈'];
    const word = `${created.tag}sign`;
    const found = async (text: string) => idsOf(await exact(`search=${encodeURIComponent(text)}`));
    let id: string;
    beforeAll(async () => {
      id = await created.buildListing({ title: word });
    });

    test.each(signs)('find nothing for %j alone', async (sign) => {
      expect(await found(sign)).toEqual([]);
    });

    test.each(signs)('find a word with %j around it', async (sign) => {
      expect(await found(`${sign}${word}${sign} ${sign}`)).toEqual([id]);
    });

    test.each(["' UNION SELECT 1 --", 'MATCH('])('take the words of %j for words', async (text) => {
      expect(await found(`${word} ${text}`)).toEqual([]);
    });
  });
});

describe('prices in two currencies', () => {
  const ratesOfTest: string[] = [];
  afterAll(() => Promise.all(ratesOfTest.map((path) => created.firestore.doc(path).delete())));

  /** A former rate: it was accepted, and another one has followed. */
  async function earlierRate(dinars: number, daysAgo: number): Promise<string> {
    const date = Timestamp.fromMillis(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
    const settled = { dinars, source: 'a test', date };
    const document = created.firestore.collection('rates').doc();
    ratesOfTest.push(document.path);
    await document.set({ ...settled, status: 'accepted', settled });
    return document.id;
  }

  test('are compared at one rate, which all pages of an answer can go on with', async () => {
    const title = `${created.tag}rate`;
    const ad = (currency: 'usd' | 'iqd', price: number) =>
      created.buildListing({ title, currency, price });
    const [dear, dinars, cheap] = [
      await ad('usd', 150),
      await ad('iqd', 151_000),
      await ad('usd', 99.99),
    ];
    const search = `search=${title}`;
    const found = async (query: string) => list(`${search}&${query}`);
    const now = await found('priceCurrency=usd&maxPrice=100&sort=priceUp');
    expect(now.rate).toMatchObject({ dinars: 151_000 });
    expect(idsOf(now)).toEqual([cheap, dinars]);
    expect(idsOf(await found('priceCurrency=iqd&minPrice=151000&sort=priceDown'))).toEqual([
      ...[dear, dinars],
    ]);
    // With a currency all is as without a rate.
    const inDollars = await found('currency=usd&maxPrice=100&priceCurrency=iqd');
    expect([idsOf(inDollars), inDollars.rate]).toEqual([[cheap], undefined]);
    const before = await earlierRate(100_000, 5);
    const then = await found(`sort=priceUp&rate=${before}`);
    expect([idsOf(then), then.rate?._id]).toEqual([[cheap, dear, dinars], before]);
    const useless = await earlierRate(100_000, 31);
    for (const id of [useless, 'no-such-rate', '..', 'a/b']) {
      const page = await found(`sort=priceUp&rate=${encodeURIComponent(id)}`);
      expect([idsOf(page), page.rate?.dinars]).toEqual([[cheap, dinars, dear], 151_000]);
    }
  });
});
