import { optionalListingFields } from '@qaysari/contract/listing/fields';
import { listingFormSchema } from '@qaysari/contract/publish/schema';
import { describe, expect, it } from 'vitest';
import { allCollections } from '../../../functions/src/platform/collections.ts';
import { readText } from '../repository.ts';
import { codeSpansOf } from './markdown.ts';

/** The path of a document, whatever its ids are called. */
const plainPath = (path: string) => path.replace(/\{[^}]+\}(_\{[^}]+\})*/g, '{}');

/** Each section by the path in its heading. */
function sections(): Map<string, string> {
  const [, ...parts] = readText('docs/data-model.md').split(/^### (?=`)/m);
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

/** The fields that a section lists, each without its mark of absence. */
const fieldsIn = (section: string) =>
  [...section.matchAll(/^- (`\w+\??`[^:(\n]*)/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)\??`/g)].map(([, field = '']) => field),
  );

describe('the fields of an ad', () => {
  const stored = fieldsIn(sections().get('listings/{}') ?? '');
  const formFields = Object.keys(listingFormSchema.fields);

  it.each([...formFields, ...Object.keys(optionalListingFields)])(
    'have %s in data-model.md',
    (name) => {
      expect(stored).toContain(name);
    },
  );

  it.each(Object.keys(optionalListingFields))('have %s in the specification', (name) => {
    const [, section = ''] = readText('docs/specification/data.md').split('## D3. Ad');
    const [own = ''] = section.split('\n## ');
    expect(codeSpansOf(own)).toContain(name);
  });
});

it('every collection that the rules open is in the table', () => {
  const matches = [...readText('firestore.rules').matchAll(/match (\/[^\s]+) \{/g)];
  const opened = matches
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('/databases'));
  const known = allCollections().map(([, { path }]) => plainPath(path));
  expect(
    opened.map((path) => plainPath(path.slice(1))).filter((path) => !known.includes(path)),
  ).toEqual([]);
});
