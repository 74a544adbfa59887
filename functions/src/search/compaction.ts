import { countEntries } from './feed-store.ts';
import { loadPublished, buildIndex, type AllDocuments } from './load-index.ts';
import { secondsBetween } from './timestamps.ts';
import { acquireCompactionLease, readPointer } from './pointer-store.ts';
import { publishIndex, type PublishStep } from './publish-index.ts';

interface PublishedIndexAge {
  /** Entries that each instance reads when it loads the published index. */
  changes: number;
  /** Ads in the published index. */
  size: number;
  ageSeconds: number;
}

const weekSeconds = 7 * 24 * 3600;

/**
 * Whether it is time to publish the index anew: when loading it has become slow or dear, and once a week,
 * so that the texts of an ad that is gone do not stay in Cloud Storage for long.
 */
export function isCompactionDue({ changes, size, ageSeconds }: PublishedIndexAge): boolean {
  return changes > Math.max(200, size / 50) || (changes > 0 && ageSeconds > weekSeconds);
}

/**
 * Publishes the index anew if that is due and no other instance is at it. To be called after changes;
 * costs two reads where nothing is due. True where this call has published a version.
 */
export async function compactWhenDue(all: AllDocuments): Promise<boolean> {
  const { pointer, version, readTime } = await readPointer();
  // The first search publishes the first.
  if (!pointer) return false;
  const { since, size, builtAt } = pointer;
  const changes = await countEntries(since);
  const ageSeconds = secondsBetween(builtAt, readTime);
  if (!isCompactionDue({ changes, size, ageSeconds })) return false;
  return (await acquireCompactionLease(version)) && compact(all);
}

/**
 * Publishes the published index with the feed since in it. The lease above saves work; that the outcome
 * is right, whoever else does the same and wherever this ends, lies in `publishIndex`.
 */
export async function compact(
  all: AllDocuments,
  onStep?: (step: PublishStep) => void,
): Promise<boolean> {
  const { index: published, version } = await loadPublished();
  const index = published ?? (await buildIndex(all));
  return publishIndex(index, { replaces: version, ...(onStep && { onStep }) });
}
