import { rebuildListingSearch } from '../../../../../functions/src/listing/browse/listing-search.ts';
import { collection } from '../../../../../functions/src/platform/collections.ts';
import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import { type BenchAd, generateAds } from '../ads/generate-ads.ts';
import { storedAd } from '../stored-ad.ts';

export interface FillListingsArgs {
  count: number;
  seed: string;
}

const adsAtOnce = 200;
const batchesAtOnce = 4;

async function saveAll(ads: readonly BenchAd[]): Promise<void> {
  const batch = firestore().batch();
  const listings = collection('listings');
  for (const ad of ads) batch.set(listings.doc(ad.id), storedAd(ad));
  await batch.commit();
}

/**
 * Imports the ads and publishes the packed index as `npm run search:rebuild` does after an import. The
 * feed is left empty: for every query the emulator looks at each document of the collection (at 10,000 it
 * takes four times as long as at none), where Firestore goes by its index.
 */
export async function run({ count, seed }: FillListingsArgs): Promise<{ size: number }> {
  const ads = [...generateAds(count, seed)];
  const worker = async () => {
    while (ads.length > 0) await saveAll(ads.splice(0, adsAtOnce));
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, worker));
  return rebuildListingSearch();
}
