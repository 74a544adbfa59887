import { landingOf, landingSlug, type Landing } from '@qaysari/contract/listing/landing';
import type { Language } from '@qaysari/contract/shared/languages';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing/filter';
import { paths } from '../../lib/routes/routes.ts';
import { listingsPath } from './listings-path.ts';

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
