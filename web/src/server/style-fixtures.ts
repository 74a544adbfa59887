import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { landingFilter, landingSlug } from '@qaysari/contract/listing/landing';
import type { Language } from '@qaysari/contract/shared/languages';
import { limits } from '@qaysari/contract/shared/limits';
import type {
  Listing,
  ListingCard,
  ListingFacets,
  ListingPage,
  OwnerOfListing,
  UnderstoodWords,
} from '@qaysari/contract/listing/types';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing/filter';
import {
  readingPages,
  type PageAnswer,
  type ServedPage,
  type ServedRoute,
} from '@qaysari/contract/pages';
import { paths } from '../lib/routes/routes.ts';

/** Nobody reads them: only what they look like counts. */
const card: ListingCard = {
  _id: 'sample',
  title: 'Sample',
  location: 'baghdad',
  category: 'restaurants_cafes',
  currency: 'iqd',
  price: 12_500_000,
  images: ['/media/listings/sample/0-1280.webp', '/media/listings/sample/1-1280.webp'],
  isFeatured: true,
  isStartup: true,
  owner: 'owner',
  status: 'approved',
  createdAt: '2026-01-01T00:00:00.000Z',
};

/** A price is smaller the more digits it has. */
const prices = [9_000, 123_456_789, 12_345_678_901, 1_234_567_890_123];

const cards: ListingCard[] = [
  card,
  ...prices.map((price) => ({ ...card, _id: String(price), price })),
  { ...card, _id: 'plain', isFeatured: false, isStartup: false, currency: 'usd', images: [] },
  { ...card, _id: 'figures', monthlyProfit: { price: 1, currency: 'usd' }, hasInstalments: true },
  { ...card, _id: 'sold', availability: 'sold', renewedAt: card.createdAt },
];

/** An ad without anything that its owner may leave out. */
const shortest: Listing = {
  ...card,
  description: 'Sample',
  isFavorite: false,
  viewer: 'visitor',
};

const listing: Listing = {
  ...shortest,
  portability: true,
  sector: 'it_tech',
  employees: 1,
  founded: 2020,
  siteLink: 'https://example.com',
  // Numbers have a look of their own.
  moreInformation: 'Sample 0770 123 4567',
  marketingChanel: 'Sample',
  costs: 'Sample',
  assets: 'Sample',
  companyHistory: 'Sample',
  monthlySales: { price: 10, currency: 'usd' },
  monthlyProfit: { price: 2, currency: 'usd' },
  monthlyRent: { price: 1, currency: 'usd' },
  rentUntil: '2027-03',
  sellingReason: 'other',
  sellingReasonWords: 'Sample',
  downPayment: { price: 1, currency: 'usd' },
  monthlyInstalment: { price: 1, currency: 'usd' },
  instalmentMonths: 12,
};

const owner: OwnerOfListing = {
  _id: 'owner',
  name: 'Sample',
  facts: {
    ...{ memberSince: '2025-03', answersWithin: 'day', approvedAds: 3 },
    emailConfirmed: { by: 'mail', at: '2025-03-01T10:00:00.000Z' },
    phoneConfirmed: { by: 'code', at: '2025-03-01T10:00:00.000Z' },
    papers: [{ kind: 'company', seenAt: '2025-03-01T10:00:00.000Z' }],
    upheldReports: { count: 1, latestAt: '2025-03-01T10:00:00.000Z' },
  },
  listings: 3,
  contactWays: ['phone', 'whatsapp', 'email'],
};

/** Nobody knows their name, and they want no calls. */
const stranger: OwnerOfListing = {
  ...{ _id: 'owner', listings: 1, contactWays: [] },
  facts: { approvedAds: 0, upheldReports: { count: 0 } },
};

const facets: ListingFacets = {
  category: Object.fromEntries(categoryIds.map((id) => [id, 2])),
  location: Object.fromEntries(cityIds.map((id) => [id, 0])),
};

/** A search that uses the whole filter. */
const everyFilter: ListingFilter = {
  search: 'Sample',
  category: ['restaurants_cafes', 'retail_stores'],
  location: ['baghdad', 'erbil'],
  currency: 'usd',
  minPrice: 1,
  maxPrice: 2,
  minProfit: 1,
  maxRent: 2,
  maxProfitMonths: 12,
  instalments: 'true',
  startup: 'true',
  sort: 'profitDown',
};

const corrected: UnderstoodWords = { text: 'Sample', rest: '', instead: 'Sample' };

/** Pages of the public site, with whatever they may show. */
export function styleFixtures(language: Language): ServedPage[] {
  const page = (route: ServedRoute, address: string, answers: PageAnswer[]): ServedPage => ({
    origin: 'https://site.invalid',
    language,
    route,
    address,
    status: 200,
    answers: [...answers, rate],
  });
  const home = (found: ListingCard[]) =>
    page({ name: 'home' }, paths.home(language), [
      answered({}, found),
      answered({ sort: 'latest' }, []),
    ]);
  const list = (filter: ListingFilter, found: ListingCard[]) =>
    page({ name: 'listings', filter }, addressOf(filter), [answered(filter, found)]);
  const addressOf = (filter: ListingFilter) =>
    `${paths.listings(language)}?${writeListingFilter(filter).toString()}`;
  const ad = (shown: Listing, known: PageAnswer[]) =>
    page({ name: 'listing', id: shown._id }, paths.listing(language, shown._id), [
      { call: 'getApprovedListing', id: shown._id, data: shown },
      ...known,
    ]);
  return [
    home([]),
    home(cards),
    page({ name: 'home' }, paths.home(language), [
      answered({}, cards.slice(0, 1)),
      answered({ sort: 'latest' }, cards),
    ]),
    list({}, cards),
    list({ page: 2 }, cards),
    list(everyFilter, []),
    list(everyFilter, cards),
    ad(listing, [
      { call: 'getListingOwner', id: listing._id, data: owner },
      { call: 'listRelatedListings', id: listing._id, data: cards },
    ]),
    ad({ ...listing, _id: 'bare', images: [] }, []),
    ad({ ...shortest, _id: 'shortest' }, []),
    ...prices.map((price) =>
      ad(
        { ...listing, _id: String(price), price, isStartup: false, images: card.images.slice(1) },
        [
          {
            call: 'getListingOwner',
            id: String(price),
            data: { ...stranger, contactWays: ['phone'] },
          },
        ],
      ),
    ),
    ad({ ...listing, _id: 'plain', currency: 'usd', isFeatured: false }, [
      { call: 'getListingOwner', id: 'plain', data: stranger },
    ]),
    ...[{ category: 'restaurants_cafes' } as const, { location: 'erbil' } as const].map(
      (landing) => {
        const filter = landingFilter(landing);
        const address = paths.landing(language, landingSlug(landing));
        return page({ name: 'landing', landing, filter }, address, [answered(filter, cards)]);
      },
    ),
    ad({ ...listing, _id: 'sold', images: card.images.slice(1), availability: 'sold' }, [
      { call: 'listRelatedListings', id: 'sold', data: cards },
    ]),
    ...readingPages.map((name) =>
      page({ name: 'reading', page: name }, `${paths.home(language)}/${name}`, []),
    ),
    page({ name: 'notFound' }, `${paths.home(language)}/sample`, []),
    page({ name: 'listing', id: 'gone' }, paths.listing(language, 'gone'), [
      { call: 'getApprovedListing', id: 'gone', data: null },
    ]),
  ];
}

/** Its age is shown, too. */
const rate: PageAnswer = {
  call: 'getCurrentRate',
  data: {
    rate: {
      ...{ _id: 'sample', dinars: 151_000, source: 'Sample' },
      date: new Date(Date.now() - 9 * 24 * 60 * 60 * 1000).toISOString(),
    },
  },
};

function answered(query: ListingFilter, listings: ListingCard[]): PageAnswer {
  const found: ListingPage = {
    listings,
    facets,
    total: listings.length === 0 ? 0 : 40 * limits.listingPageSize,
    page: query.page ?? 1,
    pageSize: limits.listingPageSize,
    ...(query.search !== undefined && { understood: [corrected] }),
  };
  return { call: 'listListings', query, data: found };
}
