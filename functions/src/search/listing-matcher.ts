import type { ListingFilter } from '@qaysari/contract/listing-filter';
import { hasPart, queryParts } from './query-parts.ts';
import type { SearchDocument } from './search-document.ts';

/** Whether a filter finds a listing: the search of one listing. Order and page mean nothing. */
export function listingMatcher(filter: ListingFilter): (document: SearchDocument) => boolean {
  const { category, location, currency, startup, minPrice = -Infinity, search } = filter;
  const { maxPrice = Infinity } = filter;
  const parts = search === undefined ? undefined : queryParts(search);
  return ({ card, words }) =>
    (category?.includes(card.category) ?? true) &&
    (location?.includes(card.location) ?? true) &&
    (currency === undefined || card.currency === currency) &&
    (startup === undefined || card.isStartup) &&
    card.price >= minPrice &&
    card.price <= maxPrice &&
    (parts === undefined || (parts.length > 0 && parts.every((part) => hasPart(words, part))));
}
