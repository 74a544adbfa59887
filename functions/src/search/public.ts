/** What other features may import of this one, besides the documents of store.ts. */

export type { ComparablePrices, ComparableQuery, StatedProfit } from './engine/engine.ts';
export { stemMark, type AnyOf } from './has-part.ts';
export { listingMatcher } from './listing-matcher.ts';
export { queryParts } from './query-parts.ts';
export { wordsOf, type SearchDocument } from './search-document.ts';
export {
  compactSearch,
  openSearchIndex,
  rebuildSearch,
  textMatcher,
  type NewInSearch,
  type SearchIndex,
} from './search-index.ts';
