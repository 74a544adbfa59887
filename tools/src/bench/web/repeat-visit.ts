import type { Browser } from 'playwright-core';
import type { Sample } from './samples.ts';
import type { SiteProxy } from './site-proxy.ts';

/** For what a page does when it has nothing else to do, such as to fill the cache of a service worker. */
const idleMs = 4000;

/** What comes over the line at a second visit, beside the answers of the API. */
export async function repeatVisit(
  browser: Browser,
  proxy: SiteProxy,
  path: string,
): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const visit = async () => {
    const page = await context.newPage();
    await page.goto(proxy.origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(idleMs);
    await page.close();
  };
  try {
    await visit();
    const before = proxy.bytes();
    await visit();
    return { repeatVisitKb: (proxy.bytes() - before) / 1000 };
  } finally {
    await context.close();
  }
}
