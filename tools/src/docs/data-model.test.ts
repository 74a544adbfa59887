import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionalListingFields } from '@qaysari/contract/listing/fields';
import { listingFormSchema } from '@qaysari/contract/publish/schema';
import { describe, expect, it } from 'vitest';
import { allCollections } from '../../../functions/src/platform/collections.ts';
import { repositoryRoot } from '../repository.ts';
import { rowsOf } from './markdown.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

/** The path of a document, whatever its ids are called. */
const plainPath = (path: string) => path.replace(/\{[^}]+\}(_\{[^}]+\})*/g, '{}');

/** Each section by the path in its heading. */
function sections(): Map<string, string> {
  const [, ...parts] = read('docs/data-model.md').split(/^### (?=`)/m);
  const entries = parts.map((part) => {
    const [, path = ''] = /^`([^`]+)`/.exec(part) ?? [];
    return [plainPath(path), part.split(/^## /m, 1)[0] ?? ''] as const;
  });
  expect(new Set(entries.map(([path]) => path)).size).toBe(entries.length);
  return new Map(entries);
}

describe('docs/data-model.md', () => {
  it('has one section for each collection of the table, and no other', () => {
    const known = allCollections().map(([, { path }]) => plainPath(path));
    expect([...sections().keys()].sort()).toEqual(known.sort());
  });

  it.each(allCollections())('says of %s whether it expires', (_name, facts) => {
    const section = sections().get(plainPath(facts.path)) ?? '';
    expect(/^- Time to live: .*`expireAt`/m.test(section)).toBe(facts.expires ?? false);
  });
});

describe('the fields of an ad', () => {
  const stored = rowsOf(sections().get('listings/{}') ?? '');
  const plain = (name = '') => name.replace('?', '');

  it.each(Object.keys(listingFormSchema.fields))('have %s in data-model.md', (name) => {
    expect(stored.map(([field]) => plain(field))).toContain(name);
  });

  it.each(Object.entries(optionalListingFields))('store %s as its kind: %s', (name, kind) => {
    const row = stored.find(([field]) => plain(field) === name);
    expect(row?.slice(0, 2)).toEqual([`${name}?`, kind === 'number' ? 'number' : 'text']);
  });

  it.each(Object.keys(optionalListingFields))('have %s in the specification', (name) => {
    const [, section = ''] = read('docs/specification/data.md').split('## D3. Ad');
    const [table = ''] = section.split('\n## ');
    expect(rowsOf(table).map(([field]) => plain(field))).toContain(name);
  });
});

it('every collection that the rules open stands in the table', () => {
  const matches = [...read('firestore.rules').matchAll(/match (\/[^\s]+) \{/g)];
  const opened = matches
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/databases'));
  const known = allCollections().map(([, { path }]) => plainPath(path));
  expect(
    opened.map((path) => plainPath(path.slice(1))).filter((path) => !known.includes(path)),
  ).toEqual([]);
});
