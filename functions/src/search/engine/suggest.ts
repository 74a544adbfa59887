import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { fold } from '@qaysari/contract/shared/fold';
import type { ListingSuggestions } from '@qaysari/contract/listing/types';
import { namedCities } from '../catalogue-names.ts';
import { attachedPrefixes, decisiveTerms, foldQuery, withoutArticle } from '../fold.ts';
import type { QueryPart } from '../has-part.ts';
import { priceInText } from '../price-limits.ts';
import { queryParts, queryWords } from '../query-parts.ts';
import { namesOfCategory } from '../search-document.ts';
import { tradeNames } from '../trade-names.ts';
import { countBits, intersect } from './bitset.ts';
import { readCard } from './card-bytes.ts';
import { matchParts, withoutSlips } from './find-text.ts';
import type { ListingIndex } from './listing-index.ts';
import { kindCount } from './listing-kinds.ts';
import { resultPage } from './result-page.ts';

/** The folded names of one list of the catalogue, in its order. */
type FoldedNames<Id> = readonly { id: Id; names: readonly string[]; words: readonly string[] }[];

const categoryNames = foldedNames(categoryIds, (id) => namesOfCategory(id).map(fold));
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
  const price = priceInText(text);
  const offer = price && { price };
  const words = foldQuery(text);
  const last = words.at(-1);
  if (last === undefined) return { listings: [], trades: [], category: [], location: [], ...offer };
  const typing = partsWhileTyping(text);
  const found = suggestListings(index, typing, limit);
  // What nothing begins with may be a slip.
  const parts = found.length > 0 ? typing : withoutSlips(index, queryParts(text));
  const typed = decisiveTerms(words.slice(0, -1));
  const begun = withPrefixes(last);
  const whole = fold(text);
  const matching = <Id>(list: FoldedNames<Id>): Id[] => {
    const named = list.filter(
      ({ words: own }) =>
        typed.every((term) => own.some((word) => word.includes(term))) &&
        own.some((word) => begun.some((beginning) => word.startsWith(beginning))),
    );
    const begins = (names: readonly string[]) => names.some((name) => name.startsWith(whole));
    const first = named.filter(({ names }) => begins(names));
    const then = named.filter(({ names }) => !begins(names));
    return [...first, ...then].map(({ id }) => id);
  };
  const some = <Id>(byName: readonly Id[], named: readonly (Id | undefined)[]) =>
    [...new Set([...byName, ...named])].filter((id) => id !== undefined).slice(0, limit);
  return {
    listings: found.length > 0 ? found : suggestListings(index, parts, limit),
    trades: suggestTrades(index, whole),
    category: some(
      matching(categoryNames),
      parts.map(({ category, tradeOf }) => category ?? tradeOf),
    ),
    location: some(
      matching(cityNames),
      parts.map(({ city }) => city),
    ),
    ...offer,
  };
}

/** The word, and with each prefix that Arabic attaches. */
const withPrefixes = (word: string) => ['', ...attachedPrefixes].map((prefix) => prefix + word);

/** What a search for the text asks for; the last word is still being typed, so a word that begins with it is enough. */
export function partsWhileTyping(text: string): QueryPart[] {
  const words = queryWords(text);
  const parts = queryParts(text);
  const last = words.at(-1);
  if (!last) return parts;
  const own = parts.find(({ at }) => at.includes(last.at));
  const before = words.filter(({ at }) => own?.at.includes(at) && at !== last.at);
  const terms = before.map(({ word }) => word);
  const begun = withPrefixes(withoutArticle(last.word)).map((word) => [...terms, ` ${word}`]);
  const typing = { any: [...begun, ...(own?.any ?? [])] };
  const others = parts.filter((part) => part !== own);
  return [...others, { at: [last.at], whole: [], near: [], ...own, ...typing }];
}

/** Fewer letters begin too many names. */
const minLetters = 2;
const mostTried = 6;
const mostTrades = 3;

/** The names of trades that begin so and find a listing; of each trade one, those that find the most first. */
function suggestTrades(index: ListingIndex, begun: string): string[] {
  if (begun.length < minLetters) return [];
  const tradeOf = (parts: readonly QueryPart[]) => JSON.stringify(parts.map(({ names }) => names));
  const typed = tradeOf(queryParts(begun));
  const trades = new Map<string, { name: string; parts: QueryPart[] }>();
  for (const { name, folded } of tradeNames) {
    if (trades.size === mostTried) break;
    if (!folded.startsWith(begun)) continue;
    const parts = queryParts(name);
    const trade = tradeOf(parts);
    if (trade !== typed && !trades.has(trade)) trades.set(trade, { name, parts });
  }
  return [...trades.values()]
    .map(({ name, parts }) => ({ name, count: countBits(matchParts(index, parts)) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, mostTrades)
    .map(({ name }) => name);
}

const allKinds = new Uint8Array(kindCount).fill(1);

function suggestListings(
  { columns, matchSets, orders, cards }: ListingIndex,
  parts: readonly QueryPart[],
  limit: number,
): ListingSuggestions['listings'] {
  const found = columns.live.slice();
  for (const { any, names = [] } of parts) {
    if (!intersect(found, matchSets.of([...any, ...names], 'head'))) return [];
  }
  const query = { found, kinds: allKinds, total: countBits(found), order: 'newest' } as const;
  return resultPage(columns, orders, query, { skip: 0, limit }).map((slot) => {
    const { _id, title } = readCard(cards, slot);
    return { _id, title };
  });
}
