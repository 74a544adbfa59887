import { fold } from '@qaysari/contract/shared/fold';
import { trades, type Trade } from '@qaysari/contract/listing/trades';
import { foldedWords, type Named } from './catalogue-names.ts';
import { startOf } from './stems.ts';

/** How texts say one name: a single word begins a word there; several are found inside of words, short ones whole. */
function inTextsOf(words: readonly string[], isArabic: boolean): (readonly string[])[] {
  const [first = ''] = words;
  if (words.length === 1) return [[startOf(first, isArabic)]];
  return [words.map((word) => (word.length > 3 ? word : ` ${word} `))];
}

/** Two words are typed as one, too: coffeeshop. */
function joined(words: readonly string[]): string[][] {
  return words.length === 2 ? [[words.join('')]] : [];
}

function namesOf({ category, names }: Trade): Named[] {
  const written = Object.entries(names).flatMap(([language, all]) =>
    all.map(({ name, isInTitles }) => ({
      words: foldedWords(name),
      isArabic: language === 'ar',
      isInTitles,
    })),
  );
  const inTexts = written
    .filter(({ isInTitles }) => isInTitles)
    .flatMap(({ words, isArabic }) => inTextsOf(words, isArabic));
  return written
    .flatMap(({ words }) => [words, ...joined(words)])
    .map((words) => ({ words, inTexts, ...(category && { category }) }));
}

/** All names by their first word, the longest first. A name of several trades means all of them. */
export const tradesByFirstWord: ReadonlyMap<string, readonly Named[]> = Map.groupBy(
  merged(trades.flatMap(namesOf)).sort((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
);

function merged(names: readonly Named[]): Named[] {
  const byName = Map.groupBy(names, ({ words }) => words.join(' '));
  return [...byName.values()].map((same) => {
    const [first, ...others] = same;
    const isOfOne = others.every(({ category }) => category === first?.category);
    return {
      words: first?.words ?? [],
      inTexts: [...new Set(same.map(({ inTexts }) => inTexts))].flat(),
      ...(first?.category && isOfOne && { category: first.category }),
    };
  });
}

/** Every name as it is written, the shortest first. */
export const tradeNames: readonly { name: string; folded: string }[] = trades
  .flatMap(({ names }) => Object.values(names).flat())
  .map(({ name }) => ({ name, folded: fold(name) }))
  .sort((one, other) => one.folded.length - other.folded.length);
