import { entriesUnlike } from './feed-store.ts';
import { makeIndex, type AllDocuments } from './load-index.ts';
import { readPointer } from './pointer-store.ts';
import { publishIndex } from './publish-index.ts';
import type { SearchDocument } from './search-document.ts';

export interface Rebuilt {
  /** Ads in the index. */
  size: number;
  /** Entries of the feed that said something else than their ads. */
  corrected: number;
}

/** A compaction that comes between takes the place of the version that was to be replaced. */
const mostTries = 3;

/**
 * Publishes an index made from the ads as they are, as if there had been none: for ads that were changed
 * without the trigger, as by an import. Running instances take it up with their next search. `settle`
 * writes an ad's entry of the feed anew. Throws where other versions were published each time.
 */
export async function rebuild(
  all: AllDocuments,
  settle: (id: string) => Promise<void>,
): Promise<Rebuilt> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const documents = new Map<string, SearchDocument>();
    const { version } = await readPointer();
    const made = await makeIndex(() => recorded(all, documents));
    if (!(await publishIndex(made, { replaces: version, announce: true }))) continue;
    // The trigger leaves an entry alone that says the same as its ad: none must do so by chance.
    const unlike = await entriesUnlike((id) => documents.get(id));
    for (const id of unlike) await settle(id);
    return { size: documents.size, corrected: unlike.length };
  }
  throw new Error(`the index was published by others ${mostTries} times while it was rebuilt`);
}

async function* recorded(
  all: AllDocuments,
  documents: Map<string, SearchDocument>,
): AsyncGenerator<SearchDocument> {
  for await (const document of all()) {
    documents.set(document.card._id, document);
    yield document;
  }
}
