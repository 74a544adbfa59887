import { categoryIds, cityIds } from '../listing/catalogue.ts';
import { type ListingFilter, withCurrency, writeListingFilter } from '../listing/filter.ts';

/**
 * What a filter finds, as the query of the list's address: without the page and the order, which change only how it is
 * shown. Filters that find the same by the same choices have one text. '' is the filter that finds every ad.
 */
export function writeSavedFilter(filter: ListingFilter): string {
  const { page: _page, sort: _sort, rate: _rate, asTyped: _asTyped, minPrice, ...kept } = filter;
  const { category, location, search } = kept;
  const chosen = {
    ...withCurrency({ ...kept, ...(minPrice && { minPrice }) }),
    category: category && categoryIds.filter((id) => category.includes(id)),
    location: location && cityIds.filter((id) => location.includes(id)),
    search: search?.trim().replaceAll(/\s+/g, ' '),
  };
  const set = Object.entries(chosen).filter(([, value]) => value !== undefined);
  return writeListingFilter(Object.fromEntries(set)).toString();
}

/** How often somebody is told of what is new in a saved search. `atOnce` is three times a day at most. */
export const alertFrequencies = ['atOnce', 'daily', 'weekly', 'never'] as const;

export type AlertFrequency = (typeof alertFrequencies)[number];

/** A search that somebody keeps. */
export interface SavedSearch {
  id: string;
  /** What it finds: the query of the list's address, without page and order. */
  filter: string;
  /** Nothing is counted and nothing is told while it is paused. */
  isPaused: boolean;
  frequency: AlertFrequency;
  /** @format date-time */
  createdAt: string;
  /**
   * Ads that it finds and that came into the lists since its person last looked; 100 stands for more, too. Left out
   * while it is paused.
   */
  newCount?: number;
}

/** What of a saved search changes; what is left out stays. */
export interface SavedSearchChange {
  filter?: string | undefined;
  isPaused?: boolean | undefined;
  frequency?: AlertFrequency | undefined;
}
