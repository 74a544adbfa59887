import type { ListingPage } from '@qaysari/contract/listing-entity';

/** What all words of a search find as they were typed: nothing where words were left out, widened or corrected. */
export function exactMatches(page: ListingPage): Pick<ListingPage, 'listings' | 'total'> {
  const isExact = page.understood?.every(
    ({ instead, isWidened, isLeftOut }) => instead === undefined && !isWidened && !isLeftOut,
  );
  return isExact === false ? { listings: [], total: 0 } : page;
}
