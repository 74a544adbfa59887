import { rebuildListingSearch } from '../../../../../functions/src/listing/browse/search.ts';
import { collection } from '../../../../../functions/src/platform/collections.ts';
import { firestore } from '../../../../../functions/src/platform/firestore.ts';
import { type BenchAd, generateAds } from '../ads/generate-ads.ts';
import { benchRates, storedAd, storedRate } from '../stored-ads.ts';

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
 * Imports the listings and publishes the packed index, as `npm run search:rebuild` does after an import.
 * The feed stays empty, because the emulator scans the whole collection for each query. With 10,000
 * entries that takes four times as long; Firestore itself uses its index.
 */
export async function run({ count, seed }: FillListingsArgs): Promise<{ size: number }> {
  const ads = [...generateAds(count, seed)];
  const worker = async () => {
    while (ads.length > 0) await saveAll(ads.splice(0, adsAtOnce));
  };
  await Promise.all(Array.from({ length: batchesAtOnce }, worker));
  for (const rate of benchRates(Date.now())) {
    await collection('rates').doc(rate._id).set(storedRate(rate));
  }
  return rebuildListingSearch();
}
