/** What only a segmenter counts as people do, such as a joined emoji: pairs of surrogates, and joiners between them. */
const isJoined = /[\u{10000}-\u{10FFFF}\u200D]/u;

/**
 * The characters of a text as people count them. In the oldest browsers a joined emoji counts as several. The first
 * segmenter of a page blocks a phone, so only texts that need one get it.
 */
function charactersOf(text: string): string[] {
  if (!isJoined.test(text) || !('Segmenter' in Intl))
    return text.match(/[^\p{M}\u200C]?[\p{M}\u200C]+|[^\p{M}\u200C]/gu) ?? [];
  // eslint-disable-next-line es-x/no-intl-segmenter, compat/compat -- it was asked for before
  const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Blanks and joining punctuation are removed before an ellipsis. */
const looseEnd = /[\s,،;؛:/–—-]+$/u;

/**
 * The first `length` characters as people count them, with an ellipsis when something was cut. Cut after a whole word:
 * within one, Arabic letters would take other shapes. Only a first word that is too long is cut itself.
 */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const all = charactersOf(text);
  if (all.length <= length) return text;
  const begin = all.slice(0, length).join('');
  const isWhole = /^\s/u.test(all[length] ?? '');
  const words = isWhole ? begin : begin.replace(/\s\S*$/u, '');
  return `${words.replace(looseEnd, '') || begin}…`;
}
