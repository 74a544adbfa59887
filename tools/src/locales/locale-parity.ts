import type { Language } from '@qaysari/contract/shared/languages';

/** The plural forms of i18next. */
const pluralForms: Record<Language, readonly string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
  ku: ['one', 'other'],
};

/** These forms can name the number in words: "one ad", "two ads". */
const wordedForm = /_(zero|one|two)$/;

/**
 * Lists the differences between a translation and English: missing and extra keys, missing plural forms,
 * different placeholders or tags.
 */
export function parityProblems(
  language: Language,
  english: ReadonlyMap<string, string>,
  translated: ReadonlyMap<string, string>,
): string[] {
  const expected = expectedKeys(language, english);
  return [
    ...[...expected.keys()]
      .filter((key) => !translated.has(key))
      .map((key) => `${language}/${key} is missing`),
    ...[...translated.keys()]
      .filter((key) => !expected.has(key))
      .map((key) => `${language}/${key} is not in English`),
    ...[...expected].flatMap(([key, source]) => {
      const text = translated.get(key);
      if (text === undefined || sameParts(key, source, text)) return [];
      return [`${language}/${key} has other placeholders or tags than English: ${text}`];
    }),
  ];
}

/** Lists English texts that show a count but have no plural forms. */
export function countsWithoutForms(english: ReadonlyMap<string, string>): string[] {
  return [...english]
    .filter(([key, text]) => text.includes('{{count') && !pluralBase(key, english))
    .map(([key]) => `en/${key} shows a count and needs _one and _other`);
}

/** The keys that the language must have, with their English texts. */
function expectedKeys(
  language: Language,
  english: ReadonlyMap<string, string>,
): Map<string, string> {
  const expected = new Map<string, string>();
  for (const [key, text] of english) {
    const base = pluralBase(key, english);
    if (base === undefined) expected.set(key, text);
    else {
      const source = english.get(`${base}_other`) ?? text;
      for (const form of pluralForms[language]) expected.set(`${base}_${form}`, source);
    }
  }
  return expected;
}

function pluralBase(key: string, english: ReadonlyMap<string, string>): string | undefined {
  const base = /^(.*)_(one|other)$/.exec(key)?.[1];
  if (base === undefined) return undefined;
  return english.has(`${base}_one`) || english.has(`${base}_other`) ? base : undefined;
}

function sameParts(key: string, source: string, text: string): boolean {
  const [wanted, given] = [parts(source), parts(text)];
  if (wanted.join() === given.join()) return true;
  const uncounted = wanted.filter((part) => part !== '{{count}}');
  return wordedForm.test(key) && uncounted.join() === given.join();
}

function parts(text: string): string[] {
  return (text.match(/\{\{[^}]*\}\}|\$t\([^)]*\)|<\/?\w+\s*\/?>/g) ?? []).sort();
}
