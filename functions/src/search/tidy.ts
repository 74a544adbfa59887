import type { Timestamp } from '../platform/firestore.ts';
import { removeTombstones } from './feed-store.ts';
import { feedStart } from './held-index.ts';
import { microsecondsOf, shifted } from './moment.ts';
import type { Pointer } from './pointer-store.ts';
import { removeSegments, segmentsBefore } from './segment-store.ts';

type Version = Pick<Pointer, 'since' | 'segments'>;

/** Within this time every attempt to publish is over, or has failed. */
const attemptSeconds = 3600;

/** Instances that looked at the feed within the last half of it need no reload (live-index.ts). */
const tombstoneSeconds = 24 * 3600;

/**
 * Removes what nobody needs once `now` has taken the place of `before`. Kept: both versions' objects, as
 * instances may be loading the older one; objects of the last hour, which another attempt to publish may
 * be writing; tombstones that the older version does not know of, and those of the last day. Ads that
 * are there keep their entries in the feed: they cost nothing and tell when nothing has changed.
 */
export async function tidyUp(now: Version, before: Version | undefined): Promise<void> {
  const kept = new Set([now, before].flatMap((version) => version?.segments ?? []).map(nameOf));
  const old = await segmentsBefore(shifted(now.since, -attemptSeconds).toDate());
  await removeSegments(old.filter((object) => !kept.has(object)));
  if (before) await removeTombstones(lastNeeded(now.since, before.since));
}

function lastNeeded(now: Timestamp, before: Timestamp): Timestamp {
  const [one, other] = [feedStart(before), shifted(now, -tombstoneSeconds)];
  return microsecondsOf(one) < microsecondsOf(other) ? one : other;
}

function nameOf({ object }: { object: string }): string {
  return object;
}
