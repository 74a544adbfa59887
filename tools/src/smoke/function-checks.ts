import {
  ask,
  expectEqual,
  expectHeader,
  expectJson,
  type Answer,
  type Check,
} from './run-checks.ts';
import { expectSiteHeaders } from './site-checks.ts';

/** The origins of the HTTP functions: the same one behind Hosting, or one for each. */
export interface FunctionOrigins {
  api: string;
  publish: string;
  media: string;
  pages: string;
}

const imageCaching = 'public, max-age=31536000, s-maxage=3600, immutable';

async function firstImage(api: string): Promise<string | undefined> {
  const { data } = expectJson(await ask(`${api}/api/listing`), 200) as {
    data: { listings: { images: string[] }[] };
  };
  return data.listings.flatMap(({ images }) => images)[0];
}

/** A function that has just started answers the built page, uncached, until it has its data. */
async function askForPage(url: string): Promise<Answer> {
  const answer = await ask(url);
  return answer.headers.get('cache-control') === 'no-store' ? ask(url) : answer;
}

function expectMessage(answer: Answer, status: number): void {
  const { message } = expectJson(answer, status);
  expectEqual('the message', typeof message, 'string');
}

async function expectPicture(url: string): Promise<void> {
  const answer = await ask(url);
  expectEqual('the status', answer.status, 200);
  expectHeader(answer, 'content-type', 'image/webp');
  expectHeader(answer, 'cache-control', imageCaching);
  // Every WebP file begins with RIFF, its length, and WEBP (RFC 9649, section 2.4).
  expectEqual('its format', answer.bytes.toString('latin1', 8, 12), 'WEBP');
}

/** Checks of `api`, `publish`, `media` and `pages` that need no account and change nothing. */
export function functionChecks({ api, publish, media, pages }: FunctionOrigins): Check[] {
  return [
    {
      title: 'GET /api/listing answers a page of ads',
      async run() {
        const { success, data } = expectJson(await ask(`${api}/api/listing`), 200);
        expectEqual('success', success, true);
        expectEqual('listings', Array.isArray((data as { listings: unknown }).listings), true);
      },
    },
    {
      title: 'GET /api/auth/providers answers the external providers',
      async run() {
        const { success } = expectJson(await ask(`${api}/api/auth/providers`), 200);
        expectEqual('success', success, true);
      },
    },
    {
      title: 'GET /api/user/me without a token is 401',
      run: async () => expectMessage(await ask(`${api}/api/user/me`), 401),
    },
    {
      title: 'GET /api/no-such-call is 404',
      run: async () => expectMessage(await ask(`${api}/api/no-such-call`), 404),
    },
    {
      title: 'POST /api/listing/create without a token is 401',
      async run() {
        const answer = await ask(`${publish}/api/listing/create`, { method: 'POST' });
        expectMessage(answer, 401);
      },
    },
    {
      title: 'GET /media/… answers the picture of an ad, where there is one',
      async run() {
        const image = await firstImage(api);
        if (image !== undefined) await expectPicture(media + image);
      },
    },
    {
      title: 'GET /media/no-such-picture is 404',
      async run() {
        const { status } = await ask(`${media}/media/no-such-picture`);
        expectEqual('the status', status, 404);
      },
    },
    ...pageChecks(pages),
  ];
}

function pageChecks(pages: string): Check[] {
  return [
    {
      title: 'GET /en answers the page with its words, for all to keep a moment',
      async run() {
        const answer = await askForPage(`${pages}/en`);
        expectEqual('the status', answer.status, 200);
        expectHeader(answer, 'cache-control', 'public, max-age=0, s-maxage=45');
        expectSiteHeaders(answer);
        const html = answer.bytes.toString();
        expectEqual('og:title', html.includes('<meta property="og:title"'), true);
        expectEqual('its script', html.includes('<meta name="start" content="/assets/'), true);
      },
    },
    {
      title: 'GET /en?x=1 redirects to the page without the query',
      async run() {
        const answer = await ask(`${pages}/en?x=1`);
        expectEqual('the status', answer.status, 308);
        expectHeader(answer, 'location', '/en');
      },
    },
    {
      title: 'GET /ku/about-us answers its words, for all to keep an hour',
      async run() {
        const answer = await askForPage(`${pages}/ku/about-us`);
        expectEqual('the status', answer.status, 200);
        expectHeader(answer, 'cache-control', 'public, max-age=0, s-maxage=3600');
        expectEqual('a rendered page', answer.bytes.includes('<div id="root" data-ssr>'), true);
      },
    },
    {
      title: 'GET /en/ads/no-such-ad is 404, as a page',
      async run() {
        const answer = await askForPage(`${pages}/en/ads/no-such-ad`);
        expectEqual('the status', answer.status, 404);
        expectHeader(answer, 'content-type', 'text/html; charset=utf-8');
      },
    },
    {
      title: 'GET /robots.txt and the sitemap that it names',
      async run() {
        const robots = await ask(`${pages}/robots.txt`);
        expectEqual('the status', robots.status, 200);
        const [, path] = /^Sitemap: https?:\/\/[^/]+(\/\S+)$/m.exec(robots.bytes.toString()) ?? [];
        expectEqual('the sitemap', path, '/sitemap.xml');
        const sitemap = await ask(`${pages}/sitemap.xml`);
        expectEqual('the status', sitemap.status, 200);
        expectEqual('its parts', sitemap.bytes.includes('/sitemap-1.xml</loc>'), true);
      },
    },
  ];
}
