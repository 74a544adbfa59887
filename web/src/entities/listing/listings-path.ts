import type { Language } from '@qaysari/contract/shared/languages';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing/filter';
import { landingOf, landingSlug, type Landing } from '@qaysari/contract/listing/landing';
import type { PageQuery } from '../../lib/routes/page-query.ts';
import { paths } from '../../lib/routes/routes.ts';

/** Address of the listings that a filter finds. Without words their order is `newest`, unless it names another. */
export function listingsPath(language: Language, { sort, ...filter }: ListingFilter): string {
  const isDefault = sort === undefined || (sort === 'newest' && filter.search === undefined);
  const query = writeListingFilter(isDefault ? filter : { ...filter, sort }).toString();
  return `${paths.listings(language)}${query && `?${query}`}`;
}

/**
 * Query of the page of one's own listings: leads on to the newest one. The API names it too, in the mail to who
 * signs up with a listing (functions/src/mail/prepare.ts); no answer may name its id (decision 16).
 */
const openNewest = { name: 'open', value: 'newest' } as const;

/** Leads to the page of one's own newest listing. */
export function newestListingPath(language: Language): string {
  return `${paths.myListings(language)}?${openNewest.name}=${openNewest.value}`;
}

/** Whether an address asks for the newest listing. */
export function asksForNewest(query: PageQuery<'myListings'>): boolean {
  return query.get(openNewest.name) === openNewest.value;
}

/** Address of a landing page. */
export function landingPath(language: Language, landing: Landing): string {
  return paths.landing(language, landingSlug(landing));
}

/** As `listingsPath`, but on the landing page that a search began from, while it asks for nothing else. */
export function pathWithin(
  landing: Landing | undefined,
  language: Language,
  filter: ListingFilter,
): string {
  const wanted = landing && landingOf(filter);
  if (!wanted || landingSlug(wanted) !== landingSlug(landing)) {
    return listingsPath(language, filter);
  }
  const { sort, page, rate } = filter;
  const query = writeListingFilter({
    ...(sort && { sort }),
    ...(page && { page }),
    ...(rate !== undefined && { rate }),
  }).toString();
  return `${landingPath(language, landing)}${query && `?${query}`}`;
}
