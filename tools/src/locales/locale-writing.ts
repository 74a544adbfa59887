import type { Language } from '@qaysari/contract/shared/languages';

interface WritingRule {
  languages: readonly Language[];
  /** What the text must not contain. */
  wrong: RegExp;
  problem: string;
}

/** Words that stay in Latin letters in every language; `token` and `greeted` are names of our cookies. */
const latinNames = new Set(
  `
  Android Chrome ChromeOS Cloud Edge Facebook Firebase Firefox Google IP Instagram Internet
  JPEG Linux Mac Opera PNG Qaysari SMS Safari Samsung UTC WebP WhatsApp Windows ZIP iPad
  iPhone reCAPTCHA session token greeted
`
    .trim()
    .split(/\s+/),
);

/** Parts that are not translated: samples, addresses, placeholders and tags. */
const notWords =
  /\u2066[^\u2069]*\u2069|\{\{[^}]*\}\}|<\/?\w+\s*\/?>|\bhttps?:\/\/\S*|[\w.+-]+@[\w.-]+/g;

const rules: WritingRule[] = [
  { languages: ['en', 'ar', 'ku'], wrong: /^\s*$/, problem: 'is empty' },
  {
    languages: ['en', 'ar', 'ku'],
    wrong: /^\s+\S|\S\s+$|\S {2,}\S/,
    problem: 'has a blank too many',
  },
  {
    languages: ['en', 'ar', 'ku'],
    wrong: /[\u0660-\u0669\u06F0-\u06F9]/,
    problem: 'has digits that are not Latin',
  },
  {
    languages: ['ar'],
    // Persian and Kurdish letters: پ چ ژ گ ک ی ە ێ ۆ ڕ ڵ ڤ ھ and similar ones.
    wrong: /[\u0671-\u06D3\u06D5\u06EE-\u06EF\u06FA-\u06FF]/,
    problem: 'has letters that Arabic does not write',
  },
  {
    languages: ['ku'],
    // Arabic ك ي ى ة أ إ آ ؤ ث ذ ص ض ط ظ: Sorani uses ک ی ە and phonetic spelling.
    wrong: /[\u0643\u064A\u0649\u0629\u0623\u0625\u0622\u0624\u062B\u0630\u0635-\u0638]/,
    problem: 'has letters that Sorani does not write',
  },
  {
    languages: ['ku'],
    wrong: /\u0647(?![\p{L}\p{M}\u200D])/u,
    problem: 'ends a word in ه, where Sorani writes ە',
  },
  {
    languages: ['ar', 'ku'],
    wrong: /[\u0600-\u06FF]\s*[,;?]/,
    problem: 'has a Latin comma, semicolon or question mark after Arabic script',
  },
  {
    languages: ['ar', 'ku'],
    // Between Arabic words the parts of these change places (https://www.unicode.org/reports/tr9/#W2).
    wrong: /(?<!\u2066[^\u2069]*)(?:\d(?: \d|[-/]\d)|\+\d|https?:\/\/)/,
    problem: 'has a phone number or address that is not between U+2066 and U+2069',
  },
  {
    languages: ['en', 'ar', 'ku'],
    wrong: /[\u2066-\u2068](?![^\u2066-\u2069]*\u2069)|(?<![\u2066-\u2068][^\u2066-\u2069]*)\u2069/,
    problem: 'opens an isolate that it does not close, or closes one that it does not open',
  },
  {
    languages: ['en', 'ar', 'ku'],
    wrong: /\{(?!\{-? ?\w+\}\})(?<!\{\{)|(?<!\{\{-? ?\w+)\}(?<!\{\{-? ?\w+\}\})/,
    problem: 'has a placeholder that nothing can fill',
  },
];

/** Lists spelling problems of a text; empty for none. */
export function writingProblems(language: Language, text: string): string[] {
  const broken = rules
    .filter(({ languages, wrong }) => languages.includes(language) && wrong.test(text))
    .map(({ problem }) => problem);
  const foreign = language === 'en' ? [] : latinWords(text);
  return foreign.length > 0 ? [...broken, `is not translated: ${foreign.join(' ')}`] : broken;
}

function latinWords(text: string): string[] {
  const words = text.replace(notWords, ' ').match(/\p{Script=Latin}+/gu) ?? [];
  return words.filter((word) => !latinNames.has(word));
}
