import type { Browser } from 'playwright-core';
import { builtSite } from '../../build/site-weight.ts';
import { type BenchPage, visitByPhone } from './bench-browser.ts';
import type { SiteProxy } from './site-proxy.ts';
import type { Sample } from './web-figures.ts';

/** What the scripts of a page weigh after gzip, by the manifest of the build. */
export function siteSizes(root: string, { chunk }: BenchPage): Sample {
  const { start, ownParts, weighParts } = builtSite(root);
  const own = ownParts(chunk);
  return { scriptsKb: weighParts([...start, ...own]) / 1000, routeKb: weighParts(own) / 1000 };
}

/** What a first visit loads, by the browser's record of its requests. */
export async function coldVisit(browser: Browser, url: string): Promise<Sample> {
  await using visit = await visitByPhone(browser);
  const { page, network } = visit;
  const asked: string[] = [];
  const fonts = new Set<string>();
  let fontBytes = 0;
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!/^(data|blob):/.test(request.url)) asked.push(request.url);
  });
  network.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Font') fonts.add(requestId);
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fonts.has(requestId)) fontBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const requestsBeforePicture = asked.findIndex((each) => each.includes('/media/'));
  if (requestsBeforePicture < 0) throw new Error(`${url} asks for no picture`);
  return { fontsKb: fontBytes / 1000, requestsBeforePicture };
}

/** For what a page does when it has nothing else to do, such as to fill the cache of a service worker. */
const idleMs = 4000;

/** What comes over the line at a second visit, beside the answers of the API. */
export async function repeatVisit(
  browser: Browser,
  proxy: SiteProxy,
  path: string,
): Promise<Sample> {
  await using context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  const visit = async () => {
    const page = await context.newPage();
    await page.goto(proxy.origin + path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(idleMs);
    await page.close();
  };
  await visit();
  const before = proxy.bytes();
  await visit();
  return { repeatVisitKb: (proxy.bytes() - before) / 1000 };
}
