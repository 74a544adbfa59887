import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type Language } from '@qaysari/contract/shared/languages';
import type { SeedListing } from '../../seed/seed-listings.ts';

/** What is hard about a query. */
export const queryKinds = [
  'plain',
  'function word',
  'prefix',
  'ending',
  'plural',
  'broken plural',
  'synonym',
  'cross-language',
  'transliteration',
  'typo',
  'spelling',
  'joined-or-split',
  'city',
  'category',
  'number',
  'phrase',
  'mark',
  'nothing',
] as const;

/** What somebody types, and every listing of the seed that is a right answer. */
export interface JudgedQuery {
  /** In which it is typed. The right listings may be in any language. */
  language: Language;
  text: string;
  kind: (typeof queryKinds)[number];
  /** Keys of listings. Empty where the seed has nothing that is right. */
  right: ReadonlySet<string>;
}

const folder = join(import.meta.dirname, 'queries');

function readLines(name: string): string[] {
  return readFileSync(join(folder, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

/** Lists of keys that several queries share, by name. */
function readGroups(): Map<string, string[]> {
  const groups = readLines('groups').map((line) => line.split(' = '));
  return new Map(groups.map(([name = '', words = '']) => [name, words.split(' ')]));
}

/**
 * Reads the files in `queries`. A line is `text | kind | right listings`. These are keys, `city:` or `category:` with
 * an id (all listings there; who seeks an investor or a partner belongs to their sector too), or `@` with the name of a
 * group. Throws for a kind or a listing that does not exist.
 */
export function readJudgedQueries(listings: readonly SeedListing[]): JudgedQuery[] {
  const groups = readGroups();

  function keysOf(word: string): string[] {
    const keys = (isMeant: (listing: SeedListing) => boolean) =>
      listings.filter(isMeant).map(({ key }) => key);
    const [field, id] = word.split(':');
    if (word.startsWith('@')) return (groups.get(word.slice(1)) ?? []).flatMap(keysOf);
    if (field === 'city') return keys(({ location }) => location === id);
    if (field === 'category') return keys((each) => each.category === id || each.sector === id);
    return keys(({ key }) => key === word);
  }

  return languageCodes.flatMap((language) =>
    readLines(language).map((line) => {
      const [text = '', kindName, right = ''] = line.split('|').map((part) => part.trim());
      const kind = queryKinds.find((each) => each === kindName);
      const lists = right.split(/\s+/).filter(Boolean).map(keysOf);
      if (kind === undefined || text === '' || lists.some((keys) => keys.length === 0)) {
        throw new Error(`${language}.txt: ${line}: unknown kind, listing, city, category or group`);
      }
      return { language, text, kind, right: new Set(lists.flat()) };
    }),
  );
}
