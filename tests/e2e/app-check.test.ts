import { extname, join } from 'node:path';
import { forgotPassword } from '@qaysari/contract/account/calls';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { withAppCheckHeaders } from '../../tools/src/build/hosting-headers.ts';
import type { HeaderRule } from '../../tools/src/build/asset-headers.ts';
import { inProduction, viteConfig } from '../../tools/src/build/build-web.ts';
import { cacheDirectory, readJson } from '../../tools/src/repository.ts';
import { newPerson } from '../support/people.ts';
import { textsIn } from '../support/texts.ts';
import { origin, visit, type Visitor } from '../support/visitor.ts';

/** A site that is built with an App Check key. Google's two services are the only stand-ins. */

const settings = {
  VITE_APP_CHECK_SITE_KEY: 'site-key',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_API_KEY: 'api-key',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const outDir = join(cacheDirectory, 'app-check-site');

beforeAll(async () => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  await inProduction(() => build({ configFile: viteConfig, logLevel: 'error', build: { outDir } }));
  vi.unstubAllEnvs();
});

/** What Hosting would send with every file. */
function siteHeaders(): Record<string, string> {
  const { hosting } = readJson('firebase.json') as {
    hosting: { headers: HeaderRule[] };
  };
  const rules = withAppCheckHeaders(hosting.headers, settings);
  const rule = rules.find(({ source }) => source === '**');
  return Object.fromEntries((rule?.headers ?? []).map(({ key, value }) => [key, value]));
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Serves this build to a visitor; calls of the API go to the stack. */
async function serveSite({ context }: Visitor): Promise<void> {
  const headers = siteHeaders();
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (/^\/(api|media)\//.test(pathname)) return route.fallback();
    const type = types[extname(pathname)];
    await route.fulfill({
      path: join(outDir, type === undefined ? 'index.html' : pathname),
      contentType: type ?? 'text/html; charset=utf-8',
      headers,
    });
  });
}

const recaptcha = 'https://www.google.com/recaptcha/**';
const exchange = 'https://content-firebaseappcheck.googleapis.com/**';

/** The part of reCAPTCHA that the SDK calls. */
const recaptchaScript = `{
  let succeed;
  self.grecaptcha = { enterprise: {
    ready: (call) => call(),
    render: (_container, { callback }) => ((succeed = callback), 'widget'),
    execute: async () => (succeed(), 'proof'),
  } };
}`;

/** For an address of its own: each is written to once a minute. */
async function askForCode({ page }: Visitor): Promise<Record<string, string>> {
  const { recovery } = textsIn('en');
  await page.getByLabel(recovery.email.email).fill(newPerson().email);
  const sent = page.waitForRequest((request) => request.url().endsWith(forgotPassword.path));
  await page.getByRole('button', { name: recovery.email.submit }).click();
  return (await sent).allHeaders();
}

it('sends its token with the calls that ask for one, and with no others', async () => {
  await using visitor = await visit({ language: 'en' });
  const { page, context } = visitor;
  await serveSite(visitor);
  await context.route(recaptcha, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: recaptchaScript }),
  );
  const exchanged: unknown[] = [];
  await context.route(exchange, (route) => {
    if (route.request().method() === 'POST') exchanged.push(route.request().postDataJSON());
    return route.fulfill({
      json: { token: 'app-check-token', ttl: '3600s' },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  const proofs = new Set<string>();
  page.on('request', (request) => {
    const proof = request.headers()['x-firebase-appcheck'];
    if (proof !== undefined) proofs.add(new URL(request.url()).pathname);
  });
  await visitor.open('/ads');
  await visitor.open('/forgot-password');
  expect(exchanged).toEqual([]);
  expect(await askForCode(visitor)).toMatchObject({ 'x-firebase-appcheck': 'app-check-token' });
  expect(exchanged).toEqual([{ recaptcha_enterprise_token: 'proof' }]);
  expect([...proofs]).toEqual([`/api${forgotPassword.path}`]);
});

it('sends the call without a token when reCAPTCHA does not come in ten seconds', async () => {
  await using visitor = await visit({ language: 'en' });
  const { page, context } = visitor;
  await serveSite(visitor);
  const asked = Promise.withResolvers<void>();
  // It is never answered.
  await context.route(recaptcha, () => asked.resolve());
  await page.clock.install();
  await visitor.open('/forgot-password');
  const headers = askForCode(visitor);
  await asked.promise;
  await page.clock.fastForward(10_000);
  expect(await headers).not.toHaveProperty('x-firebase-appcheck');
});
