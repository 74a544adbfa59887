import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serveFunction } from '../../tools/src/deploy/serve-function.ts';
import { readJson, repositoryRoot } from '../../tools/src/repository.ts';
import { smoke } from '../../tools/src/smoke/smoke.ts';
import { emulatorVariables, origin } from '../support/stack.ts';

interface LockedPackage {
  version: string;
  integrity: string;
}

function packagesOf(lockFile: string): Record<string, LockedPackage> {
  return (readJson(lockFile) as { packages: Record<string, LockedPackage> }).packages;
}

describe('what a deployment uploads', () => {
  it('has the versions of the repository, and nothing else', () => {
    const locked = packagesOf('package-lock.json');
    const { '': own, ...uploaded } = packagesOf('functions/lib/package-lock.json');
    expect(own).toBeDefined();
    expect(Object.keys(uploaded).length).toBeGreaterThan(100);
    for (const [name, { version, integrity }] of Object.entries(uploaded)) {
      expect({ name, version, integrity }).toEqual({
        name,
        version: locked[name]?.version,
        integrity: locked[name]?.integrity,
      });
    }
  });
});

describe('a production instance', () => {
  it.each([
    ['api', 'ADDRESS_HASH_KEY, REVIEW_LINK_KEY, WEB_API_KEY'],
    ['mailCreated', 'ADDRESS_HASH_KEY, MAIL_FROM, SUPPORT_MAIL, SMTP_URL'],
  ])('of %s does not start without its settings and says which', async (name, missing) => {
    const folder = join(repositoryRoot, 'functions/lib');
    await expect(serveFunction(folder, name, emulatorVariables())).rejects.toThrow(
      `Not started: ${missing} not set for this function (docs/deploy.md).`,
    );
  });
});

describe('a page of the function itself, without Hosting,', () => {
  it('has the security headers of firebase.json', async () => {
    const folder = join(repositoryRoot, 'functions/lib');
    const environment = { ...emulatorVariables(), FUNCTIONS_EMULATOR: 'true' };
    await using pages = await serveFunction(folder, 'pages', environment);
    const { status, headers } = await fetch(`${pages.origin}/en/about-us`);
    expect([status, headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, s-maxage=3600',
    ]);
    const { hosting } = readJson('firebase.json') as {
      hosting: { headers: { source?: string; headers: { key: string; value: string }[] }[] };
    };
    const expected = hosting.headers.find(({ source }) => source === '**')?.headers ?? [];
    expect(expected.map(({ key }) => key)).toContain('Content-Security-Policy');
    expect(expected.map(({ key }) => ({ key, value: headers.get(key) }))).toEqual(expected);
  });
});

describe('the smoke check', () => {
  it('finds nothing wrong with the running product', async () => {
    const results = await smoke(origin);
    expect(results.filter(({ problem }) => problem !== undefined)).toEqual([]);
  });

  it('says what is wrong with another site', async () => {
    const results = await smoke(`${origin}/api/no-such-site`);
    const right = results.filter(({ problem }) => problem === undefined);
    expect(right.map(({ title }) => title)).toEqual([
      'GET /api/no-such-call is 404',
      'GET /media/no-such-picture is 404',
    ]);
    expect(results[0]?.problem).toBe('the status is 404, not 200');
  });
});
