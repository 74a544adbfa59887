import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';

/** What watches a project (docs/deploy.md, "Watching"), against the code whose log it reads. */

const read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: repositoryRoot }).sort();

/** Every filter that stands anywhere in a file. */
function filtersIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'filter' && typeof inner === 'string' ? [inner] : filtersIn(inner),
  );
}

const watching = files('deploy/{alerts,log-metrics}/*.json').map((file) => ({
  file,
  filters: filtersIn(JSON.parse(read(file))),
}));

/** What the first group of a pattern finds in the filters of a file. */
function foundIn(filters: readonly string[], pattern: RegExp): string[] {
  return filters.flatMap((filter) => [...filter.matchAll(pattern)].map(([, found]) => found ?? ''));
}

const withFound = (pattern: RegExp) =>
  watching.flatMap(({ file, filters }) =>
    foundIn(filters, pattern).map((found) => [basename(file), found] as const),
  );

const code = files('functions/src/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map(read)
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
    const functions = [...read('functions/src/index.ts').matchAll(/export const (\w+) = on/g)];
    const services = functions.map(([, name]) => name?.toLowerCase());
    const named = watching.flatMap(({ filters }) =>
      foundIn(filters, /service_name=one_of\(([^)]+)\)/g).flatMap((list) =>
        foundIn([list], /"([^"]+)"/g),
      ),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(services).toEqual(expect.arrayContaining(named));
  });

  it('count with metrics that are in deploy/log-metrics, and leave none of them unused', () => {
    const counted = withFound(/logging\.googleapis\.com\/user\/([\w-]+)/g).map(([, name]) => name);
    const metrics = files('deploy/log-metrics/*.json').map((file) => basename(file, '.json'));
    expect([...new Set(counted)].sort()).toEqual(metrics);
  });

  it('are named in docs/deploy.md, each alert', () => {
    const text = read('docs/deploy.md');
    const alerts = files('deploy/alerts/*.json').map((file) => basename(file));
    expect(alerts.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
