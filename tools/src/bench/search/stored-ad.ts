import type { ListingDocument } from '../../../../functions/src/listing/store.ts';
import { Timestamp } from '../../../../functions/src/platform/firestore.ts';
import type { BenchAd } from './ads/generate-ads.ts';

/** The listing's document in `listings`. */
export function storedAd({ id: _id, createdAt, ...fields }: BenchAd): ListingDocument {
  const at = Timestamp.fromDate(createdAt);
  return { ...fields, language: 'ar', createdAt: at, updatedAt: at };
}
