import { type CategoryId, type CityId, categoryIds, cityIds } from './catalogue.ts';
import {
  type ListingFilter,
  type ListingQuery,
  readListingFilter,
  withCurrency,
} from './filter.ts';

/** What a landing page is about: a category, a city, or a category in a city (decision 56). */
export type Landing =
  { category: CategoryId; location?: CityId } | { category?: CategoryId; location: CityId };

/** The last part of a landing page's address, such as `restaurants-cafes-in-erbil`. */
export function landingSlug({ category, location }: Landing): string {
  const names = [category, location].filter((id) => id !== undefined);
  return names.map((id) => id.replaceAll('_', '-')).join('-in-');
}

const bySlug = new Map<string, Landing>();

for (const location of cityIds) bySlug.set(landingSlug({ location }), { location });

for (const category of categoryIds) {
  bySlug.set(landingSlug({ category }), { category });
  for (const location of cityIds) {
    bySlug.set(landingSlug({ category, location }), { category, location });
  }
}

/** Every landing page that there can be. */
export const landings: readonly Landing[] = [...bySlug.values()];

/** What the landing page of an address is about; undefined where there is none. */
export function readLanding(slug: string): Landing | undefined {
  return bySlug.get(slug);
}

/** The filter that finds the ads of a landing page. */
export function landingFilter({ category, location }: Landing): ListingFilter {
  return { ...(category && { category: [category] }), ...(location && { location: [location] }) };
}

/** What the query of a landing page may name. */
export const landingNames = ['sort', 'page', 'rate'] as const satisfies (keyof ListingFilter)[];

/** What a landing page finds: what its address names, in the order, on the page and at the rate of the query. */
export function filterOfLanding(landing: Landing, query: ListingQuery): ListingFilter {
  const { sort, page, rate } = readListingFilter(query);
  return withCurrency({
    ...landingFilter(landing),
    ...(sort && { sort }),
    ...(page && { page }),
    ...(rate !== undefined && { rate }),
  });
}

/** The landing page that shows what a filter finds, in whatever order; undefined where none does. */
export function landingOf(filter: ListingFilter): Landing | undefined {
  const { category = [], location = [], sort: _sort, page: _page, rate: _rate, ...others } = filter;
  if (Object.values(others).some((value) => value !== undefined)) return undefined;
  if (category.length > 1 || location.length > 1) return undefined;
  const [one] = category;
  const [place] = location;
  if (one) return { category: one, ...(place && { location: place }) };
  return place && { location: place };
}
