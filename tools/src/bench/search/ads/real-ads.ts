import { createHash } from 'node:crypto';
import { ownerOf } from '../../../seed/ad-owners.ts';
import { allAds } from '../../../seed/all-ads.ts';
import { daysBefore } from '../../../seed/seed-clock.ts';
import { listingId, userId } from '../../../seed/stable-ids.ts';
import type { BenchAd } from './generate-ads.ts';

/** The seed's ads as people wrote them, all taken for approved. Only what names their images is made up. */
export function realAds(): BenchAd[] {
  return allAds.map(({ key, daysAgo, pictures, ...ad }) => ({
    ...ad,
    id: listingId(key),
    owner: userId(ownerOf(key).key),
    status: 'approved',
    images: Array.from({ length: pictures }, (_, at) =>
      createHash('sha256').update(`${key} ${at}`).digest('hex').slice(0, 20),
    ),
    createdAt: daysBefore(daysAgo),
  }));
}
