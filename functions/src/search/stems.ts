import { stemMark } from './has-part.ts';

/**
 * Light stems: what people attach to a word comes off the query, never off the index. Words are folded. A stem matches at
 * the beginning of a word; one of three letters matches a whole word. Rules: light10 for Arabic, Lucene's SoraniStemmer,
 * and English plurals.
 */

/** Before a name: "and", "so", "in", "for" and "like", with and without the article; Sorani "in". */
const beforeNames = [
  ...['و', 'ف', 'ب', 'ل', 'ك', 'ال', 'وال', 'فال', 'بال', 'كال', 'لل', 'وب', 'ول', 'وبال', 'ولل'],
  ...['له', 'به'],
];

/** After a name: several endings together, and those that only names have. */
const afterNames = ['يدا', 'ه', 'يه', 'وه', 'كاني', 'هكاني', 'كاندا', 'هكاندا', 's', 'es'];

/** The word, and what may be left of it without what is attached before or after it. */
export function formsOfName(word: string): string[] {
  const rests = ['', ...beforeNames]
    .filter((before) => word.startsWith(before))
    .map((before) => word.slice(before.length));
  const forms = rests.flatMap((rest) =>
    ['', ...endings, ...afterNames]
      .filter((end) => rest.endsWith(end))
      .map((end) => rest.slice(0, rest.length - end.length)),
  );
  const others = [
    ...(word.endsWith('ies') ? [word.replace(/ies$/, 'y')] : []),
    ...feminineOf(word),
  ];
  return [...forms, ...others].filter((form) => form.length > 2 || form === word);
}

/** "My generator" is written with a ت in place of the ه of the generator. */
function feminineOf(word: string): string[] {
  return word.length > 5 && word.endsWith('تي') ? [`${word.slice(0, -2)}ه`] : [];
}

const arabicLetters = /^[\u0621-\u064a]+$/;
const latinLetters = /^[a-z]+$/;

/** A single letter that is attached before a word; more letters are needed behind it than behind the article. */
const attachedLetter = /^[وفبلك](?=.{4})/;

const endings = [
  // Sorani: definite, indefinite and plural, with ezafe and postpositions; "our", "your", "their".
  ...['يهكان', 'هكان', 'كان', 'هكه', 'كه', 'يهك', 'يك', 'دا', 'هوه', 'مان', 'تان', 'يان', 'يش'],
  // Arabic: plurals and dual; "her", "their", "our".
  ...['ات', 'ان', 'ين', 'ون', 'ها', 'هم', 'نا'],
  // Arabic "of that kind", Sorani ezafe.
  'ي',
];

const shortest = 3;

/** What is left without one ending, and without two. */
function withoutEndings(word: string, rounds = 2): string[] {
  if (rounds === 0) return [];
  const left = endings
    .filter((end) => word.endsWith(end) && word.length - end.length >= shortest)
    .map((end) => word.slice(0, -end.length));
  return [...left, ...left.flatMap((rest) => withoutEndings(rest, rounds - 1))];
}

function arabicTerms(word: string): string[] {
  const bare = word.replace(attachedLetter, '');
  const bases = [...new Set([word, bare])];
  const left = bases.flatMap((base) => withoutEndings(base));
  const long = left.filter((stem) => stem.length > shortest);
  const stems = [...(bare === word ? [] : [bare]), ...(long.length > 0 ? long : left)];
  // Feminine: its plural, and the masculine form.
  const others = bases
    .filter((base) => base.endsWith('ه') && base.length > shortest)
    .flatMap((base) => [
      `${base.slice(0, -1)}ات`,
      ...(base.endsWith('يه') ? [base.slice(0, -1)] : []),
    ]);
  const singular = bases
    .filter((base) => base.endsWith('ات') && base.length === shortest + 2)
    .map((base) => `${base.slice(0, -2)}ه`);
  return [...stems, ...others, ...singular, ...bases.flatMap(feminineOf)].map((stem) =>
    startOf(stem, true),
  );
}

function englishTerms(word: string): string[] {
  const stems: string[] = [];
  if (/.{2}ies$/.test(word)) stems.push(word.replace(/ies$/, 'y'));
  else if (/(?:[sxz]|[cs]h)es$/.test(word)) stems.push(word.slice(0, -2));
  else if (/.{2}[^su]s$/.test(word)) stems.push(word.slice(0, -1));
  if (/.{2}[^aeiou]y$/.test(word)) stems.push(word.replace(/y$/, 'ies'));
  return stems.filter((stem) => stem.length >= shortest).map((stem) => startOf(stem, false));
}

/** The term that finds words beginning with a stem, or the whole word where it is short. Arabic attaches to it. */
export function startOf(stem: string, isArabic: boolean): string {
  return `${isArabic ? stemMark : ' '}${stem}${stem.length > shortest ? '' : ' '}`;
}

/** The term that finds a whole word; an Arabic one with what is attached before it, too. */
export function wholeWord(word: string): string {
  return `${arabicLetters.test(word) ? stemMark : ' '}${word} `;
}

/** What else finds a word of a query, beside itself: terms of a `QueryPart`. */
export function stemTerms(word: string): string[] {
  const terms = arabicLetters.test(word)
    ? arabicTerms(word)
    : latinLetters.test(word)
      ? englishTerms(word)
      : [];
  const distinct = [...new Set(terms)];
  // What a shorter one finds anyway, or the word itself, costs a look and brings nothing.
  return distinct.filter(
    (term) =>
      !term.includes(word) && !distinct.some((other) => other !== term && term.startsWith(other)),
  );
}
