import { countEntries } from './feed-store.ts';
import { loadPublished, buildIndex, type AllDocuments } from './load-index.ts';
import { fromMicroseconds, secondsBetween } from '../platform/timestamps.ts';
import { acquireCompactionLease, readPointer } from './pointer-store.ts';
import { publishIndex, type PublishStep } from './publish-index.ts';

interface PublishedIndexAge {
  /** Feed entries that each instance reads after it loads the published index. */
  changes: number;
  /** Listings in the published index. */
  size: number;
  ageSeconds: number;
}

const weekSeconds = 7 * 24 * 3600;

/**
 * Whether to publish the index again: when many feed entries make loading slow and expensive, and once a
 * week. The weekly run removes the texts of deleted listings from Cloud Storage.
 */
export function isCompactionDue({ changes, size, ageSeconds }: PublishedIndexAge): boolean {
  return changes > Math.max(200, size / 50) || (changes > 0 && ageSeconds > weekSeconds);
}

/**
 * Publishes the index again if that is due and no other instance does it. Call it after changes; it costs
 * two reads when nothing is due. True when this call published a version.
 */
export async function compactWhenDue(all: AllDocuments): Promise<boolean> {
  const { pointer, version, readTime } = await readPointer();
  // The first search publishes the first version.
  if (!pointer) return false;
  const { size, builtAt } = pointer;
  const changes = await countEntries(fromMicroseconds(version));
  const ageSeconds = secondsBetween(builtAt, readTime);
  if (!isCompactionDue({ changes, size, ageSeconds })) return false;
  return (await acquireCompactionLease(version)) && compact(all);
}

/**
 * Publishes the current index: the published one with the feed applied. The lease above only saves work;
 * `publishIndex` keeps concurrent and interrupted runs correct.
 */
export async function compact(
  all: AllDocuments,
  onStep?: (step: PublishStep) => void,
): Promise<boolean> {
  const { index: published, version } = await loadPublished();
  const index = published ?? (await buildIndex(all));
  return publishIndex(index, { replaces: version, ...(onStep && { onStep }) });
}
