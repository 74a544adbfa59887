import type { SearchDocument } from '../search-document.ts';
import { addAll, emptyBitset, intersect, isIn, type Bitset } from './bitset.ts';
import { emptyCardBytes, readLine, writeCard, writeLine, type CardBytes } from './card-bytes.ts';
import {
  addListing,
  addListingsWithLetter,
  emptyColumns,
  selectColumns,
  unregisterListing,
  type ListingColumns,
} from './listing-columns.ts';
import { addListingsWithName, cacheMatchSets, type MatchSets, type Where } from './match-sets.ts';
import { insertInOrders, ordersOf, type Orders } from './orders.ts';
import { tidyWords } from './tidy-words.ts';
import { codeOf } from './word-code.ts';
import { addListingsWithTerm, addWords, emptyWordIndex, type WordIndex } from './word-index.ts';

/** All data about the listings. The index is tidy when all slots are live and sorted by `latest`. */
export interface ListingIndex {
  columns: ListingColumns;
  cards: CardBytes;
  orders: Orders;
  words: WordIndex;
  matchSets: MatchSets;
  /** The number of slots when it was tidy last. */
  tidySlots: number;
}

export function emptyListingIndex(): ListingIndex {
  return createListingIndex({
    columns: emptyColumns(),
    cards: emptyCardBytes(),
    words: emptyWordIndex(),
  });
}

/** Creates a tidy index. All slots must be live and sorted by `latest`. */
export function createListingIndex(
  parts: Pick<ListingIndex, 'columns' | 'cards' | 'words'>,
): ListingIndex {
  const { columns, words } = parts;
  return {
    ...parts,
    orders: ordersOf(columns),
    matchSets: createMatchSets(columns, words),
    tidySlots: columns.size,
  };
}

function createMatchSets(columns: ListingColumns, words: WordIndex): MatchSets {
  const addTerm = (term: string, where: Where, set: Bitset) => {
    const letter = term.length === 1 ? codeOf(term.charCodeAt(0)) : 0;
    if (where === 'head') {
      addListingsWithTerm(words, { term, inTitle: true }, columns.live, set);
      addListingsWithName(columns, term, set);
    } else if (letter === 0) {
      addListingsWithTerm(words, { term, inTitle: false }, columns.live, set);
    } else addListingsWithLetter(columns.letters, columns.size, letter, set);
  };
  return cacheMatchSets(columns.capacity, (anyOf, where, set) => {
    for (const [first = '', ...others] of anyOf) {
      if (others.length === 0) {
        addTerm(first, where, set);
        continue;
      }
      const all = emptyBitset(columns.capacity);
      addTerm(first, where, all);
      for (const term of others) {
        const other = emptyBitset(columns.capacity);
        addTerm(term, where, other);
        intersect(all, other);
      }
      addAll(set, all);
    }
  });
}

/**
 * Adds a listing or replaces the one with its id. Throws as `addListing` does, and changes nothing then.
 */
export function putListing(index: ListingIndex, document: SearchDocument): void {
  const { card, words } = document;
  const { columns } = index;
  const { capacity: room } = columns;
  const slot = addListing(columns, document);
  writeCard(index.cards, slot, card);
  insertInOrders(index.orders, columns);
  addWords(index.words, slot, card.title, words);
  if (columns.capacity === room) index.matchSets.add(slot, document);
  else index.matchSets = createMatchSets(columns, index.words);
  tidyWhenDue(index);
}

export function removeListing(index: ListingIndex, id: string): void {
  if (unregisterListing(index.columns, id) !== undefined) tidyWhenDue(index);
}

/** A smaller index is fast enough without tidying. */
const minSlotsToTidy = 1024;

/** A quarter of new or dead slots slows searches little, and makes tidying rare. */
function tidyWhenDue(index: ListingIndex): void {
  const { size, slotOf } = index.columns;
  const added = size - index.tidySlots;
  const dead = size - slotOf.size;
  if (Math.max(added, dead) > Math.max(minSlotsToTidy, size / 4)) tidy(index);
}

/** Makes the index tidy, with the same listings. */
export function tidy(index: ListingIndex): void {
  const { columns, cards, orders, words } = index;
  if (columns.size === columns.slotOf.size && columns.size === index.tidySlots) return;
  const slots = orders.latest.subarray(0, columns.size).filter((slot) => isIn(columns.live, slot));
  const place = new Int32Array(columns.size).fill(-1);
  const tidyCards = emptyCardBytes(slots.length);
  slots.forEach((from, slot) => {
    place[from] = slot;
    writeLine(tidyCards, slot, readLine(cards, from));
  });
  Object.assign(
    index,
    createListingIndex({
      columns: selectColumns(columns, slots),
      cards: tidyCards,
      words: tidyWords(words, place, slots.length),
    }),
  );
}
