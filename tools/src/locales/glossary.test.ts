import { fold } from '@qaysari/contract/shared/fold';
import type { Language } from '@qaysari/contract/shared/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flatTexts, readLocales } from './locale-files.ts';

const root = join(import.meta.dirname, '../../..');
const locales = readLocales(join(root, 'locales'));

/** The folded words of each text, with a space around each; inserted values left out. */
const folded: Record<Language, [key: string, words: string][]> = {
  en: foldedTexts('en'),
  ar: foldedTexts('ar'),
  ku: foldedTexts('ku'),
};

function foldedTexts(language: Language): [string, string][] {
  return [...flatTexts(locales[language])].map(([key, text]) => [
    `${language}/${key}`,
    wholeWords(text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, ' ')),
  ]);
}

function wholeWords(text: string): string {
  return ` ${fold(text).trim()} `;
}

interface Term {
  name: string;
  ar: string[];
  ku: string[];
  not: string[];
}

/**
 * The lines of the glossary: `- name: ar term، term, ku term. Explanation. Not: word, word (in texts), word (a reason)`.
 * A word with another remark in brackets is right in texts, and wrong for this thing alone.
 */
function readGlossary(): Term[] {
  const [texts = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(
    '\n## Only in code',
  );
  return texts.split('\n').flatMap((line) => {
    const [, name, rest] = /^- (.+?): (.+)$/.exec(line) ?? [];
    if (name === undefined || rest === undefined) return [];
    const [said = '', not = ''] = rest.split('Not: ');
    const [, ar = '', ku = ''] = /^ar (.+?), ku ([^.]+)/.exec(said) ?? [];
    return { name, ar: termsOf(ar), ku: termsOf(ku), not: wordsAgainst(not) };
  });
}

const termsOf = (text: string) =>
  text
    .replaceAll(/\([^)]*\)|\?|…/g, ' ')
    .split(/[،؛,–]/)
    .map((term) => term.trim())
    .filter((term) => term !== '');

const wordsAgainst = (text: string) =>
  text
    .split(', ')
    .map((item) => item.replace('(in texts)', '').trim())
    .filter((item) => item !== '' && !item.includes('('));

const glossary = readGlossary();

/** Texts that need such a word, with the reason. At most ten. */
const exceptions: Readonly<Record<string, string>> = {
  'en/pages.json: cookies.groups.signedIn.token': 'names the cookie',
};

it('no text has a word that the glossary gives up', () => {
  expect(glossary.filter(({ not }) => not.length > 0).length).toBeGreaterThan(80);
  const found = glossary.flatMap(({ name, not }) =>
    not.flatMap((word) => {
      const texts = /[\u0600-\u06ff]/.test(word) ? [...folded.ar, ...folded.ku] : folded.en;
      return texts
        .filter(([key, words]) => words.includes(wholeWords(word)) && !(key in exceptions))
        .map(([key]) => `${key} says “${word}”, see ${name}`);
    }),
  );
  expect(found).toEqual([]);
  expect(Object.keys(exceptions).length).toBeLessThanOrEqual(10);
});

it.each(['ar', 'ku'] as const)('texts in %s use the terms of the glossary', (language) => {
  const said = folded[language].map(([, words]) => words).join('');
  const unused = glossary.flatMap(({ name, [language]: terms }) =>
    terms.filter((term) => !said.includes(fold(term).trim())).map((term) => `${name}: ${term}`),
  );
  expect(unused).toEqual([]);
});
