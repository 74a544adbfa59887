import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeSpansOf } from '../docs/markdown.ts';
import { readJson, readText, repositoryRoot } from '../repository.ts';

/** Compares the alerts of a project (docs/deploy.md, "Watching") with the code whose log they read. */

const files = (pattern: string) => globSync(pattern, { cwd: repositoryRoot }).sort();

/** Every filter in a file, at any depth. */
function filtersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'filter' && typeof inner === 'string' ? [inner] : filtersIn(inner),
  );
}

const watching = files('deploy/{alerts,log-metrics}/*.json').map((file) => ({
  file,
  filters: filtersIn(readJson(file)),
}));

/** The matches of the first group of a pattern in the filters of a file. */
function foundIn(filters: readonly string[], pattern: RegExp): string[] {
  return filters.flatMap((filter) => [...filter.matchAll(pattern)].map(([, found]) => found ?? ''));
}

const withFound = (pattern: RegExp) =>
  watching.flatMap(({ file, filters }) =>
    foundIn(filters, pattern).map((found) => [basename(file), found] as const),
  );

const code = files('functions/src/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map(readText)
  .join('\n');

describe('the files in deploy/', () => {
  it('hold filters', () => {
    expect(watching.length).toBeGreaterThan(0);
    expect(watching.filter(({ filters }) => filters.length === 0)).toEqual([]);
  });

  it.each(withFound(/jsonPayload\.message:"([^"]+)"/g))(
    '%s reads the line "%s", which the code logs',
    (_file, line) => {
      expect(code).toMatch(new RegExp(`(logError|warn|report)\\(\\s*'${line}'`));
    },
  );

  it.each(withFound(/jsonPayload\.securityEvent="(\w+)"/g))(
    '%s reads the security event "%s", which the code writes',
    (_file, event) => {
      expect(code).toMatch(new RegExp(`securityEvent\\('${event}'`));
    },
  );

  it.each(withFound(/jsonPayload\.(?!message\b|securityEvent\b)(\w+)/g))(
    '%s reads the field "%s", which the code logs',
    (_file, field) => {
      expect(code).toMatch(new RegExp(`(logError|warn|report)\\([^;]*\\b${field}\\b`));
    },
  );

  it('name services that are functions in lower case, as Cloud Run calls them', () => {
    const functions = [
      ...readText('functions/src/index.ts').matchAll(/export const (\w+) = (?:on|requestWritten)/g),
    ];
    const services = functions.map(([, name]) => name?.toLowerCase());
    const named = watching.flatMap(({ filters }) =>
      foundIn(filters, /service_name=one_of\(([^)]+)\)/g).flatMap((list) =>
        foundIn([list], /"([^"]+)"/g),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(services).toEqual(expect.arrayContaining(named));
  });

  it('watch each function that nobody waits for: mails in one file, all others in another', () => {
    const unwaited = readText('functions/src/index.ts').matchAll(
      /export const (\w+) = (?:onDocument|onSchedule|requestWritten)/g,
    );
    const services = [...unwaited].map(([, name = '']) => name.toLowerCase());
    const alerts = ['mail', 'triggers-failing'].map((name) =>
      readText(`deploy/alerts/${name}.json`),
    );
    expect(services.length).toBeGreaterThan(10);
    expect(services.filter((name) => !alerts.join('').includes(`\\"${name}\\"`))).toEqual([]);
  });

  it('count with metrics that are in deploy/log-metrics, and leave none of them unused', () => {
    const counted = withFound(/logging\.googleapis\.com\/user\/([\w-]+)/g).map(([, name]) => name);
    const metrics = files('deploy/log-metrics/*.json').map((file) => basename(file, '.json'));
    expect([...new Set(counted)].sort()).toEqual(metrics);
  });

  it.each(['docs/deploy.md', 'docs/operations.md'])('are named in %s, each alert', (page) => {
    const text = readText(page);
    const alerts = files('deploy/alerts/*.json').map((file) => basename(file));
    expect(alerts.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});

describe('docs/operations.md', () => {
  const text = readText('docs/operations.md');
  const spans = codeSpansOf(text);

  it('names only alerts that are there', () => {
    const named = spans.filter((span) => /^[\w-]+\.json$/.test(span));
    const alerts = files('deploy/alerts/*.json').map((file) => basename(file));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !alerts.includes(name))).toEqual([]);
  });

  it('quotes lines as the code logs them', () => {
    const lines = spans.filter((span) => /^(an?|the|no|request|files) [a-z ;]+$/.test(span));
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.filter((line) => !code.includes(`'${line}'`))).toEqual([]);
  });

  it('names only commands of package.json', () => {
    const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
    const named = [...text.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});
