import { ApiError, notFound } from '../../platform/api-error.ts';
import { instanceRateLimit } from '../../platform/instance-rate-limit.ts';
import { consumeRateLimits } from '../../platform/rate-limit.ts';
import { canEdit, canView, viewerOf } from '../policy.ts';
import type { ListingRecord } from '../record.ts';
import { findListing } from '../store.ts';

/** Finds a listing that the user may change. Throws 404 when the user may not even see it, else 403. */
export async function findOwnListing(id: string, uid: string): Promise<ListingRecord> {
  const listing = await findListing(id);
  if (!listing) throw notFound();
  const viewer = viewerOf(listing, uid);
  if (canEdit(viewer)) return listing;
  throw canView(listing, viewer) ? new ApiError(403, 'notAllowed') : notFound();
}

/** Reads of one's own lists: more than pages and tabs need, and far fewer than an instance can serve. */
const take = instanceRateLimit({ limit: 120, seconds: 60 });

/** Counts one read of the caller's own lists, or throws 429. */
export function limitOwnLists(uid: string): void {
  take(uid);
}

/** Ads that one user marks as sold, hides or renews: each change triggers search and moderation. */
const changeRules = [
  { limit: 60, seconds: 60 * 60 },
  { limit: 200, seconds: 24 * 60 * 60 },
];

/** Counts one change of availability or one renewal, or throws 429. */
export async function limitOwnChanges(uid: string): Promise<void> {
  await consumeRateLimits([{ kind: 'own-change', subject: uid, rules: changeRules }]);
}
