import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { landingSlug, type Landing } from '@qaysari/contract/listing/landing';
import { languages } from '@qaysari/contract/shared/languages';
import type { Listing } from '@qaysari/contract/listing/types';
import type { ServedPage } from '@qaysari/contract/pages';
import { paths } from '../../lib/routes/routes.ts';
import { textsIn } from '../texts.ts';

/** Data for search engines, in the words of schema.org. */

const context = 'https://schema.org';

type Place = Pick<ServedPage, 'origin' | 'language'>;

const organizationId = (origin: string) => `${origin}/#organization`;

export function organization({ origin, language }: Place): object {
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: textsIn(language, 'common')('siteName'),
    url: origin + paths.home(language),
    logo: `${origin}/share.jpg`,
    areaServed: 'IQ',
  };
}

export function website({ origin, language }: Place): object {
  const listings = origin + paths.listings(language);
  return {
    '@context': context,
    '@type': 'WebSite',
    name: textsIn(language, 'common')('siteName'),
    url: origin + paths.home(language),
    inLanguage: languages[language].htmlLang,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${listings}?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The price is the one that the owner named, in its currency: never a converted one. */
export function product({ origin, language }: Place, listing: Listing, name: string): object {
  const { _id, price, currency, availability, images, description, category, location } = listing;
  const url = origin + paths.listing(language, _id);
  return {
    '@context': context,
    '@type': 'Product',
    name,
    description,
    category: categories[category][language],
    sku: _id,
    url,
    ...(images.length > 0 && { image: images.map((image) => origin + image) }),
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: currency.toUpperCase(),
      availability: `${context}/${availability === undefined ? 'InStock' : 'SoldOut'}`,
      areaServed: { '@type': 'City', name: cities[location][language] },
    },
  };
}

interface Crumb {
  name: string;
  path: string;
}

export function breadcrumb({ origin }: Place, crumbs: readonly Crumb[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}

function firstCrumbs({ language }: Place): Crumb[] {
  return [
    { name: textsIn(language, 'common')('siteName'), path: paths.home(language) },
    { name: textsIn(language, 'ads')('title'), path: paths.listings(language) },
  ];
}

/** Of a category in a city, the category comes before. */
export function landingCrumbs(place: Place, landing: Landing, heading: string): Crumb[] {
  const { language } = place;
  const { category, location } = landing;
  const crumbOf = (name: string, of: Landing) => ({
    name,
    path: paths.landing(language, landingSlug(of)),
  });
  const above = category && location ? [crumbOf(categories[category][language], { category })] : [];
  return [...firstCrumbs(place), ...above, crumbOf(heading, landing)];
}

export function listingCrumbs(place: Place, listing: Listing, title: string): Crumb[] {
  const { language } = place;
  const { category, location, _id } = listing;
  const names = { what: categories[category][language], place: cities[location][language] };
  const heading = textsIn(language, 'ads')('searched.inPlace', names);
  return [
    ...landingCrumbs(place, { category, location }, heading),
    { name: title, path: paths.listing(language, _id) },
  ];
}
