import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { repositoryRoot } from '../../repository.ts';
import { visitByPhone } from './bench-browser.ts';
import type { BenchPage } from './bench-pages.ts';
import { loseRequests } from './lost-requests.ts';
import type { Sample } from './samples.ts';

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

interface Traveller {
  page: Page;
  isStuck: () => boolean;
  /** Presses of "try again", and reloads. */
  presses: number;
}

/** Waits for the content as a person would: presses "try again", and reloads a page that got stuck. */
async function waitForContent(traveller: Traveller, { path, content }: BenchPage): Promise<void> {
  const { page, isStuck } = traveller;
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
      traveller.presses += 1;
    } else if (isStuck()) {
      await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
      traveller.presses += 1;
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
  const traveller: Traveller = { page, isStuck: watchRequests(page), presses: 0 };
  const sample: Sample = {};
  let from = Date.now();
  for (const [step, each] of pages.entries()) {
    if (step === 0) {
      await page.goto(origin + each.path, { waitUntil: 'commit' }).catch(() => undefined);
    } else {
      await page.locator(`main a[href="${each.path}"]`).first().click();
    }
    await waitForContent(traveller, each);
    sample[`${each.name}.contentMs`] = Date.now() - from;
    from = Date.now();
  }
  return { ...sample, 'all.presses': traveller.presses };
}
