import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { landings, landingSlug } from '../../../contract/src/listing/landing.ts';
import { languageCodes } from '../../../contract/src/shared/languages.ts';
import { pageParameters, readingPages } from '../../../contract/src/pages.ts';
import { pagesServer } from '../../../functions/src/pages/serve.ts';
import { region } from '../../../functions/src/platform/region.ts';
import { listen } from '../../../functions/src/platform/test-server.ts';
import { isForSearchEngines } from '../../../web/src/lib/routes/is-page.ts';
import { routeNames, routeOf, type RouteName } from '../../../web/src/lib/routes/routes.ts';
import { readJson, readText, repositoryRoot } from '../repository.ts';

interface Rewrite {
  regex?: string;
  destination?: string;
  function?: { functionId: string; pinTag?: boolean; region?: string };
}

interface HeaderRule {
  regex?: string;
  headers: { key: string; value: string }[];
}

const { hosting } = readJson('firebase.json') as {
  hosting: { rewrites: Rewrite[]; headers: HeaderRule[] };
};
/** Where the first rewrite with a regular expression leads an address: a function or a file. */
function leadsTo(path: string): string | undefined {
  const rewrite = hosting.rewrites.find(
    ({ regex }) => regex !== undefined && new RegExp(regex).test(path),
  );
  return rewrite?.function?.functionId ?? rewrite?.destination;
}

/** What the rules with a regular expression say of an address. */
function valuesOf(header: string, path: string): string[] {
  const rules = hosting.headers.filter(({ regex }) => regex && new RegExp(regex).test(path));
  const all = rules.flatMap(({ headers }) => headers);
  return all.filter(({ key }) => key === header).map(({ value }) => value);
}

const targets = hosting.rewrites.flatMap(({ function: target }) => target ?? []);

describe('the rewrites of firebase.json', () => {
  it('point to each HTTP function exactly once', () => {
    const functions = [...readText('functions/src/index.ts').matchAll(/const (\w+) = onRequest/g)];
    // With two rewrites to one function, firebase-tools would tag its service twice at once.
    expect(targets.map(({ functionId }) => functionId).sort()).toEqual(
      functions.map(([, name]) => name).sort(),
    );
  });

  const addressOf = (path: string) => `/en/${path}`.replace(':id', 'some-id').replace(/\/$/, '');
  const rendered = ['', 'ads', 'ads/:id', 'browse/:id', ...readingPages];

  it.each([...rendered.map(addressOf), '/a/4f2K', '/robots.txt', '/sitemap-2.xml'])(
    'lead %s to the function that renders pages',
    (path) => expect(leadsTo(path)).toBe('pages'),
  );

  it.each(['/ar/nowhere', '/ku/ads/x/y', '/en/my-account', '/en/about-us/x', '/en/sign-in/x'])(
    'lead the unknown path %s to it too',
    (path) => expect(leadsTo(path)).toBe('pages'),
  );

  const others = routeNames.map((name) => routeOf(name).path).filter((p) => !rendered.includes(p));
  it.each([...others.map(addressOf), ...others.map((path) => `${addressOf(path)}/`)])(
    'lead %s to the built page, which is asked for again each time',
    (path) => {
      expect(leadsTo(path)).toBe('/index.html');
      const isSecret = path.startsWith('/en/review');
      expect(valuesOf('Cache-Control', path)).toEqual([isSecret ? 'no-store' : 'no-cache']);
      expect(valuesOf('Referrer-Policy', path)).toEqual(isSecret ? ['no-referrer'] : []);
    },
  );

  it.each(['/', '/de', '/arx', '/a', '/nowhere/x'])('lead %s to the built page', (path) => {
    expect(leadsTo(path)).toBe('/index.html');
  });

  it.each(['/assets/a.js', '/manifest.json', '/humans.txt', '/wp-login.php', '/x/y.php'])(
    'lead %s nowhere: a file that is not there is 404',
    (path) => expect(leadsTo(path)).toBeUndefined(),
  );

  it('pin each version of the site to the functions of its build', () => {
    expect(targets.every(({ pinTag }) => pinTag)).toBe(true);
  });
});

describe('the pages of the function `pages`', () => {
  const nothing = () =>
    Promise.reject(new Error('It needs nothing to say where an address leads.'));
  const site = { template: nothing, headers: nothing, bundle: nothing };
  const serve = pagesServer({ site, readData: nothing, report: () => undefined });
  /** Where an address leads; undefined for an answer of its own. */
  const leads = async (path: string) => {
    const server = await listen((request, response) => void serve(request, response));
    const { headers } = await fetch(server.origin + path, { redirect: 'manual' });
    await server.close();
    return headers.get('location') ?? undefined;
  };
  const slug = landingSlug(landings[0]!);
  const addressOf = (name: RouteName) =>
    `/ku/${routeOf(name).path}`.replace('browse/:id', `browse/${slug}`).replace(':id', 'some-id');
  const rendered = routeNames
    .map((name) => ({ name, path: addressOf(name).replace(/\/$/, '') }))
    .filter(({ path }) => leadsTo(path) === 'pages');
  const table: Partial<Record<string, readonly string[]>> = pageParameters;

  it('are found in the table of routes', () => {
    expect(rendered.length).toBe(4 + readingPages.length);
    expect(routeNames).toEqual(expect.arrayContaining(Object.keys(pageParameters)));
  });

  it.each(rendered)(
    '%s leads from what it does not read to its own address',
    async ({ name, path }) => {
      expect(await leads(`${path}?x=1`)).toBe(path);
      const [first, second] = table[name] ?? [];
      if (first === undefined || second === undefined) return;
      expect(await leads(`${path}?${second}=b&x=1&${first}=a`)).toBe(
        `${path}?${first}=a&${second}=b`,
      );
    },
  );

  it.each(['/robots.txt', '/sitemap.xml', '/sitemap-7.xml'])('%s?x=1 leads to it', async (path) => {
    expect(leadsTo(path)).toBe('pages');
    expect(await leads(`${path}?x=1`)).toBe(path);
    expect(await leads(`${path}?utm_source=x`)).toBe(path);
  });

  it.each(languageCodes)(
    '/%s/nowhere and a short link keep nothing of a query',
    async (language) => {
      expect(await leads(`/${language}/nowhere?x=1`)).toBe(`/${language}/nowhere`);
      expect(await leads('/a/some-id?x=1')).toBe('/ar/ads/some-id');
    },
  );
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
