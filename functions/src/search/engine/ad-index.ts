import type { SearchDocument } from '../search-document.ts';
import { addAd, type AdColumns, columnsOf, dropAd, emptyColumns } from './ad-columns.ts';
import { uniteLetter } from './ad-letters.ts';
import { isIn } from './bitset.ts';
import { type CardBytes, emptyCardBytes, lineOf, writeCard, writeLine } from './card-bytes.ts';
import { insertInOrders, type Orders, ordersOf } from './orders.ts';
import { openTermSets, type TermSets } from './term-sets.ts';
import { tidyWords } from './tidy-words.ts';
import { codeOf } from './word-code.ts';
import { addWords, emptyWordIndex, uniteTerm, type WordIndex } from './word-index.ts';

/** Everything that is known of the ads. It is tidy when all slots are alive and in the latest order. */
export interface AdIndex {
  columns: AdColumns;
  cards: CardBytes;
  orders: Orders;
  words: WordIndex;
  terms: TermSets;
  /** Slots that were there when it was tidy last. */
  tidySlots: number;
}

export function emptyAdIndex(): AdIndex {
  return adIndexOf({ columns: emptyColumns(), cards: emptyCardBytes(), words: emptyWordIndex() });
}

/** The tidy index of ads whose slots are all alive and in the latest order. */
export function adIndexOf(parts: Pick<AdIndex, 'columns' | 'cards' | 'words'>): AdIndex {
  const { columns, words } = parts;
  return {
    ...parts,
    orders: ordersOf(columns),
    terms: termsOf(columns, words),
    tidySlots: columns.size,
  };
}

function termsOf(columns: AdColumns, words: WordIndex): TermSets {
  return openTermSets(columns.room, (term, set) => {
    const letter = term.length === 1 ? codeOf(term.charCodeAt(0)) : 0;
    if (letter === 0) uniteTerm(words, term, columns.alive, set);
    else uniteLetter(columns.letters, columns.size, letter, set);
  });
}

/** Adds the ad or puts it in the place of the one with its id. Throws as `addAd` does, changing nothing. */
export function putAd(index: AdIndex, document: SearchDocument): void {
  const { card, words } = document;
  const { columns } = index;
  const { room } = columns;
  const slot = addAd(columns, document);
  writeCard(index.cards, slot, card);
  insertInOrders(index.orders, columns);
  addWords(index.words, slot, card.title, words);
  if (columns.room === room) index.terms.add(slot, words);
  else index.terms = termsOf(columns, index.words);
  tidyWhenDue(index);
}

export function removeAd(index: AdIndex, id: string): void {
  if (dropAd(index.columns, id) !== undefined) tidyWhenDue(index);
}

/** Below it, tidying does not pay. */
const fewSlots = 1024;

/** A quarter of later or dead ads costs searches little, and spread over them tidying costs little. */
function tidyWhenDue(index: AdIndex): void {
  const { size, slotOf } = index.columns;
  const later = size - index.tidySlots;
  const dead = size - slotOf.size;
  if (Math.max(later, dead) > Math.max(fewSlots, size / 4)) tidy(index);
}

/** Makes it tidy, with the same ads. */
export function tidy(index: AdIndex): void {
  const { columns, cards, orders, words } = index;
  if (columns.size === columns.slotOf.size && columns.size === index.tidySlots) return;
  const slots = orders.latest.subarray(0, columns.size).filter((slot) => isIn(columns.alive, slot));
  const place = new Int32Array(columns.size).fill(-1);
  const tidyCards = emptyCardBytes(slots.length);
  slots.forEach((from, slot) => {
    place[from] = slot;
    writeLine(tidyCards, slot, lineOf(cards, from));
  });
  Object.assign(
    index,
    adIndexOf({
      columns: columnsOf(columns, slots),
      cards: tidyCards,
      words: tidyWords(words, place, slots.length),
    }),
  );
}
