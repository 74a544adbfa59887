/** The characters of a text as people count them. The oldest browsers count combined marks by themselves. */
function charactersOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  // eslint-disable-next-line es-x/no-intl-segmenter, compat/compat -- it was asked for before
  const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The first `length` characters as people count them, with an ellipsis when something was cut. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const all = charactersOf(text);
  return all.length <= length ? text : `${all.slice(0, length).join('').trimEnd()}…`;
}
