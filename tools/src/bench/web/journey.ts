import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { randomFrom } from '../../random.ts';
import { repositoryRoot } from '../../repository.ts';
import { visitByPhone, type BenchPage } from './bench-browser.ts';
import type { Sample } from './web-figures.ts';

/** On the way, where the line is bad: of five requests one is lost. */
const line = { kilobitsPerSecond: 400, latencyMs: 800 };
const lostShare = 0.2;
const mostMs = 180_000;
/** Until somebody presses a button that has appeared. */
const reactionMs = 1000;
/** Until somebody reloads a page that has stopped to load and shows neither what they want nor a button. */
const patienceMs = 5000;
const lookEveryMs = 100;

const { tryAgain } = JSON.parse(
  readFileSync(join(repositoryRoot, 'locales/ar/failure.json'), 'utf8'),
) as { tryAgain: string };

/** When the last request of the page began or ended, and whether any is under way. */
function watchRequests(page: Page): () => boolean {
  const underWay = new Set<unknown>();
  let changedAt = Date.now();
  const change = () => void (changedAt = Date.now());
  page.on('request', (request) => (underWay.add(request), change()));
  page.on('requestfinished', (request) => (underWay.delete(request), change()));
  page.on('requestfailed', (request) => (underWay.delete(request), change()));
  return () => underWay.size === 0 && Date.now() - changedAt > patienceMs;
}

/** Waits for the content as a person would: presses "try again", and reloads a page that got stuck. */
async function waitForContent(
  page: Page,
  isStuck: () => boolean,
  { path, content }: BenchPage,
): Promise<void> {
  const again = page.getByText(tryAgain, { exact: true }).locator('visible=true').first();
  const isThere = async () =>
    new URL(page.url()).pathname === path && (await page.locator(content).count()) > 0;
  const end = Date.now() + mostMs;
  while (Date.now() < end) {
    if (await isThere()) return;
    if ((await again.count()) > 0) {
      await page.waitForTimeout(reactionMs);
      if (await isThere()) return;
      await again.click({ timeout: reactionMs }).catch(() => undefined);
    } else if (isStuck()) {
      await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    }
    await page.waitForTimeout(lookEveryMs);
  }
  throw new Error(`The journey came to its end before ${path} showed its content`);
}

/**
 * From home to the list of ads to an ad, with the time until each shows what it is about. `seed` decides
 * which requests are lost.
 */
export async function journey(
  browser: Browser,
  origin: string,
  pages: readonly BenchPage[],
  seed: string,
): Promise<Sample> {
  await using visit = await visitByPhone(browser, line);
  const { context, page } = visit;
  await loseRequests(context, { share: lostShare, seed, afterMs: line.latencyMs });
  const isStuck = watchRequests(page);
  const sample: Sample = {};
  let from = Date.now();
  for (const [step, each] of pages.entries()) {
    if (step === 0) {
      await page.goto(origin + each.path, { waitUntil: 'commit' }).catch(() => undefined);
    } else {
      await page.locator(`main a[href="${each.path}"]`).first().click();
    }
    await waitForContent(page, isStuck, each);
    sample[`${each.name}.contentMs`] = Date.now() - from;
    from = Date.now();
  }
  return sample;
}

/** The hash in the name of a built file, which differs between builds. */
const buildHash = /-[\w-]{8}(?=\.\w+$)/;

/**
 * Decides by chance which requests are lost: the same ones in each run with this seed, whatever the order
 * of the requests. A repeated request has a new chance.
 */
export function lossOf(share: number, seed: string): (path: string) => boolean {
  const attempts = new Map<string, number>();
  return (path) => {
    const name = path.replace(buildHash, '');
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    return randomFrom(`${seed} ${name} ${attempt}`).chance(share);
  };
}

interface Loss {
  share: number;
  seed: string;
  /** How long a request is under way before it fails. */
  afterMs: number;
}

/**
 * Lets a share of all requests of a context fail. The browser's own emulation of a line loses packets
 * for WebRTC only.
 */
async function loseRequests(context: BrowserContext, loss: Loss): Promise<void> {
  const isLost = lossOf(loss.share, loss.seed);
  await context.route('**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!isLost(pathname + search)) return route.continue().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, loss.afterMs));
    // The page may have been left meanwhile.
    return route.abort('connectionfailed').catch(() => undefined);
  });
}
