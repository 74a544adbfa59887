import { categories } from '@qaysari/contract/listing/catalogue';
import type { QueryPart } from '../has-part.ts';
import { queryParts } from '../query-parts.ts';
import { addAll, type Bitset, countBits, intersect } from './bitset.ts';
import type { ListingIndex } from './listing-index.ts';
import { joinedWord, nearestWords } from './nearest-words.ts';

/** A part of a query, and what became of it. */
export interface FoundPart extends QueryPart {
  /** The words of the index that are looked for as well, in place of slips. */
  instead?: string;
  /** No listing is of the trade: it was looked for in whole texts, or, where none has it, all of its category. */
  isWidened?: true;
}

export interface FoundText<Count> {
  found: Bitset;
  count: Count;
  /** What each of the found listings has. */
  parts: readonly FoundPart[];
  /** What they need not have, because no listing has all parts. */
  leftOut: readonly QueryPart[];
}

/** The other filters of a search. */
export interface Others<Count> {
  /** Counts listings; removes from the set what the limits of the price do not allow. */
  count: (found: Bitset) => Count;
  /** All listings that they allow. */
  allowed: () => Bitset;
  /** Whether slips stay. */
  asTyped: boolean;
}

/** Where fewer listings match, slips are looked for. */
const fewListings = 3;

/** The listings with a part; some may no longer be live. Other names count with stems. Do not change the set. */
export function listingsWith(
  { matchSets }: ListingIndex,
  { names, ...part }: QueryPart,
  closeness: 'whole' | 'near' | 'any' = 'any',
): Bitset {
  const found = matchSets.of(part[closeness]);
  if (names === undefined || closeness === 'whole') return found;
  const both = found.slice();
  addAll(both, matchSets.of(names, 'head'));
  return both;
}

/** The listings with all parts. */
export function matchParts(index: ListingIndex, parts: readonly QueryPart[]): Bitset {
  const found = index.columns.live.slice();
  for (const part of parts) if (!intersect(found, listingsWith(index, part))) break;
  return found;
}

/**
 * Never nothing, where the other filters allow a listing: the listings with all parts; where these are fewer than three,
 * also with the nearest words in place of slips; where there are none, with as many parts as one listing has.
 */
export function findText<Count extends { total: number }>(
  index: ListingIndex,
  text: string,
  { count, allowed, asTyped }: Others<Count>,
): FoundText<Count> {
  const find = (parts: readonly FoundPart[], leftOut: readonly QueryPart[] = []) => {
    const found = matchParts(index, parts);
    return { found, count: count(found), parts, leftOut };
  };
  const typed = queryParts(text);
  if (typed.length === 0) return find(typed);
  const exact = find(typed);
  if (exact.count.total >= fewListings) return exact;
  const corrected: readonly FoundPart[] = asTyped ? typed : withoutSlips(index, typed);
  const isCorrected = corrected.some(({ instead }) => instead !== undefined);
  const near = isCorrected ? find(corrected) : exact;
  if (near.count.total > exact.count.total) return near;
  if (exact.count.total > 0) return exact;
  const chosen = asManyAsMatch(
    index,
    corrected.map((part) => widened(index, part)),
    allowed(),
  );
  const leftOut = corrected.filter(({ at }) => !chosen.some((part) => part.at === at));
  return find(chosen, leftOut);
}

/** The parts, each word that hardly any listing has with the nearest words of the index beside it. */
export function withoutSlips(index: ListingIndex, parts: readonly QueryPart[]): FoundPart[] {
  const { words, columns } = index;
  const adsOf = (name: string) => countBits(matchParts(index, queryParts(name)));
  const isRare = (part: QueryPart) => countOf(index, part) < fewListings;
  const inOrder = parts.toSorted((one, other) => (one.at[0] as number) - (other.at[0] as number));
  const joined = new Map<QueryPart, string>();
  inOrder.forEach((part, place) => {
    const next = inOrder[place + 1];
    if (part.word === undefined || next?.word === undefined) return;
    if (next.at[0] !== (part.at[0] as number) + 1 || !(isRare(part) || isRare(next))) return;
    const text = joinedWord(words, part.word, next.word, columns.live);
    if (text === undefined) return;
    joined.set(part, text);
    joined.set(next, text);
  });
  return parts.map((part) => {
    if (part.word === undefined) return part;
    const isSlip = joined.has(part) || isRare(part);
    const instead =
      isSlip && (joined.get(part) ?? nearestWords(words, part.word, columns.live, adsOf));
    if (!instead) return part;
    const { whole, near, any, ...named } = partOf(instead);
    return {
      ...{ ...named, at: part.at, word: part.word, instead },
      whole: [...part.whole, ...whole],
      near: [...part.near, ...near],
      any: [...part.any, ...any],
    };
  });
}

/** One part for a text; for one of several parts its whole words. */
function partOf(text: string): QueryPart {
  const [part, ...more] = queryParts(text);
  if (part && more.length === 0) return part;
  const whole = [text.split(' ').map((word) => ` ${word} `)];
  return { at: [], whole, near: whole, any: whole };
}

/**
 * A trade that no listing is of: by all its names anywhere, or, where no listing has any, its category. Any other part as
 * it is.
 */
function widened(index: ListingIndex, part: FoundPart): FoundPart {
  const { at, names, tradeOf } = part;
  if (!names || countOf(index, part) > 0) return part;
  const mentioned: FoundPart = { ...part, any: [...part.any, ...names], isWidened: true };
  if (tradeOf === undefined || countOf(index, mentioned) > 0) return mentioned;
  const [category] = queryParts(categories[tradeOf].en);
  return category ? { ...category, at, isWidened: true } : mentioned;
}

function countOf(index: ListingIndex, part: QueryPart): number {
  return countBits(matchParts(index, [part]));
}

/** What a trade weighs beside another word that as many listings have: it says what somebody looks for. */
const tradeWeight = 2;

/** How much a part says: the fewer of all listings have it, the more. */
export function weightOf({ names }: QueryPart, count: number, all: number): number {
  return Math.log2((all + 1) / count) * (names ? tradeWeight : 1);
}

/** The parts that together say the most of those that one allowed listing has. */
function asManyAsMatch(
  index: ListingIndex,
  parts: readonly FoundPart[],
  allowed: Bitset,
): readonly FoundPart[] {
  const all = index.columns.slotOf.size;
  const weighed = parts
    .map((part) => ({ part, count: countOf(index, part) }))
    .filter(({ count }) => count > 0)
    .map(({ part, count }) => ({ part, weight: weightOf(part, count, all) }));
  let best: { chosen: readonly FoundPart[]; weight: number } = { chosen: [], weight: 0 };
  const tryFrom = (
    place: number,
    chosen: readonly FoundPart[],
    set: Bitset,
    weight: number,
  ): void => {
    if (weight > best.weight) best = { chosen, weight };
    weighed.slice(place).forEach((next, i) => {
      const both = set.slice();
      if (!intersect(both, listingsWith(index, next.part))) return;
      tryFrom(place + i + 1, [...chosen, next.part], both, weight + next.weight);
    });
  };
  tryFrom(0, [], allowed, 0);
  return best.chosen;
}
