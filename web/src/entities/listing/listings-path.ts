import type { Language } from '@qaysari/contract/languages';
import { writeListingFilter, type ListingFilter } from '@qaysari/contract/listing-filter';
import { paths } from '../../lib/routes/routes.ts';

/** Address of the listings that a filter finds. */
export function listingsPath(language: Language, filter: ListingFilter): string {
  const query = writeListingFilter(filter).toString();
  return `${paths.listings(language)}${query && `?${query}`}`;
}
