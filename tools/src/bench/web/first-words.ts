import type { Browser } from 'playwright-core';
import { visitByPhone } from './bench-browser.ts';
import { film } from './filmstrip.ts';
import type { Sample } from './samples.ts';
import { watchWords } from './watch-words.ts';

/** Far from the city. */
const line = { kilobitsPerSecond: 400, latencyMs: 400 };
const mostMs = 60_000;

/** How long somebody on a slow line waits for the first text of a page. `filmFile` gets what they saw. */
export async function firstWords(
  browser: Browser,
  { url, content, filmFile }: { url: string; content: string; filmFile: string },
): Promise<Sample> {
  await using visit = await visitByPhone(browser, line);
  const { page, network } = visit;
  await page.addInitScript(watchWords, content);
  const recorded = await film(network);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.contentMs !== undefined, undefined, {
    timeout: mostMs,
  });
  const { firstWordsMs, contentMs, startMs } = await page.evaluate(() => ({
    firstWordsMs: globalThis.firstWordsMs ?? Number.NaN,
    contentMs: globalThis.contentMs ?? Number.NaN,
    startMs: performance.timeOrigin,
  }));
  await page.waitForTimeout(1000);
  await recorded.write(filmFile, startMs, contentMs / 1000 + 1);
  return { firstWordsMs, contentMs };
}
