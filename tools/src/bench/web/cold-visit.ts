import type { Browser } from 'playwright-core';
import { visitByPhone } from './bench-browser.ts';
import type { Sample } from './samples.ts';

interface Loaded {
  url: string;
  type: string;
  bytes: number;
}

/** Every request of a first visit in the order of asking, with the bytes that came over the line. */
async function requestsOf(browser: Browser, url: string): Promise<Loaded[]> {
  await using visit = await visitByPhone(browser);
  const { page, network } = visit;
  const requests = new Map<string, Loaded>();
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    requests.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
  });
  network.on('Network.responseReceived', ({ requestId, type }) => {
    const request = requests.get(requestId);
    if (request) request.type = type;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return [...requests.values()];
}

/** How many fonts the page itself asks for before the style sheet does. */
async function preloadedFonts(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  return links.filter((link) => link.includes('preload') && link.includes('as="font"')).length;
}

/** What a first visit loads, by the browser's record of its requests. */
export async function coldVisit(browser: Browser, url: string): Promise<Sample> {
  const requests = await requestsOf(browser, url);
  const of = (type: string) => requests.filter((request) => request.type === type);
  const kilobytes = (some: readonly Loaded[]) =>
    some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const picture = requests.findIndex((request) => request.url.includes('/media/'));
  if (picture < 0) throw new Error(`${url} asks for no picture`);
  return {
    loadedScriptsKb: kilobytes(of('Script')),
    loadedScripts: of('Script').length,
    preloadedFonts: await preloadedFonts(url),
    fontsKb: kilobytes(of('Font')),
    requestsBeforePicture: picture,
  };
}
