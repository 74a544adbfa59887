const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });

/** The first `length` characters as people count them, with an ellipsis when something was cut. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const all = Array.from(graphemes.segment(text), ({ segment }) => segment);
  return all.length <= length ? text : `${all.slice(0, length).join('').trimEnd()}…`;
}
