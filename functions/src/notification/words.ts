import type { Language } from '@qaysari/contract/shared/languages';
import { contentOf } from '../message/public.ts';

/** Letters of a message that a notification or a mail shows. */
const shownLetters = 120;

const wordJoiner = '\u2060';

/** How a message begins, on one line. */
export function beginningOf(message: Parameters<typeof contentOf>[0], language: Language): string {
  const letters = [...contentOf(message, language).replace(/\s+/g, ' ').trim()];
  if (letters.length <= shownLetters) return letters.join('');
  return `${letters
    .slice(0, shownLetters - 1)
    .join('')
    .trimEnd()}…`;
}

/**
 * The same text, in which no mail program finds an address to make a link of: a sign without width parts the
 * words. A stranger's link must not look like one of ours.
 */
export function inert(text: string): string {
  return text.replace(/([.:@/])(?=\S)/g, `$1${wordJoiner}`);
}
