import type { Language } from '@qaysari/contract/shared/languages';
import type { Random } from '../../../random.ts';
import { newWords } from './new-words.ts';

/**
 * Heaps' law: the number of distinct words V grows with the number of words n as n^exponent. It is 0.77
 * for the 15,000 words of the seed; larger collections have less.
 */
const exponents: Readonly<Record<Language, number>> = { ar: 0.6, ku: 0.6, en: 0.5 };

/** The share of words that are replaced by other known words. */
const otherWords = 0.3;

const wordForm = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Rewrites sentences so that the vocabulary grows with the text as in a real collection. A word becomes a
 * new one with the probability exponent · V / n, which sums up to Heaps' law. Some others are replaced by
 * known words, by frequency; the rest stay.
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
