import { findDifferingEntries } from './feed-store.ts';
import { buildIndex, type AllDocuments } from './load-index.ts';
import { readPointer } from './pointer-store.ts';
import { publishIndex } from './publish-index.ts';
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
