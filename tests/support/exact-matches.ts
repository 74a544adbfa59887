import type { ListingPage } from '@qaysari/contract/listing/types';
import { hasNotice } from '../../tools/src/bench/find/has-notice.ts';

/** What all words of a search find as they were typed: nothing where words were left out, widened or corrected. */
export function exactMatches(page: ListingPage): Pick<ListingPage, 'listings' | 'total'> {
  return hasNotice(page.understood) ? { listings: [], total: 0 } : page;
}
