import { findDifferingEntries } from './feed-store.ts';
import { buildIndex, type AllDocuments } from './load-index.ts';
import { readPointer } from './pointer-store.ts';
import { publishIndex } from './publish-index.ts';
import type { SearchDocument } from './search-document.ts';

export interface RebuildResult {
  /** Ads in the index. */
  size: number;
  /** Entries of the feed that said something else than their ads. */
  corrected: number;
}

/** A compaction that comes between takes the place of the version that was to be replaced. */
const maxAttempts = 3;

/**
 * Publishes an index made from the ads as they are, as if there had been none: for ads that were changed
 * without the trigger, as by an import. Running instances take it up with their next search. `settle`
 * writes an ad's entry of the feed anew. Throws where other versions were published each time.
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
    // The trigger leaves an entry alone that says the same as its ad: none must do so by chance.
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
