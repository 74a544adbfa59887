import type { SearchDocument } from '../search-document.ts';
import {
  addListing,
  type ListingColumns,
  selectColumns,
  unregisterListing,
  emptyColumns,
} from './listing-columns.ts';
import { addListingsWithLetter } from './listing-letters.ts';
import { addAll, type Bitset, emptyBitset, intersect, isIn } from './bitset.ts';
import { type CardBytes, emptyCardBytes, readLine, writeCard, writeLine } from './card-bytes.ts';
import { insertInOrders, type Orders, ordersOf } from './orders.ts';
import { cachePartSets, type PartSets } from './part-sets.ts';
import { tidyWords } from './tidy-words.ts';
import { codeOf } from './word-code.ts';
import { addWords, emptyWordIndex, addListingsWithTerm, type WordIndex } from './word-index.ts';

/** All data about the listings. The index is tidy when all slots are alive and sorted by `latest`. */
export interface ListingIndex {
  columns: ListingColumns;
  cards: CardBytes;
  orders: Orders;
  words: WordIndex;
  partSets: PartSets;
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

/** Creates a tidy index. All slots must be alive and sorted by `latest`. */
export function createListingIndex(
  parts: Pick<ListingIndex, 'columns' | 'cards' | 'words'>,
): ListingIndex {
  const { columns, words } = parts;
  return {
    ...parts,
    orders: ordersOf(columns),
    partSets: createPartSets(columns, words),
    tidySlots: columns.size,
  };
}

function createPartSets(columns: ListingColumns, words: WordIndex): PartSets {
  const addTerm = (term: string, set: Bitset) => {
    const letter = term.length === 1 ? codeOf(term.charCodeAt(0)) : 0;
    if (letter === 0) addListingsWithTerm(words, term, columns.alive, set);
    else addListingsWithLetter(columns.letters, columns.size, letter, set);
  };
  const setOf = (term: string) => {
    const set = emptyBitset(columns.capacity);
    addTerm(term, set);
    return set;
  };
  return cachePartSets(columns.capacity, (part, set) => {
    for (const [first = '', ...others] of part) {
      if (others.length === 0) {
        addTerm(first, set);
        continue;
      }
      const all = setOf(first);
      for (const term of others) intersect(all, setOf(term));
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
  if (columns.capacity === room) index.partSets.add(slot, words);
  else index.partSets = createPartSets(columns, index.words);
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
  const slots = orders.latest.subarray(0, columns.size).filter((slot) => isIn(columns.alive, slot));
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
