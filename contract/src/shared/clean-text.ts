/** Line ends of forms, slides and documents. */
const lineEnds = /\r\n?|[\f\v\u0085\u2028\u2029]/g;

/**
 * What nobody sees and nobody typed. Copied texts have marks that set a direction: this site, too, puts them around
 * prices and names. NUL is not among them: a text with it is refused.
 */
const copiedMarks =
  /[\u0001-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/g;

/** Not a blank, nor a mark that Arabic and Kurdish need between letters. */
const beginning = /[^\s\u061C\u200C-\u200F]/;
/** A joiner may end a text: it shapes the letter before it. */
const afterEnd = /[\s\u061C\u200E\u200F]/;

/** In linear time. A pattern such as `\s+$` is not: a megabyte of blanks between two letters would block an instance. */
function withoutEdges(text: string): string {
  const start = text.search(beginning);
  if (start < 0) return '';
  let end = text.length;
  while (afterEnd.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** What leaves no ink by itself: blanks, marks without a letter, fillers, the stroke that lengthens a word. */
const inkless = /[\s\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u0640\u2800]/gu;

/**
 * A text of several lines as it is stored: line ends are `\n`, tabs are blanks, invisible marks are gone. What looks
 * empty is empty. Cleaning the result again changes nothing.
 */
export function cleanText(text: string): string {
  const marked = text.replaceAll(lineEnds, '\n').replaceAll('\t', ' ');
  const clean = withoutEdges(marked.replaceAll(copiedMarks, ''));
  return clean.replaceAll(inkless, '') === '' ? '' : clean;
}

/** A text of one line as it is stored: as `cleanText`, with blanks for its line ends. */
export function cleanLine(text: string): string {
  const lines = cleanText(text).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** A value of one word, such as an e-mail address or a code: no mark belongs into it. */
export function cleanWord(text: string): string {
  return text.replaceAll(/[\p{Cf}\uFE00-\uFE0F]/gu, '').trim();
}

/** How many characters a text has: those that people count, but for joined ones such as flags. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** The first `max` characters of a text, as `countCharacters` counts. */
export function firstCharacters(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}
