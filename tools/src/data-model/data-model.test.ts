import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { programOfOne } from '../source-program.fixture.ts';
import { openSources } from '../source-program.ts';
import {
  collectionPath,
  collectionsInFunctions,
  collectionsInRules,
  collectionsWithIndexes,
} from './named-collections.ts';

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');

const headings = [...read('docs/data-model.md').matchAll(/^### `([^`]+)`$/gm)];
const sections = headings.map(([, path = '']) => collectionPath(path));
const inRules = collectionsInRules(read('firestore.rules'));
const indexed = collectionsWithIndexes(read('firestore.indexes.json'));
const inCode = collectionsInFunctions(openSources(['functions/src/index.ts']));

const lastName = (path: string) => path.split('/').pop() ?? '';

describe('docs/data-model.md', () => {
  it('has a section for each collection of the rules and of the functions', () => {
    expect([...inRules, ...inCode].filter((path) => !sections.includes(path))).toStrictEqual([]);
  });

  it('has a section for each collection with an index', () => {
    const names = sections.map(lastName);
    expect([...indexed].filter((name) => !names.includes(name))).toStrictEqual([]);
  });

  it('has no section twice, and none for a collection that nothing names', () => {
    expect(new Set(sections).size).toBe(sections.length);
    expect(sections.filter((path) => !inRules.has(path) && !inCode.has(path))).toStrictEqual([]);
  });
});

describe('the collections that the code names', () => {
  it('are found however they are named', () => {
    // In a call, in a path with an id, in a list of names, in the document of a trigger.
    const some = ['listings', 'users/{}/favorites', 'investorRequests', 'searchChunks', 'mail'];
    expect([...inCode]).toEqual(expect.arrayContaining(some));
  });

  it('are known, or the test fails', () => {
    const program = programOf(
      'declare const db: any; declare const name: string; db.collection(name);',
    );
    expect(() => collectionsInFunctions(program)).toThrow('Which collection is that?');
  });

  it('are not the ids of documents', () => {
    const program = programOf(
      `declare const db: any; db.doc('id'); db.doc(\`x_\${1}\`); db.doc('a/b');`,
    );
    expect([...collectionsInFunctions(program)]).toStrictEqual(['a']);
  });
});

describe('the collections that the rules name', () => {
  it('are those of each match but the outermost', () => {
    const rules = `match /databases/{database}/documents {
      match /users/{uid}/blocks/{other} { allow read: if false; }
      match /listings/{listing} {
        allow read: if true;
      }
    }`;
    expect([...collectionsInRules(rules)]).toStrictEqual(['users/{}/blocks', 'listings']);
  });
});

function programOf(text: string) {
  return programOfOne('functions/src/example.ts', text);
}
