import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { choiceNames } from '@qaysari/contract/investor/types';
import { expect, test } from 'vitest';
import { collections, type CollectionName } from '../platform/collections.ts';
import { archiveFiles, downloads } from './contents.ts';

const docs = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');
const model = docs('data-model.md');

/** The fields that docs/data-model.md names in the list of a collection's section. */
function fieldsOf(name: CollectionName): string[] {
  const path = collections[name].path.replaceAll(/\{[^}]+\}(_\{[^}]+\})*/g, '{}');
  const section = model
    .split(/^### (?=`)/m)
    .find(
      (part) => /^`([^`]+)`/.exec(part)?.[1]?.replaceAll(/\{[^}]+\}(_\{[^}]+\})*/g, '{}') === path,
    );
  const [own = ''] = (section ?? '').split(/^## /m, 1);
  return [...own.matchAll(/^- (`\w+\??`[^:(\n]*)/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)\??`/g)].map(([, field = '']) => field),
  );
}

/** What docs/specification/data.md says of an investor profile. */
const investorProfile = docs('specification/data.md')
  .split(/^#{2,3} /m)
  .find((part) => part.startsWith('D2. '));

const listed = Object.entries(downloads).filter(([, each]) => 'fields' in each);

test.each(listed)('says of each field of %s whether its person gets it', (name, each) => {
  if (!('fields' in each)) throw new Error('listed');
  const known = [
    ...each.fields.map((field) => field.split('.', 1)[0]),
    ...Object.keys(each.withheld),
  ];
  expect([...new Set(known)].toSorted()).toEqual(fieldsOf(name as CollectionName).toSorted());
});

test.each(choiceNames)('%s of an investor is in the data model and in D2', (name) => {
  expect(fieldsOf('investors')).toContain(name);
  expect(investorProfile).toContain(`\`${name}\``);
});

test('gives each file one name, and a line in README.txt', () => {
  const files = Object.values(downloads).flatMap((each) => ('file' in each ? [each.file] : []));
  expect(files.toSorted()).toEqual([...archiveFiles].toSorted());
});
