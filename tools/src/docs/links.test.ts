import { describe, expect, it } from 'vitest';
import { readText, repositoryRoot } from '../repository.ts';
import { brokenLinks, brokenReferences, filesOf } from './links.ts';

const page = 'docs/architecture.md';
const linksIn = (text: string) => brokenLinks(repositoryRoot, page, text);
const referencesIn = (text: string) => brokenReferences(repositoryRoot, text);

describe('brokenLinks', () => {
  it.each([
    ['a file that is not there', '[a](nowhere.md)', 'docs/nowhere.md does not exist'],
    [
      'a picture that is not there',
      '![a](images/none.webp)',
      'docs/images/none.webp does not exist',
    ],
    [
      'a heading that is not there',
      '[a](moderation.md#none)',
      'docs/moderation.md has no anchor none',
    ],
    ['an anchor that is not on the page', '[a](#none)', `${page} has no anchor none`],
    ['a definition that leads nowhere', '[a][b]\n\n[b]: none.md', 'docs/none.md does not exist'],
  ])('refuses a link to %s', (_, text, problem) => {
    expect(linksIn(text)).toEqual([problem]);
  });

  it('passes over links in code', () => {
    expect(linksIn('`[a](nowhere.md)`\n\n```\n[a](nowhere.md)\n```')).toEqual([]);
  });
});

describe('brokenReferences', () => {
  it.each([
    ['docs/nowhere.md', 'docs/nowhere.md does not exist'],
    ['docs/specification/rules.md#none', 'docs/specification/rules.md has no anchor none'],
    ['Decision 19', 'there is no decision 19'],
    ['decisions 10 and 998', 'there is no decision 998'],
    ['docs/decisions/0999', 'there is no decision 999'],
  ])('refuses "%s"', (text, problem) => {
    expect(referencesIn(text)).toEqual([problem]);
  });
});

describe('the repository', () => {
  const files = filesOf(repositoryRoot);
  const faultsOf = (find: (file: string, text: string) => string[]) =>
    files.flatMap((file) => find(file, readText(file)).map((problem) => `${file}: ${problem}`));

  it('is read', () => {
    expect(files).toEqual(
      expect.arrayContaining(['README.md', page, 'contract/src/shared/limits.ts']),
    );
  });

  it('has no link that leads nowhere', () => {
    const markdown = (file: string, text: string) =>
      file.endsWith('.md') ? brokenLinks(repositoryRoot, file, text) : [];
    expect(faultsOf(markdown)).toEqual([]);
  });

  it('names no page and no decision that does not exist', () => {
    expect(faultsOf((_, text) => brokenReferences(repositoryRoot, text))).toEqual([]);
  });
});
