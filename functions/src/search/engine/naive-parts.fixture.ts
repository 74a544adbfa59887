import { categories } from '@qaysari/contract/listing/catalogue';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import type { Conversion } from '@qaysari/contract/listing/rate';
import { hasPart, type QueryPart } from '../has-part.ts';
import { listingMatcher } from '../listing-matcher.ts';
import { oneWordNames, queryParts } from '../query-parts.ts';
import { headWords, type SearchDocument } from '../search-document.ts';
import { type FoundPart, weightOf } from './find-text.ts';

/** Whether a listing has all parts. */
export const having =
  (parts: readonly QueryPart[]) =>
  ({ card, words }: SearchDocument) =>
    parts.every((part) => hasPart({ words, head: headWords(card) }, part));

interface Found {
  parts: readonly FoundPart[];
  leftOut: readonly QueryPart[];
}

/** What the listings are found by: the words, the nearest ones beside them, or as many as one listing has. */
export function naiveParts(
  documents: readonly SearchDocument[],
  text: string,
  { sort: _sort, page: _page, asTyped, ...others }: ListingFilter,
  rate?: Conversion,
): Found {
  const allowed = documents.filter(listingMatcher(others, rate));
  const totalOf = (parts: readonly QueryPart[]) => allowed.filter(having(parts)).length;
  const typed = queryParts(text);
  const total = totalOf(typed);
  if (typed.length === 0 || total > 2) return { parts: typed, leftOut: [] };
  const near = asTyped ? typed : naiveCorrection(documents, typed);
  if (totalOf(near) > total) return { parts: near, leftOut: [] };
  if (total > 0) return { parts: typed, leftOut: [] };
  const countOf = (part: QueryPart) => documents.filter(having([part])).length;
  const wide = near.map((part): FoundPart => {
    const { at, names, tradeOf } = part;
    if (!names || countOf(part) > 0) return part;
    const mentioned: FoundPart = { ...part, any: [...part.any, ...names], isWidened: true };
    if (tradeOf === undefined || countOf(mentioned) > 0) return mentioned;
    const [category] = queryParts(categories[tradeOf].en);
    return { ...(category as QueryPart), at, isWidened: true };
  });
  const known = wide.filter((part) => countOf(part) > 0);
  const choices = Array.from({ length: 2 ** known.length }, (_, chosen) =>
    known.filter((_part, place) => (chosen >> (known.length - 1 - place)) & 1),
  ).reverse();
  const weightOfAll = (parts: readonly QueryPart[]) =>
    parts.reduce((sum, part) => sum + weightOf(part, countOf(part), documents.length), 0);
  const [matching = []] = choices
    .filter((parts) => totalOf(parts) > 0)
    .map((parts) => ({ parts, weight: weightOfAll(parts) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ parts }) => parts);
  return {
    parts: matching,
    leftOut: near.filter(({ at }) => !matching.some((part) => part.at === at)),
  };
}

/** Each word that fewer than three listings have, with the nearest words of any listing beside it. */
export function naiveCorrection(
  documents: readonly SearchDocument[],
  parts: readonly QueryPart[],
): FoundPart[] {
  const texts = documents.map(({ words }) => words.split(' '));
  const words = [...new Set(texts.flat())];
  const adsWith = (some: readonly string[]) =>
    texts.filter((text) => some.every((word) => text.includes(word))).length;
  const adsOf = (name: string) => documents.filter(having(queryParts(name))).length;
  const isRare = (part: QueryPart) => documents.filter(having([part])).length < 3;
  const joined = (part: QueryPart | undefined, next: QueryPart | undefined) => {
    if (part?.word === undefined || next?.word === undefined) return undefined;
    const text = part.word + next.word;
    const isOne =
      text.length >= 5 &&
      text.length <= 30 &&
      (isRare(part) || isRare(next)) &&
      adsWith([text]) > 0;
    return isOne ? text : undefined;
  };
  const at = (place: number) => parts.find((part) => part.at[0] === place);
  return parts.map((part) => {
    const { word } = part;
    if (word === undefined) return part;
    const [place = 0] = part.at;
    const one = joined(at(place - 1), part);
    const instead =
      joined(part, at(place + 1)) ??
      one ??
      (isRare(part) ? nearest(word, words, adsWith, adsOf) : undefined);
    if (instead === undefined) return part;
    const [meant, ...more] = queryParts(instead);
    const wholeWords = [instead.split(' ').map((each) => ` ${each} `)];
    const both = (how: 'whole' | 'near' | 'any') => [
      ...part[how],
      ...(meant && more.length === 0 ? meant[how] : wholeWords),
    ];
    return {
      ...(more.length === 0 && meant),
      ...{ ...part, instead, whole: both('whole'), near: both('near'), any: both('any') },
    };
  });
}

function nearest(
  word: string,
  words: readonly string[],
  adsWith: (some: readonly string[]) => number,
  adsOf: (name: string) => number,
): string | undefined {
  const isOfLetters = (text: string) => /^[a-zءابتثجحخدذرزسشصضطعغفقكلمنهوي]+$/.test(text);
  const most = word.length < 5 || word.length > 30 ? 0 : word.length < 9 ? 1 : 2;
  if (!isOfLetters(word)) return undefined;
  for (let slips = 1; slips <= most; slips++) {
    const isNear = (other: string) =>
      other !== word && isOfLetters(other) && isWithin(slips, word, other);
    const near = words.filter(isNear);
    const names = oneWordNames().filter(isNear);
    const split = Array.from({ length: Math.max(0, word.length - 3) }, (_, place) =>
      [word.slice(0, place + 2), word.slice(place + 2)].join(' '),
    );
    const [best] = [
      ...[...near, ...(slips === 1 ? split : [])].map((text) => ({
        text,
        ads: adsWith(text.split(' ')),
      })),
      ...names.map((text) => ({ text, ads: adsOf(text) })),
    ]
      .filter(({ ads }) => ads > 0)
      .sort((a, b) => b.ads - a.ads || (a.text < b.text ? -1 : 1));
    if (best) return best.text;
  }
  return undefined;
}

/** Whether one word becomes the other by so many slips, in any way. */
function isWithin(slips: number, one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = one;
  const [otherFirst, otherSecond] = other;
  const restOf = (text: string, from = 1) => text.slice(from);
  const left = first === otherFirst ? slips : slips - 1;
  if (left >= 0 && first !== undefined && isWithin(left, restOf(one), restOf(other))) return true;
  if (slips === 0) return false;
  const isSwap = second !== undefined && first === otherSecond && second === otherFirst;
  return (
    (first !== undefined && isWithin(slips - 1, restOf(one), other)) ||
    (otherFirst !== undefined && isWithin(slips - 1, one, restOf(other))) ||
    (isSwap && isWithin(slips - 1, restOf(one, 2), restOf(other, 2)))
  );
}
