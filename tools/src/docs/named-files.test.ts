import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readText, repositoryRoot } from '../repository.ts';
import { codeSpansOf } from './markdown.ts';

/** The pages that guide people through the repository. Other pages may name former files. */
const pages = globSync(
  [
    '*.md',
    'docs/{README,architecture,deploy,operations,security,start-here}.md',
    'docs/how-to/*.md',
    'docs/decisions/README.md',
    'docs/specification/policies.md',
    '.github/*.md',
  ],
  { cwd: repositoryRoot },
).sort();

const folders =
  'contract|functions|web|tools|tests|locales|docs|deploy|emulator-data|\\.github|\\.ci';

/** A file or a pattern of files. `<name>` is a file that the reader makes, so it does not match. */
const file = new RegExp(`^(?:${folders})/[^\\s<>…]+$`);

/** Files that are made by a build, by a reader of deploy.md, or by an installation. */
const isMade = (path: string) =>
  /^(functions\/lib|web\/dist)(\/|$)|^web\/\.env\.production\.local$|^functions\/\.env\.|^\.github\/workflows\/deploy\.yml$/.test(
    path,
  );

const exclude = ['**/node_modules'];

/** Files that a text names in backticks and that do not exist. */
function missingFiles(text: string): string[] {
  const named = codeSpansOf(text).filter((span) => file.test(span) && !isMade(span));
  return named.filter((path) => globSync(path, { cwd: repositoryRoot }).length === 0);
}

it('the pages are read', () => {
  expect(pages).toEqual(expect.arrayContaining(['README.md', 'docs/how-to/add-a-page.md']));
});

it('docs/security.md names tests that exist', () => {
  const named = codeSpansOf(readText('docs/security.md')).filter((span) =>
    /^[\w-]+\.test\.tsx?$/.test(span),
  );
  const missing = named.filter(
    (name) =>
      globSync(`{tests,functions,web}/**/${name}`, { cwd: repositoryRoot, exclude }).length === 0,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(missing).toStrictEqual([]);
});

it.each(pages)('%s names files that exist', (page) => {
  expect(missingFiles(readText(page))).toStrictEqual([]);
});

describe('missingFiles', () => {
  it.each([
    ['a sentence', 'See `web/src/gone.ts`.', 'web/src/gone.ts'],
    ['a table', '| a |\n| --- |\n| `tests/gone/*.ts` |', 'tests/gone/*.ts'],
  ])('names a file that is gone, in %s', (_, text, gone) => {
    expect(missingFiles(text)).toStrictEqual([gone]);
  });
});
