import type { Language } from '@qaysari/contract/languages';
import type { Random } from '../../../random.ts';
import { newWords } from './new-words.ts';

/**
 * How the number of different words V grows with the number n of words written: V ~ n^exponent (Heaps'
 * law). Among the first 15,000 words, the seed's own ads, it is 0.77; larger collections have less.
 */
const exponents: Readonly<Record<Language, number>> = { ar: 0.6, ku: 0.6, en: 0.5 };

/** How much of a borrowed sentence is said in other words that the language has used before. */
const otherWords = 0.3;

const wordForm = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Rewrites sentences of one language so that the whole, as it grows, has the vocabulary that a text of
 * that length would have: a word is new with the probability exponent · V / n, whose sum is Heaps' law;
 * some of the others are drawn from all that was written, by how often they were, the rest stay.
 */
export function growingText(
  language: Language,
  written: readonly string[],
  random: Random,
): (sentence: string) => string {
  const words = written.flatMap((text) => text.match(wordForm) ?? []);
  const known = new Set(words);
  const invent = newWords(language, [...known], random);

  function inventNew(): string {
    for (let tries = 0; tries < 20; tries += 1) {
      const word = invent();
      if (known.has(word)) continue;
      known.add(word);
      return word;
    }
    return random.pick(words);
  }

  function nextWord(word: string): string {
    const isNew = random.chance((exponents[language] * known.size) / words.length);
    const next = isNew ? inventNew() : random.chance(otherWords) ? random.pick(words) : word;
    words.push(next);
    return next;
  }

  return (sentence) => sentence.replace(wordForm, nextWord);
}
