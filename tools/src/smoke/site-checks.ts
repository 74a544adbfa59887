import { siteHeaders } from '../build/hosting-headers.ts';
import {
  ask,
  expectEqual,
  expectHeader,
  expectHeaderContains,
  type Answer,
  type Check,
} from './run-checks.ts';

/** A local stack lets pages ask its emulators too (emulator-sources.ts); nothing else may be added. */
function withoutEmulators(value: string | null): string | undefined {
  return value?.replaceAll(/ https?:\/\/127\.0\.0\.1:\d+/g, '');
}

/** Expects the headers of firebase.json, whether Hosting or a function answers. */
export function expectSiteHeaders(answer: Answer): void {
  for (const { key, value } of siteHeaders()) {
    expectEqual(key, withoutEmulators(answer.headers.get(key)), value);
  }
}

/** Pages that Hosting answers itself. */
const pages = ['/', '/en/create-ad', '/ku/sign-in', '/ar/my-account/my-ads'];

async function pageAt(url: string): Promise<string> {
  const answer = await ask(url);
  expectEqual('the status', answer.status, 200);
  expectHeader(answer, 'content-type', 'text/html; charset=utf-8');
  expectHeader(answer, 'cache-control', 'no-cache');
  expectSiteHeaders(answer);
  return answer.bytes.toString();
}

/** The URL of the page's script; throws when there is none. */
function scriptOf(html: string): string {
  const [, address] = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/.exec(html) ?? [];
  if (address === undefined) throw new Error('the page has no script');
  return address;
}

/** Checks of Hosting: pages, headers and script. With `build`, also whether Hosting answers this page. */
export function siteChecks(origin: string, build?: string): Check[] {
  const checks: Check[] = pages.map((path) => ({
    title: `GET ${path} answers the page with its headers`,
    run: async () => void scriptOf(await pageAt(origin + path)),
  }));
  checks.push({
    title: 'the script of the page exists, and is cached for a year',
    async run() {
      const script = await ask(origin + scriptOf(await pageAt(`${origin}/`)));
      expectEqual('the status', script.status, 200);
      expectHeaderContains(script, 'content-type', 'javascript');
      expectHeader(script, 'cache-control', 'public, max-age=31536000, immutable');
    },
  });
  checks.push({
    title: 'a missing script is 404, and is not cached',
    async run() {
      const answer = await ask(`${origin}/assets/no-such-script-00000000.js`);
      expectEqual('the status', answer.status, 404);
      expectHeader(answer, 'cache-control', 'no-cache');
    },
  });
  checks.push({
    title: 'the service worker and its offline page exist, and are not cached on the way',
    async run() {
      for (const [path, type] of [
        ['/sw.js', 'javascript'],
        ['/shell', 'text/html'],
        ['/manifest.webmanifest', 'json'],
      ] as const) {
        const answer = await ask(origin + path);
        expectEqual(`the status of ${path}`, answer.status, 200);
        expectHeaderContains(answer, 'content-type', type);
        expectHeader(answer, 'cache-control', 'no-cache');
      }
    },
  });
  checks.push({
    title: 'security.txt names a contact and has not expired',
    async run() {
      const answer = await ask(`${origin}/.well-known/security.txt`);
      expectEqual('the status', answer.status, 200);
      const text = answer.bytes.toString();
      expectEqual('a contact', /^Contact: (mailto:|https:)\S+$/m.test(text), true);
      const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
      expectEqual('an expiry in the future', Date.parse(expires) > Date.now(), true);
    },
  });
  if (build !== undefined) {
    checks.push({
      title: 'the page is the one of this build',
      run: async () => expectEqual('it', (await pageAt(`${origin}/`)) === build, true),
    });
  }
  return checks;
}
