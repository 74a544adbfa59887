import { categories, cities } from '@qaysari/contract/listing/catalogue';
import { expect, it } from 'vitest';
import { readJson, readText } from '../repository.ts';
import { codeSpansOf } from './markdown.ts';

it('the catalogue counts the cities and categories of the contract', () => {
  const page = readText('docs/specification/catalogue.md');
  expect(page).toContain(`${Object.keys(cities).length} cities`);
  expect(page).toContain(`${Object.keys(categories).length} categories`);
});

it('the texts that forms say themselves are there', () => {
  const textAt = (name: string, path: string) =>
    path
      .split('.')
      .reduce<unknown>(
        (at, part) => (at as Record<string, unknown>)[part],
        readJson(`locales/en/${name}.json`),
      );
  const keys = codeSpansOf(readText('docs/specification/texts.md')).filter((span) =>
    /^[a-z]+:[a-zA-Z.]+$/.test(span),
  );
  expect(keys.length).toBeGreaterThan(10);
  const missing = keys.filter((key) => {
    const [name = '', path = ''] = key.split(':');
    return typeof textAt(name, path) !== 'string';
  });
  expect(missing).toEqual([]);
});
