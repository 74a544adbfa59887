import { categories, cities } from '@qaysari/contract/catalogue';
import type { ListingSuggestions } from '@qaysari/contract/listing-entity';
import { fold, decisiveTerms, foldQuery, attachedPrefixes } from '../fold.ts';
import type { ListingIndex } from './listing-index.ts';
import { emptyBitset, intersect, countBits } from './bitset.ts';
import { readCard } from './card-bytes.ts';
import { resultPage } from './result-page.ts';
import { kindCount } from './listing-kinds.ts';
import { needleOf } from './word-code.ts';
import { addListingsWithTitleWord } from './word-index.ts';

/** The folded names of one list of the catalogue, in its order. */
type FoldedNames<Id> = readonly { id: Id; names: readonly string[]; words: readonly string[] }[];

const categoryNames = foldedNames(categories);
const cityNames = foldedNames(cities);

function foldedNames<Id extends string>(
  list: Readonly<Record<Id, Readonly<Record<string, string>>>>,
): FoldedNames<Id> {
  return Object.entries<Readonly<Record<string, string>>>(list).map(([id, texts]) => {
    const names = Object.values(texts).map(fold);
    return { id: id as Id, names, words: names.flatMap((name) => name.split(' ')) };
  });
}

/** See `SearchEngine.suggest`. */
export function suggest(index: ListingIndex, text: string, limit: number): ListingSuggestions {
  const typed = foldQuery(text);
  const last = typed.pop();
  const terms = decisiveTerms(typed);
  if (last === undefined) return { listings: [], category: [], location: [] };
  const prefixes = ['', ...attachedPrefixes].map((before) => before + last);
  const listings = suggestListings(index, terms, prefixes, limit);
  const matching = <Id>(list: FoldedNames<Id>): Id[] => {
    const found = list.filter(
      ({ words }) =>
        terms.every((term) => words.some((word) => word.includes(term))) &&
        words.some((word) => prefixes.some((beginning) => word.startsWith(beginning))),
    );
    const whole = fold(text);
    const begins = (names: readonly string[]) => names.some((name) => name.startsWith(whole));
    const first = found.filter(({ names }) => begins(names));
    const then = found.filter(({ names }) => !begins(names));
    return [...first, ...then].slice(0, limit).map(({ id }) => id);
  };
  return { listings, category: matching(categoryNames), location: matching(cityNames) };
}

const allKinds = new Uint8Array(kindCount).fill(1);

function suggestListings(
  { columns, words, orders, cards }: ListingIndex,
  terms: readonly string[],
  prefixes: readonly string[],
  limit: number,
): ListingSuggestions['listings'] {
  const found = columns.alive.slice();
  const intersectTitles = (needles: readonly Uint8Array[]) => {
    const titled = emptyBitset(columns.capacity);
    addListingsWithTitleWord(words, needles, titled);
    return intersect(found, titled);
  };
  const hasMatches =
    intersectTitles(prefixes.map((beginning) => needleOf(beginning, true))) &&
    terms.every((term) => intersectTitles([needleOf(term)]));
  if (!hasMatches) return [];
  const query = { found, kinds: allKinds, total: countBits(found), order: 'newest' } as const;
  return resultPage(columns, orders, query, { skip: 0, limit }).map((slot) => {
    const { _id, title } = readCard(cards, slot);
    return { _id, title };
  });
}
