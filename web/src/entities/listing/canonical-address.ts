import { landingOf, landingSlug } from '@qaysari/contract/listing/landing';
import type { Language } from '@qaysari/contract/shared/languages';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { searchOfPage } from '../../lib/routes/page-query.ts';
import { paths } from '../../lib/routes/routes.ts';

/**
 * The canonical address of a page of found listings, whatever its order. Undefined where search engines are to index
 * none: typed words and prices make an endless number of addresses. `total` is unknown while it loads.
 */
export function canonicalAddress(
  language: Language,
  filter: ListingFilter,
  total: number | undefined,
): string | undefined {
  const { sort, page = 1, rate: _rate, ...asked } = filter;
  const query = searchOfPage(page);
  if (Object.values(asked).every((value) => value === undefined)) {
    return paths.listings(language) + query;
  }
  const landing = landingOf(asked);
  if (!landing || total === 0) return undefined;
  return paths.landing(language, landingSlug(landing)) + query;
}
