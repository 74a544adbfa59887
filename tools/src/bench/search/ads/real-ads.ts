import { createHash } from 'node:crypto';
import { listingOwners } from '../../../seed/listing-owners.ts';
import { daysBefore } from '../../../seed/seed-clock.ts';
import { readSeedData } from '../../../seed/seed-data.ts';
import { listingId, userId } from '../../../seed/stable-ids.ts';
import type { BenchAd } from './generate-ads.ts';

/** The listings of the seed, all approved. Only the hashes of their images are invented. */
export function realAds(): BenchAd[] {
  const data = readSeedData();
  const owners = listingOwners(data);
  return data.listings.map(({ key, daysAgo, pictures, ...ad }) => ({
    ...ad,
    isStartup: ad.isStartup ?? false,
    id: listingId(key),
    owner: userId(owners.get(key)?.key ?? ''),
    status: 'approved',
    images: Array.from({ length: pictures }, (_, at) =>
      createHash('sha256').update(`${key} ${at}`).digest('hex').slice(0, 20),
    ),
    createdAt: daysBefore(daysAgo),
  }));
}
