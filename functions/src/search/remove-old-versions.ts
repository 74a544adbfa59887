import type { Timestamp } from '../platform/firestore.ts';
import { removeTombstones } from './feed-store.ts';
import { feedStart } from './memory-index.ts';
import { toMicroseconds, addSeconds } from './timestamps.ts';
import type { Pointer } from './pointer-store.ts';
import { removeSegments, segmentsBefore } from './segment-store.ts';

type Version = Pick<Pointer, 'since' | 'segments'>;

/** Within this time every attempt to publish is over, or has failed. */
const publishTimeoutSeconds = 3600;

/** Instances that looked at the feed within the last half of it need no reload (live-index.ts). */
const tombstoneSeconds = 24 * 3600;

/**
 * Removes what nobody needs once `now` has taken the place of `before`. Kept: both versions' objects, as
 * instances may be loading the older one; objects of the last hour, which another attempt to publish may
 * be writing; tombstones that the older version does not know of, and those of the last day. Ads that
 * are there keep their entries in the feed: they cost nothing and tell when nothing has changed.
 */
export async function removeOldVersions(
  current: Version,
  previous: Version | undefined,
): Promise<void> {
  const inUse = new Set(
    [current, previous].flatMap((version) => version?.segments ?? []).map(nameOf),
  );
  const old = await segmentsBefore(addSeconds(current.since, -publishTimeoutSeconds).toDate());
  await removeSegments(old.filter((object) => !inUse.has(object)));
  if (previous) await removeTombstones(oldestNeeded(current.since, previous.since));
}

function oldestNeeded(current: Timestamp, previous: Timestamp): Timestamp {
  const [one, other] = [feedStart(previous), addSeconds(current, -tombstoneSeconds)];
  return toMicroseconds(one) < toMicroseconds(other) ? one : other;
}

function nameOf({ object }: { object: string }): string {
  return object;
}
