import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { isolate, type Language } from '@qaysari/contract/shared/languages';
import type { Listing } from '@qaysari/contract/listing/types';
import { priceInText } from '@qaysari/contract/listing/price';
import type { TFunction } from 'i18next';
import { truncate } from '../../../lib/format/truncate.ts';

/** Of the description; search engines cut what is longer. */
const descriptionLength = 120;

/** Marks that turn the direction of what follows: in the title of a window they would reach the name of the site. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const plain = (text: string) => text.replace(directionMarks, '').replace(/\s+/g, ' ').trim();

export interface ListingWords {
  title: string;
  /** Title and price: what a shared link shows in large letters. */
  shared: string;
  description: string;
}

/** What the page of a listing is called, in the browser and by the server. */
export function listingWords(
  listing: Listing,
  language: Language,
  t: TFunction<'ads'>,
): ListingWords {
  const title = plain(listing.title);
  const price = priceInText(listing.price, listing.currency);
  const what = categories[listing.category][language];
  const place = cities[listing.location][language];
  const begin = `${price} · ${t('searched.inPlace', { what, place })}`;
  const text = truncate(plain(listing.description), descriptionLength);
  return {
    title,
    shared: `${isolate(title)} · ${price}`,
    description: text === '' ? begin : `${begin}. ${isolate(text)}`,
  };
}
