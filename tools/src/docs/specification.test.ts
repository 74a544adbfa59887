import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { rowsOf } from './markdown.ts';

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const rowsOfPage = (name: string) => rowsOf(read(`docs/specification/${name}.md`));

it('the catalogue names the cities and categories of the contract, in their order', () => {
  const named = rowsOfPage('catalogue').filter(({ length }) => length === 4);
  const known = [...Object.entries(cities), ...Object.entries(categories)];
  expect(named).toEqual(known.map(([id, { en, ar, ku }]) => [id, en, ar, ku]));
});

describe('the texts', () => {
  const texts = (name: string) => JSON.parse(read(`locales/en/${name}.json`)) as object;
  const textAt = (name: string, key: string) =>
    key
      .split('.')
      .reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], texts(name));
  const rows = rowsOfPage('texts');

  it.each(['errors', 'messages'])('are all those of %s.json', (name) => {
    const all = Object.entries(texts(name)).filter(([key]) => !key.endsWith('_one'));
    expect(rows).toEqual(expect.arrayContaining(all));
  });

  it('are those that forms say themselves', () => {
    const own = rows.filter(([, key = '']) => /^[a-z]+:[a-zA-Z.]+$/.test(key));
    expect(own.length).toBeGreaterThan(10);
    for (const [when, key = '', text] of own) {
      const [name = '', path = ''] = key.split(':');
      expect({ when, text: textAt(name, path) }).toEqual({ when, text });
    }
  });
});
