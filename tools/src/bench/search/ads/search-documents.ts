import { presentCard } from '../../../../../functions/src/listing/present.ts';
import {
  type SearchDocument,
  searchDocument,
} from '../../../../../functions/src/search/search-document.ts';
import type { BenchAd } from './generate-ads.ts';

/** The document that the feed would have for the listing. */
export function documentOf(ad: BenchAd): SearchDocument {
  return searchDocument(presentCard({ ...ad, availability: 'forSale' }), ad.description);
}
