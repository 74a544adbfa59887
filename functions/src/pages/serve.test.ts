import type { ServedPage } from '@qaysari/contract/pages';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '../platform/config.ts';
import { listen, type TestServer } from '../platform/test-server.ts';
import type { readPageData } from './page-data.ts';
import { pagesServer } from './serve.ts';
import type { Site } from './site.ts';

const shell =
  '<html lang="ar" dir="rtl"><head><meta charset="utf-8" /><!--head--><title data-before>x</title>' +
  '<script type="module" crossorigin src="/assets/a.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/b.js"></head>' +
  '<body><div id="root"></div><!--shell--><p>wait</p><!--/shell--></body></html>';
const noData: typeof readPageData = () => Promise.resolve({ status: 200, answers: [] });
const policy = "default-src 'none'";
const site: Site = {
  template: () => Promise.resolve(shell),
  headers: () => Promise.resolve({ 'Content-Security-Policy': policy }),
  bundle: () =>
    Promise.resolve({
      headOf: ({ address }: ServedPage) => `<title>${address}</title>`,
      bodyOf: () =>
        Promise.resolve({
          preloads: '<link>',
          root: '<main>page</main>',
          data: '<script>{}</script>',
        }),
      pagePaths: [],
    }),
};

const report = vi.fn<(...parts: unknown[]) => void>();
let server: TestServer | undefined;
beforeEach(() => report.mockReset());
afterEach(async () => {
  await server?.close();
  vi.restoreAllMocks();
});

async function ask(
  options: { site?: Partial<Site>; readData?: typeof readPageData },
  path = '/ar',
  asking: Record<string, string> = {},
) {
  const readData = options.readData ?? noData;
  const serve = pagesServer({ readData, report, site: { ...site, ...options.site } });
  server = await listen((request, response) => void serve(request, response));
  const response = await fetch(server.origin + path, { headers: asking, redirect: 'manual' });
  const { status, headers } = response;
  return {
    status,
    caching: headers.get('cache-control'),
    policy: headers.get('content-security-policy'),
    location: headers.get('location'),
    html: await response.text(),
  };
}

const asBuilt = { status: 200, caching: 'no-store', policy, html: shell };

describe('the built page is sent, and cached nowhere,', () => {
  test.each<[string, Parameters<typeof ask>[0]]>([
    ['when the search fails', { readData: () => Promise.reject(new Error('away')) }],
    ['when the server’s part of the site is not there', { site: { bundle: missing } }],
    [
      'when the head cannot be written',
      { site: { bundle: async () => ({ ...(await site.bundle()), headOf: missingNow }) } },
    ],
  ])('%s', async (_, options) => {
    expect(await ask(options)).toMatchObject(asBuilt);
    expect(report).toHaveBeenCalledOnce();
  });

  test('when the data do not come in time', async () => {
    vi.spyOn(config(), 'pageTimeoutMs', 'get').mockReturnValue(20);
    expect(await ask({ readData: () => new Promise(() => undefined) })).toMatchObject(asBuilt);
  });

  test('when it is not the page that this code knows', async () => {
    const other = '<html><head></head></html>';
    const template = () => Promise.resolve(other);
    expect(await ask({ site: { template } })).toMatchObject({ ...asBuilt, html: other });
  });

  test('at an address that no page has', async () => {
    expect(await ask({}, '/de/ads')).toMatchObject(asBuilt);
    expect(report).not.toHaveBeenCalled();
  });
});

test('without the built page, the one that Hosting has is answered', async () => {
  hostingAnswers(() =>
    Promise.resolve(new Response('of Hosting', { headers: { 'Content-Security-Policy': policy } })),
  );
  expect(await ask({ site: { template: missing } })).toMatchObject({
    ...asBuilt,
    html: 'of Hosting',
  });
});

test('without any page at all, the answer says that it may be asked again', async () => {
  hostingAnswers(() => Promise.reject(new TypeError('away')));
  expect(await ask({ site: { template: missing } })).toMatchObject({
    status: 503,
    caching: 'no-store',
    html: '',
  });
});

test('a sitemap that cannot be written is 503, not a page', async () => {
  expect(await ask({ site: { bundle: missing } }, '/sitemap.xml')).toMatchObject({
    status: 503,
    caching: 'no-store',
    html: '',
  });
});

test('a page in the language of the built one is filled too', async () => {
  const { caching, html } = await ask({}, '/ar/ads');
  expect(caching).toBe('public, max-age=0, s-maxage=45');
  expect(html).toContain('<title>/ar/ads</title>');
});

test('a page is rendered from its address alone, not from who asks', async () => {
  const rendered = vi.fn((page: ServedPage) => `<title>${JSON.stringify(page)}</title>`);
  const readData = vi.fn(noData);
  const bundle = async () => ({ ...(await site.bundle()), headOf: rendered });
  const answers = [];
  for (const headers of [
    {},
    { 'Accept-Language': 'en', Cookie: 'a=b', Authorization: 'Bearer x' },
  ]) {
    answers.push(await ask({ site: { bundle }, readData }, '/ku/ads/an-ad', headers));
    await server?.close();
    server = undefined;
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(readData.mock.calls[1]).toEqual(readData.mock.calls[0]);
  expect(readData.mock.calls[0]).toEqual([{ name: 'listing', id: 'an-ad' }, 'ku']);
});

test('a server-rendered page names its script in a meta tag, which starts it later', async () => {
  const { html } = await ask({});
  expect(html).toContain('<div id="root" data-ssr><main>page</main></div><script>{}</script>');
  expect(html).toContain('<meta name="start" content="/assets/a.js /assets/b.js">');
  expect(html).not.toContain('src="/assets/a.js"');
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('wait');
});

test('a page that cannot be rendered has its head, and the app fills it', async () => {
  const bundle = await site.bundle();
  const broken = () => Promise.resolve({ ...bundle, bodyOf: missing });
  const { status, html } = await ask({ site: { bundle: broken } });
  expect(status).toBe(200);
  expect(html).toContain('<title>/ar</title>');
  expect(html).toContain('<div id="root"></div><!--shell--><p>wait</p>');
  expect(html).toContain('src="/assets/a.js"');
  expect(report).toHaveBeenCalledOnce();
});

test('an empty page is rendered too, and cached briefly', async () => {
  const readData = () => Promise.resolve({ status: 404 as const, answers: [] });
  const { status, caching, html } = await ask({ readData }, '/ar/ads/unknown');
  expect([status, caching]).toEqual([404, 'public, max-age=0, s-maxage=10']);
  expect(html).toContain('<main>page</main>');
});

test('a page whose text no ad changes is cached for longer', async () => {
  const { status, caching } = await ask({}, '/ku/about-us');
  expect([status, caching]).toEqual([200, 'public, max-age=0, s-maxage=3600']);
});

test('a page keeps its content: `$&` is not replaced', async () => {
  const bundle = await site.bundle();
  const headed = () => Promise.resolve({ ...bundle, headOf: () => '<title>$&</title>' });
  const { html } = await ask({ site: { bundle: headed } }, '/ku/ads?search=a');
  expect(html).toContain('<html lang="ckb" dir="rtl">');
  expect(html).toContain('<title>$&</title>');
  expect(html).not.toContain('data-before');
});

test('a page is sent with its policy, or not at all', async () => {
  expect((await ask({}, '/ku/about-us')).policy).toBe(policy);
  await server?.close();
  server = undefined;
  hostingAnswers(() => Promise.reject(new TypeError('away')));
  expect(await ask({ site: { headers: missing } })).toMatchObject({ status: 503, html: '' });
});

describe('an address', () => {
  const rendered = async (asked: string) => {
    const { status, location, html } = await ask({}, asked);
    return [status, location ?? /<title>(.*)<\/title>/.exec(html)?.[1]];
  };

  test.each([
    ['/ar/ads?search=a&sort=latest&page=2', '/ar/ads?search=a&sort=latest&page=2'],
    ['/ar/browse/erbil?sort=latest&page=2', '/ar/browse/erbil?sort=latest&page=2'],
    ['/ar?utm_source=x&fbclid=y', '/ar'],
    ['/ar/ads?utm_source=x&search=a%20b&gclid=1&page=2', '/ar/ads?search=a+b&page=2'],
  ])('%s is rendered as %s', async (asked, known) => {
    expect(await rendered(asked)).toEqual([200, known]);
  });

  test.each([
    ['/ar?', '/ar'],
    ['/ku/ads/?x=1', '/ku/ads'],
    ['/ar/ads?page=2&search=a', '/ar/ads?search=a&page=2'],
    ['/ar/ads?page=2&page=3', '/ar/ads?page=2'],
    ['/ar/ads?Page=2&search=%22%3E', '/ar/ads?search=%22%3E'],
    ['/ar/ads?search=a?page=2&x', '/ar/ads?search=a%3Fpage%3D2'],
    ['/ar/browse/erbil?search=a&page=2', '/ar/browse/erbil?page=2'],
    ['/ar/ads/a%2Fb?utm_source=x&y', '/ar/ads/a%2Fb'],
    ['/en/%E0%A4%A?x', '/en/%25E0%25A4%25A'],
    ['/sitemap-2.xml?utm_source=x', '/sitemap-2.xml'],
    ['/robots.txt?', '/robots.txt'],
  ])('%s leads to %s', async (asked, known) => {
    expect(await rendered(asked)).toEqual([308, known]);
  });

  test.each(['//evil.example/ar?x', '/\\evil.example?x', '/ar%2F..%2F%2Fevil.example?x'])(
    '%s leads nowhere',
    async (asked) => {
      const answer = await ask({}, '/');
      expect(answer.location).toBeNull();
      expect(await server?.raw(rawRequest(asked))).not.toMatch(/^location:/im);
    },
  );

  test('leads to this site, whatever its path says', async () => {
    await ask({}, '/');
    for (const asked of [
      '/ar//evil.example?x',
      '/ar/../..//evil.example?x',
      '/ar/\\evil.example?x',
      '/ku/%0d%0aSet-Cookie:a?x',
    ]) {
      const location = /^location: (.*)\r$/im.exec((await server?.raw(rawRequest(asked))) ?? '');
      expect(new URL(location?.[1] ?? '', 'https://own.example').origin).toBe(
        'https://own.example',
      );
    }
  });
});

const rawRequest = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n`;

function hostingAnswers(answer: () => Promise<Response>): void {
  const real = fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    input === `${config().siteOrigin}/ar/sign-in` ? answer() : real(input, init),
  );
}

function missingNow(): never {
  throw new Error('not there');
}

function missing(): Promise<never> {
  return Promise.reject(new Error('not there'));
}
