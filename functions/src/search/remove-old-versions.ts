import type { Timestamp } from '../platform/firestore.ts';
import { removeTombstones } from './feed-store.ts';
import { feedStart } from './memory-index.ts';
import { toMicroseconds, addSeconds } from '../platform/timestamps.ts';
import type { Pointer } from './pointer-store.ts';
import { removeSegments, segmentsBefore } from './segment-store.ts';

type Version = Pick<Pointer, 'since' | 'segments'>;

/** Every attempt to publish has ended or failed within this time. */
const publishTimeoutSeconds = 3600;

/** An instance that read the feed within half of it needs no reload (live-index.ts). */
const tombstoneSeconds = 24 * 3600;

/**
 * Deletes what nobody needs after `current` has replaced `previous`. It keeps the objects of both
 * versions, because instances may still load the older one. It also keeps objects of the last hour, which
 * another attempt may be writing. Of the tombstones it keeps those that the older version does not
 * include, and those of the last day. Entries of existing listings stay: they show when nothing has
 * changed.
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
