import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type Language } from '@qaysari/contract/shared/languages';

/** The content of a locale file; keys can nest. */
export interface TextTree {
  [key: string]: string | TextTree;
}

/** File name → its texts. */
export type LocaleFiles = Record<string, TextTree>;

/** Reads all files in the folders en, ar and ku of `folder`. Throws for invalid JSON. */
export function readLocales(folder: string): Record<Language, LocaleFiles> {
  const entries = languageCodes.map((language) => [language, readLanguage(join(folder, language))]);
  return Object.fromEntries(entries) as Record<Language, LocaleFiles>;
}

function readLanguage(folder: string): LocaleFiles {
  const entries = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    return [name, JSON.parse(text) as TextTree] as const;
  });
  return Object.fromEntries(entries);
}

/** `file.json: outer.inner` → text. */
export function flatTexts(files: LocaleFiles): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (tree: TextTree, path: string): void => {
    for (const [key, value] of Object.entries(tree)) {
      if (typeof value === 'string') texts.set(path + key, value);
      else walk(value, `${path}${key}.`);
    }
  };
  for (const [name, tree] of Object.entries(files)) walk(tree, `${name}: `);
  return texts;
}
