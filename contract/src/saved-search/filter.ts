import { categoryIds, cityIds } from '../listing/catalogue.ts';
import {
  type ListingFilter,
  readListingFilter,
  withCurrency,
  writeListingFilter,
} from '../listing/filter.ts';
import { readCeilings } from '../shared/limits.ts';

/**
 * What a filter finds, as the query of the list's address: without the page and the order, which change only how it is
 * shown. Filters that find the same by the same choices have one text. '' is the filter that finds every ad.
 */
export function writeSavedFilter(filter: ListingFilter): string {
  const { page: _page, sort: _sort, rate: _rate, asTyped: _asTyped, minPrice, ...rest } = filter;
  const { category, location, search } = rest;
  const chosen = {
    ...withCurrency({ ...rest, ...(minPrice && { minPrice }) }),
    category: category && categoryIds.filter((id) => category.includes(id)),
    location: location && cityIds.filter((id) => location.includes(id)),
    search: search?.trim().replaceAll(/\s+/g, ' '),
  };
  const set = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return writeListingFilter(Object.fromEntries(set)).toString();
}

/** The filter of a saved search, also of one that is beyond limits of today. */
export function readSavedFilter(stored: string): ListingFilter {
  return readListingFilter(new URLSearchParams(stored), readCeilings);
}
