import { fromMicroseconds, secondsBetween } from '../platform/firestore.ts';
import { countEntries, findDifferingEntries } from './feed-store.ts';
import { buildIndex, loadPublished, type AllDocuments } from './load-index.ts';
import { acquireCompactionLease, readPointer } from './pointer-store.ts';
import { publishIndex, type PublishStep } from './publish-index.ts';
import type { SearchDocument } from './search-document.ts';

export interface RebuildResult {
  /** Listings in the index. */
  size: number;
  /** Feed entries that differed from their listings. */
  corrected: number;
}

/** A compaction meanwhile replaces the version that this rebuild wanted to replace. */
const maxAttempts = 3;

/**
 * Publishes an index built from all listings: for changes that ran no trigger, such as an import. Running
 * instances load it with their next search. `syncEntry` rewrites the feed entry of a listing. Throws when
 * other versions were published each time.
 */
export async function rebuild(
  all: AllDocuments,
  syncEntry: (id: string) => Promise<void>,
): Promise<RebuildResult> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const documents = new Map<string, SearchDocument>();
    const { version } = await readPointer();
    const built = await buildIndex(() => recordDocuments(all, documents));
    if (!(await publishIndex(built, { replaces: version, announce: true }))) continue;
    // The trigger skips an entry that equals its listing, so no wrong entry may equal a future one by
    // chance.
    const differing = await findDifferingEntries((id) => documents.get(id));
    for (const id of differing) await syncEntry(id);
    return { size: documents.size, corrected: differing.length };
  }
  throw new Error(`the index was published by others ${maxAttempts} times while it was rebuilt`);
}

async function* recordDocuments(
  all: AllDocuments,
  documents: Map<string, SearchDocument>,
): AsyncGenerator<SearchDocument> {
  for await (const document of all()) {
    documents.set(document.card._id, document);
    yield document;
  }
}

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
