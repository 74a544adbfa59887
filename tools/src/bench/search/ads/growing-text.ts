import type { Language } from '@qaysari/contract/shared/languages';
import type { Random } from '../../../random.ts';

/** Affixes of each language: they create most words of a large collection. */
const affixes: Readonly<Record<Language, { before: string[]; after: string[] }>> = {
  ar: {
    before: ['و', 'ال', 'وال', 'بال', 'لل', 'ب', 'ل', 'ف', 'ك', 'فال', 'ولل', 'سي', 'ن', 'ت', 'ي'],
    after: 'ها هم نا كم ين ون ات ية ة ي ه وا ان تها اتنا'.split(' '),
  },
  ku: {
    before: ['نا', 'بێ', 'هەڵ', 'دە', 'بە', 'لە', 'تێ', 'ڕا'],
    after: 'ەکە ەکان ەکەی ەکانی یش مان تان یان ێک ی م دا وە ەوە'.split(' '),
  },
  en: {
    before: ['re', 'un', 'pre', 'non', 'over', 'mini'],
    after: ['s', 'es', 'ed', 'ing', 'er', 'ers', 'ly', 'al', 'ment', 'able', 'ist'],
  },
};

const end = '\n';

/** The letters that follow each pair of letters in a language: a Markov chain for invented names. */
function followers(words: Iterable<string>): ReadonlyMap<string, string> {
  const after = new Map<string, string>();
  for (const word of words) {
    const letters = end + end + word + end;
    for (let at = 2; at < letters.length; at += 1) {
      const pair = letters.slice(at - 2, at);
      after.set(pair, (after.get(pair) ?? '') + letters.charAt(at));
    }
  }
  return after;
}

/**
 * Invents plausible words of a language: half of them known words with affixes, a third invented names,
 * the rest numbers (of phones, years, amounts).
 */
function newWords(language: Language, known: readonly string[], random: Random): () => string {
  const after = followers(known);
  const { before, after: behind } = affixes[language];

  function grown(): string {
    const stem = random.pick(known);
    const withFront = random.chance(0.5) ? random.pick(before) + stem : stem;
    return withFront === stem || random.chance(0.5) ? withFront + random.pick(behind) : withFront;
  }

  function name(): string {
    let letters = end + end;
    while (letters.length < 14) {
      const possible = after.get(letters.slice(-2)) ?? end;
      const next = possible[random.whole(0, possible.length - 1)];
      if (next === undefined || next === end) break;
      letters += next;
    }
    return letters.slice(2);
  }

  return () => {
    const kind = random.next();
    if (kind < 0.5) return grown();
    if (kind < 0.85) return name();
    return String(Math.floor(10 ** random.between(2, 7)));
  };
}

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
