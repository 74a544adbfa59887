import { categories, categoryIds, cityIds } from '@qaysari/contract/catalogue';
import { fold } from '@qaysari/contract/fold';
import type { ListingSuggestions } from '@qaysari/contract/listing-entity';
import { namedCities } from '../catalogue-names.ts';
import { attachedPrefixes, decisiveTerms, foldQuery } from '../fold.ts';
import type { QueryPart } from '../has-part.ts';
import { takeNames } from '../query-parts.ts';
import type { ListingIndex } from './listing-index.ts';
import { addAll, countBits, emptyBitset, intersect } from './bitset.ts';
import { readCard } from './card-bytes.ts';
import { resultPage } from './result-page.ts';
import { kindCount } from './listing-kinds.ts';
import { needleOf } from './word-code.ts';
import { addListingsWithTitleWord } from './word-index.ts';

/** The folded names of one list of the catalogue, in its order. */
type FoldedNames<Id> = readonly { id: Id; names: readonly string[]; words: readonly string[] }[];

const categoryNames = foldedNames(categoryIds, (id) => Object.values(categories[id]).map(fold));
const cityNames = foldedNames(cityIds, (id) =>
  namedCities[id].names.map((words) => words.join(' ')),
);

function foldedNames<Id extends string>(
  ids: readonly Id[],
  namesOf: (id: Id) => readonly string[],
): FoldedNames<Id> {
  return ids.map((id) => {
    const names = namesOf(id);
    return { id, names, words: names.flatMap((name) => name.split(' ')) };
  });
}

/** See `SearchEngine.suggest`. */
export function suggest(index: ListingIndex, text: string, limit: number): ListingSuggestions {
  const typed = foldQuery(text);
  const last = typed.pop();
  const terms = decisiveTerms(typed);
  if (last === undefined) return { listings: [], category: [], location: [] };
  const prefixes = ['', ...attachedPrefixes].map((before) => before + last);
  const listings = suggestListings(index, titleParts(text), limit);
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

/**
 * What a title must have. A text that names a city or category means its names in all languages; without a name
 * the last word is still being typed, so a word must begin with it.
 */
export function titleParts(text: string): QueryPart[] {
  const words = fold(text).split(' ');
  const { named, others } = takeNames(words);
  const typed = foldQuery(others.join(' '));
  const isTyping = others.at(-1) === words.at(-1);
  const last = isTyping ? typed.pop() : undefined;
  const begun = last === undefined ? [] : [beginnings(last)];
  return [...begun, ...named, ...decisiveTerms(typed).map((term) => [[term]])];
}

/** Words that begin so; a prefix that Arabic attaches may stand before. */
function beginnings(last: string): QueryPart {
  return ['', ...attachedPrefixes].map((before) => [` ${before}${last}`]);
}

const allKinds = new Uint8Array(kindCount).fill(1);

function suggestListings(
  { columns, words, orders, cards }: ListingIndex,
  parts: readonly QueryPart[],
  limit: number,
): ListingSuggestions['listings'] {
  const found = columns.alive.slice();
  const withTitle = (term: string) => {
    const set = emptyBitset(columns.capacity);
    addListingsWithTitleWord(words, [needleOf(term)], set);
    return set;
  };
  for (const part of parts) {
    const matching = emptyBitset(columns.capacity);
    for (const terms of part) {
      const all = emptyBitset(columns.capacity).fill(-1);
      for (const term of terms) intersect(all, withTitle(term));
      addAll(matching, all);
    }
    if (!intersect(found, matching)) return [];
  }
  const query = { found, kinds: allKinds, total: countBits(found), order: 'newest' } as const;
  return resultPage(columns, orders, query, { skip: 0, limit }).map((slot) => {
    const { _id, title } = readCard(cards, slot);
    return { _id, title };
  });
}
