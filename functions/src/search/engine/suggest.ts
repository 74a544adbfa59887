import { categories, cities } from '@qaysari/contract/catalogue';
import type { ListingSuggestions } from '@qaysari/contract/listing-entity';
import { fold, foldQuery, grownBefore } from '../fold.ts';
import type { AdIndex } from './ad-index.ts';
import { emptyBitset, intersect, sizeOf } from './bitset.ts';
import { cardOf } from './card-bytes.ts';
import { pageOfAds } from './page-of-ads.ts';
import { kinds } from './ad-kinds.ts';
import { needleOf } from './word-code.ts';
import { uniteTitles } from './word-index.ts';

/** Names of one list of the catalogue, folded, in its order. */
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
export function suggest(index: AdIndex, text: string, limit: number): ListingSuggestions {
  const terms = foldQuery(text);
  const last = terms.pop();
  if (last === undefined) return { listings: [], category: [], location: [] };
  const beginnings = ['', ...grownBefore].map((before) => before + last);
  const listings = adsTitled(index, terms, beginnings, limit);
  const matching = <Id>(list: FoldedNames<Id>): Id[] => {
    const found = list.filter(
      ({ words }) =>
        terms.every((term) => words.some((word) => word.includes(term))) &&
        words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
    );
    const typed = fold(text);
    const begins = (names: readonly string[]) => names.some((name) => name.startsWith(typed));
    const first = found.filter(({ names }) => begins(names));
    const then = found.filter(({ names }) => !begins(names));
    return [...first, ...then].slice(0, limit).map(({ id }) => id);
  };
  return { listings, category: matching(categoryNames), location: matching(cityNames) };
}

const allKinds = new Uint8Array(kinds).fill(1);

function adsTitled(
  { columns, words, orders, cards }: AdIndex,
  terms: readonly string[],
  beginnings: readonly string[],
  limit: number,
): ListingSuggestions['listings'] {
  const found = columns.alive.slice();
  const keep = (needles: readonly Uint8Array[]) => {
    const titled = emptyBitset(columns.room);
    uniteTitles(words, needles, titled);
    return intersect(found, titled);
  };
  const some =
    keep(beginnings.map((beginning) => needleOf(beginning, true))) &&
    terms.every((term) => keep([needleOf(term)]));
  if (!some) return [];
  const wish = { found, kinds: allKinds, total: sizeOf(found), order: 'newest' } as const;
  return pageOfAds(columns, orders, wish, { skip: 0, limit }).map((slot) => {
    const { _id, title } = cardOf(cards, slot);
    return { _id, title };
  });
}
