import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { region } from '../../../functions/src/platform/region.ts';
import { readingPages } from '../../../contract/src/served-page.ts';
import { isForSearchEngines } from '../../../web/src/lib/routes/is-for-search-engines.ts';
import { routeNames, routeOf, type RouteName } from '../../../web/src/lib/routes/routes.ts';
import { repositoryRoot } from '../repository.ts';

interface Rewrite {
  regex?: string;
  destination?: string;
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
/** Where the first rewrite with a regular expression leads an address: a function or a file. */
function leadsTo(path: string): string | undefined {
  const rewrite = hosting.rewrites.find(
    ({ regex }) => regex !== undefined && new RegExp(regex).test(path),
  );
  return rewrite?.function?.functionId ?? rewrite?.destination;
}

const targets = hosting.rewrites.flatMap(({ function: target }) => target ?? []);

describe('the rewrites of firebase.json', () => {
  it('point to each HTTP function exactly once', () => {
    const functions = [...read('functions/src/index.ts').matchAll(/const (\w+) = onRequest/g)];
    // With two rewrites to one function, firebase-tools would tag its service twice at once.
    expect(targets.map(({ functionId }) => functionId).sort()).toEqual(
      functions.map(([, name]) => name).sort(),
    );
  });

  const addressOf = (path: string) => `/en/${path}`.replace(':id', 'some-id').replace(/\/$/, '');
  const drawn = ['', 'ads', 'ads/:id', 'browse/:id', ...readingPages];

  it.each([...drawn.map(addressOf), '/a/4f2K', '/robots.txt', '/sitemap-2.xml'])(
    'lead %s to the function that draws pages',
    (path) => expect(leadsTo(path)).toBe('pages'),
  );

  it.each(['/ar/nowhere', '/ku/ads/x/y', '/en/my-account', '/en/about-us/x', '/en/sign-in/x'])(
    'lead %s, where nothing is, to it too',
    (path) => expect(leadsTo(path)).toBe('pages'),
  );

  const others = routeNames.map((name) => routeOf(name).path).filter((p) => !drawn.includes(p));
  it.each([...others.map(addressOf), ...others.map((path) => `${addressOf(path)}/`)])(
    'lead %s to the built page, which is asked for again each time',
    (path) => {
      expect(leadsTo(path)).toBe('/index.html');
      const caching = hosting.headers.filter(
        ({ regex, headers }) =>
          regex !== undefined &&
          new RegExp(regex).test(path) &&
          headers.some(({ key, value }) => key === 'Cache-Control' && value === 'no-cache'),
      );
      expect(caching).toHaveLength(1);
    },
  );

  it.each(['/', '/de', '/arx', '/assets/a.js', '/a'])('lead %s to no function', (path) => {
    expect([undefined, '/index.html']).toContain(leadsTo(path));
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
