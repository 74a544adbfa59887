import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { region } from '../../../functions/src/platform/region.ts';
import { isForSearchEngines } from '../../../web/src/lib/routes/is-for-search-engines.ts';
import { routeNames, routeOf, type RouteName } from '../../../web/src/lib/routes/routes.ts';
import { repositoryRoot } from '../repository.ts';

interface Rewrite {
  regex?: string;
  function?: { functionId: string; pinTag?: boolean; region?: string };
}

function read(file: string): string {
  return readFileSync(join(repositoryRoot, file), 'utf8');
}

interface HeaderRule {
  regex?: string;
  headers: { key: string; value: string }[];
}

const { hosting } = JSON.parse(read('firebase.json')) as {
  hosting: { rewrites: Rewrite[]; headers: HeaderRule[] };
};
const targets = hosting.rewrites.flatMap(({ function: target }) => target ?? []);

describe('the rewrites of firebase.json', () => {
  it('point to each HTTP function exactly once', () => {
    const functions = [...read('functions/src/index.ts').matchAll(/const (\w+) = onRequest/g)];
    // With two rewrites to one function, firebase-tools would tag its service twice at once.
    expect(targets.map(({ functionId }) => functionId).sort()).toEqual(
      functions.map(([, name]) => name).sort(),
    );
  });

  it('lead pages with fresh words, and what search engines ask for, to their function', () => {
    const { regex = '' } =
      hosting.rewrites.find(({ function: to }) => to?.functionId === 'pages') ?? {};
    const isServed = (path: string) => new RegExp(regex).test(path);
    const served = [
      '/ar',
      '/ku/ads',
      '/en/ads/4f2K',
      '/en/browse/erbil',
      '/a/4f2K',
      '/sitemap-2.xml',
    ];
    expect(served.filter((path) => !isServed(path))).toEqual([]);
    const others = [
      '/',
      '/de',
      '/ar/about-us',
      '/ar/ads/x/y',
      '/ar/adsx',
      '/arx',
      '/assets/a.js',
      '/a',
    ];
    expect(others.filter(isServed)).toEqual([]);
  });

  it('pin each version of the site to the functions of its build', () => {
    expect(targets.every(({ pinTag }) => pinTag)).toBe(true);
  });
});

describe('search engines', () => {
  const rule = hosting.headers.find(({ headers }) =>
    headers.some(({ key, value }) => key === 'X-Robots-Tag' && value === 'noindex'),
  );
  const addressOf = (name: RouteName) => `/en/${routeOf(name).path}`.replace(':id', 'some-id');

  it.each(routeNames)(
    'keep away from the pages that need an account, and from no other: %s',
    (name) => {
      const address = addressOf(name);
      expect(new RegExp(rule?.regex ?? '').test(address)).toBe(!isForSearchEngines(address));
    },
  );
});

it('names the region in one file of code and configuration', () => {
  const args = ['grep', '-l', region, '--', '*.ts', '*.json', '*.mjs', '*.js'];
  const files = execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' });
  expect(files.trim().split('\n')).toEqual(['functions/src/platform/region.ts']);
});

it.each([
  'functions/.env',
  'functions/.env.shop',
  'functions/.secret.local',
  'web/.env.local',
  'web/.env.production.local',
])('keeps %s out of git', (file) => {
  const args = ['check-ignore', file];
  expect(execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim()).toBe(file);
});
