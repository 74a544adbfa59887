import type { Rate } from '@qaysari/contract/listing/rate';
import type { DocumentData } from 'firebase-admin/firestore';
import { presentCard } from '../../../../functions/src/listing/present.ts';
import type { ListingDocument } from '../../../../functions/src/listing/store.ts';
import { Timestamp } from '../../../../functions/src/platform/firestore.ts';
import {
  type SearchDocument,
  searchDocument,
} from '../../../../functions/src/search/search-document.ts';
import type { BenchAd } from './ads/generate-ads.ts';

/** The listing's document in `listings`. */
export function storedAd({ id: _id, createdAt, ...fields }: BenchAd): ListingDocument {
  const at = Timestamp.fromDate(createdAt);
  return { ...fields, language: 'ar', createdAt: at, updatedAt: at };
}

/** The document that the feed would have for the listing. */
export function documentOf(ad: BenchAd): SearchDocument {
  return searchDocument(presentCard({ ...ad, availability: 'forSale' }), ad);
}

/** Rates that a search may name, the one in force last. Prices in both currencies are often worth the same at 150,000. */
export function benchRates(now: number): Rate[] {
  const hourMs = 60 * 60 * 1000;
  return [131_000, 150_000, 151_000].map((dinars, at) => ({
    _id: `bench-${dinars}`,
    dinars,
    source: 'bench',
    date: new Date(now - (3 - at) * hourMs).toISOString(),
  }));
}

/** A rate as it is stored once it is accepted. */
export function storedRate({ dinars, source, date }: Rate): DocumentData {
  const settled = { dinars, source, date: Timestamp.fromDate(new Date(date)) };
  return { ...settled, status: 'accepted', settled };
}
