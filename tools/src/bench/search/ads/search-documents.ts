import { presentCard } from '../../../../../functions/src/listing/present.ts';
import {
  type SearchDocument,
  searchDocument,
} from '../../../../../functions/src/search/search-document.ts';
import type { BenchAd } from './generate-ads.ts';

/** What the feed would hold of the ad. */
export function documentOf(ad: BenchAd): SearchDocument {
  return searchDocument(presentCard(ad), ad.description);
}
