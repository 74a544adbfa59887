import { limits } from '@qaysari/contract/shared/limits';
import { readListing } from '../../../functions/src/listing/record.ts';
import { toSearchEntry } from '../../../functions/src/listing/listed-at.ts';
import {
  emptyEngine,
  type SearchEngine,
  type SearchResult,
} from '../../../functions/src/search/engine/engine.ts';
import { searchDocument } from '../../../functions/src/search/search-document.ts';
import { findReport, type JudgedAnswer } from '../bench/find/find-figures.ts';
import { hasNotice } from '../bench/find/has-notice.ts';
import { readJudgedQueries, type JudgedQuery } from '../bench/find/judged-queries.ts';
import { isListed } from '../seed/data-problems.ts';
import { seedDocuments } from '../seed/documents.ts';
import { readSeedData, type SeedData } from '../seed/seed-data.ts';
import { listingId } from '../seed/stable-ids.ts';
import { runCommand } from './run-command.ts';

/** An engine with all listings of the seed that may be in lists. */
function seedEngine(data: SeedData): SearchEngine {
  const engine = emptyEngine();
  for (const { path, data: fields } of seedDocuments(data, () => [])) {
    const [collection, id = ''] = path.split('/');
    const entry = collection === 'listings' ? toSearchEntry(readListing(id, fields)) : undefined;
    if (entry) engine.put(searchDocument(entry.card, entry));
  }
  return engine;
}

/** Asks the engine, page by page to the end. */
function ask(
  engine: SearchEngine,
  query: JudgedQuery,
  keys: ReadonlyMap<string, string>,
): JudgedAnswer {
  const keysOf = ({ cards }: SearchResult) => cards.map(({ _id }) => keys.get(_id) ?? _id);
  const first = engine.search({ search: query.text });
  const pages = [keysOf(first)];
  for (let page = 2; (page - 1) * limits.listingPageSize < first.total; page += 1) {
    pages.push(keysOf(engine.search({ search: query.text, page })));
  }
  return {
    query,
    shown: pages[0] ?? [],
    found: pages.flat(),
    hasNotice: hasNotice(first.understood),
  };
}

await runCommand(() => {
  const data = readSeedData();
  const engine = seedEngine(data);
  const keys = new Map(data.listings.map(({ key }) => [listingId(key), key]));
  const queries = readJudgedQueries(data.listings.filter(isListed));
  console.log(findReport(queries.map((query) => ask(engine, query, keys))));
  return Promise.resolve(0);
});
