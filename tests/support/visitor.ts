import type { Language } from '@qaysari/contract/shared/languages';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Cookie,
  type Page,
  type Route,
} from 'playwright-core';
import { expect } from 'vitest';
import { chromiumFlags } from '../../tools/src/testing/chromium-flags.ts';
import { axeViolations } from './page-checkers.ts';
import { recordTrace } from './traces.ts';

/** Address of the site under test, with the seeded data behind it. */
export const origin = required('QAYSARI_SITE');

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: run the tests with npm test`);
  return value;
}

let browser: Promise<Browser> | undefined;

/** One for all files of a worker; it ends with the worker. */
function theBrowser(): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath: required('CHROMIUM_PATH'),
    args: chromiumFlags('playwright'),
    // HEADED=1 shows the window, to find a mistake.
    headless: !process.env['HEADED'],
  });
  return browser;
}

/** What is served as `immutable`: its address changes with its content. */
const unchanging = /\/(assets|media)\//;

interface CachedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const cached = new Map<string, Promise<CachedAnswer>>();

async function fetchOf(route: Route): Promise<CachedAnswer> {
  const response = await route.fetch();
  const {
    'content-encoding': _unpacked,
    'content-length': _length,
    ...headers
  } = response.headers();
  return { status: response.status(), headers, body: await response.body() };
}

/**
 * Each browser context starts with an empty cache. Immutable files are fetched once for all visitors of a
 * worker, so that the emulators do not serve the same pictures again and again.
 */
async function fulfilOnce(route: Route): Promise<void> {
  const url = route.request().url();
  const answer = cached.get(url) ?? fetchOf(route);
  cached.set(url, answer);
  try {
    await route.fulfill(await answer);
  } catch {
    // The page that asked was closed meanwhile. Another page that waits for the same file retries by itself.
    cached.delete(url);
    await route.continue().catch(() => undefined);
  }
}

export interface VisitOptions {
  language?: Language;
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** Pixels of the screen for one of the page; 1 unless it says otherwise. */
  density?: number;
  /** Language tags of the browser itself. */
  locale?: string;
  /** The chat greets once per session; tests that are not about it come after the greeting. */
  greeted?: boolean;
  /**
   * Lets the site have its service worker, which asks for many files; pages of other tests go without. What it asks
   * for passes by `context.route`.
   */
  withWorker?: boolean;
  /** Errors that the test causes itself; all others fail it. */
  expectedErrors?: RegExp;
}

export interface Visitor extends AsyncDisposable {
  page: Page;
  context: BrowserContext;
  /** Opens a path below the visitor's language and waits until it has settled. */
  open: (path?: string) => Promise<void>;
  /** Opens a path as it is. */
  openAddress: (path: string) => Promise<void>;
  /** Waits until the page is hydrated and nothing in it is loading. */
  settled: () => Promise<void>;
  /** Path, query and hash of the page. */
  address: () => string;
  /** The cookies of a session: one where somebody is signed in. */
  tokens: () => Promise<Cookie[]>;
  expectNoOverflow: () => Promise<void>;
  expectAccessible: () => Promise<void>;
}

/**
 * Opens a new browser context for one visitor until the test ends. Leaving (`await using`) fails the test on any
 * console error or warning, unhandled rejection, failed request or answer of 400 and above, and on horizontal overflow.
 */
export async function visit(options: VisitOptions = {}): Promise<Visitor> {
  const { language = 'ar', width = 1280, colorScheme = 'light', greeted = true } = options;
  const context = await (
    await theBrowser()
  ).newContext({
    viewport: { width, height: width < 768 ? 740 : 900 },
    colorScheme,
    deviceScaleFactor: options.density ?? 1,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Baghdad',
    serviceWorkers: options.withWorker === true ? 'allow' : 'block',
    ...(options.locale !== undefined && { locale: options.locale }),
  });
  if (greeted) {
    await context.addCookies([{ name: 'greeted', value: 'yes', url: origin }]);
  }
  await context.route(unchanging, fulfilOnce);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await recordTrace(context, page);
  const pageErrors = watchPageErrors(page);

  async function openAddress(path: string) {
    await page.goto(origin + path);
    await settled();
  }
  async function settled() {
    await page.locator('#root main').waitFor();
    // The server-rendered page is hydrated.
    await page.locator('#root[data-ssr]').waitFor({ state: 'detached' });
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  }
  async function expectNoOverflow() {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `horizontal overflow of ${page.url()}`).toBe(0);
  }
  return {
    page,
    context,
    openAddress,
    settled,
    open: (path = '') => openAddress(`/${language}${path}`),
    address: () => page.url().slice(origin.length),
    tokens: async () => (await context.cookies()).filter(({ name }) => name === 'token'),
    expectNoOverflow,
    expectAccessible: async () => {
      expect(await axeViolations(page), page.url()).toEqual([]);
    },
    async [Symbol.asyncDispose]() {
      await expectNoOverflow();
      const { expectedErrors } = options;
      expect(pageErrors.filter((error) => expectedErrors?.test(error) !== true)).toEqual([]);
    },
  };
}

/** What Playwright logs in a page without service workers. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

/**
 * Pages that may be 404: unknown ones, and ads. The server does not know the visitor, so an ad that only its owner may
 * see is 404. The app then shows it to the owner (decision 55).
 */
function mayBeMissing(address: string): boolean {
  return /^\/(ar|ku|en)\/(nowhere(\/.*)?|ads\/[^/]+)$/.test(URL.parse(address)?.pathname ?? '');
}

function watchPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('console', (message) => {
    if (message.text() === blockedWorker) return;
    if (message.text().includes('404') && mayBeMissing(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) {
      pageErrors.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => pageErrors.push(`unhandled on ${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page cancels requests that it no longer needs, for example when it is left.
    if (reason !== 'net::ERR_ABORTED')
      pageErrors.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isExpected = response.status() === 404 && mayBeMissing(response.url());
    if (response.status() >= 400 && !isExpected)
      pageErrors.push(`answer ${response.status()}: ${response.url()}`);
  });
  return pageErrors;
}
