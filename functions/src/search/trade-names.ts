import { fold } from '@qaysari/contract/fold';
import { trades, type Trade } from '@qaysari/contract/trades';
import { startOf } from './stems.ts';

/** One name of a trade, as folded words, and the terms that find any name of it. */
export interface TradeName {
  words: readonly string[];
  /** As in a `QueryPart`. */
  inTexts: readonly (readonly string[])[];
}

const foldedWords = (name: string) => fold(name).split(' ');

/** How texts say one name: a single word begins a word there; several are found inside of words, short ones whole. */
function inTextsOf(words: readonly string[], isArabic: boolean): (readonly string[])[] {
  const [first = ''] = words;
  if (words.length === 1) return [[startOf(first, isArabic)]];
  return [words.map((word) => (word.length > 3 ? word : ` ${word} `))];
}

function namesOf({ names }: Trade): TradeName[] {
  const written = Object.entries(names).flatMap(([language, all]) =>
    all.map((name) => ({ words: foldedWords(name), isArabic: language === 'ar' })),
  );
  const inTexts = written.flatMap(({ words, isArabic }) => inTextsOf(words, isArabic));
  return written.map(({ words }) => ({ words, inTexts }));
}

/** All names by their first word, the longest first. A name of several trades means all of them. */
export const tradesByFirstWord: ReadonlyMap<string, readonly TradeName[]> = Map.groupBy(
  merged(trades.flatMap(namesOf)).sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
);

function merged(names: readonly TradeName[]): TradeName[] {
  const byName = Map.groupBy(names, ({ words }) => words.join(' '));
  return [...byName.values()].map((same) => ({
    words: same[0]?.words ?? [],
    inTexts: [...new Set(same.map(({ inTexts }) => inTexts))].flat(),
  }));
}
