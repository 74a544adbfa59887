import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromiumFlags } from '../../testing/chromium-flags.ts';

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags('playwright') });
}

/** A line to the site. */
interface Line {
  kilobitsPerSecond: number;
  latencyMs: number;
}

interface PhoneVisit extends AsyncDisposable {
  page: Page;
  network: CDPSession;
}

/** A first visit with a phone. No service worker can answer instead of the line. */
export async function visitByPhone(browser: Browser, line?: Line): Promise<PhoneVisit> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'ar',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  if (line) {
    const bytesPerSecond = (line.kilobitsPerSecond * 1000) / 8;
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, network, [Symbol.asyncDispose]: () => context.close() };
}

/** An address at which a visit begins. */
export interface Entrance {
  name: string;
  path: string;
}

/** A public page that the benchmark opens, in Arabic. */
export interface BenchPage extends Entrance {
  name: 'home' | 'listings' | 'ad';
  /** Its chunk in the manifest of the build. */
  chunk: string;
}

interface ListingAnswer {
  data: { listings: { _id: string; images: unknown[] }[] };
}

/** Each kind of address that people type, scan, or find in a mail. */
export function benchEntrances(pages: readonly BenchPage[]): Entrance[] {
  const ad = pages.find(({ name }) => name === 'ad')?.path ?? '';
  return [
    { name: 'bare', path: '/' },
    { name: 'withoutLanguage', path: ad.replace('/ar', '') },
    { name: 'shortLink', path: ad.replace('/ar/ads', '/a') },
    { name: 'mail', path: '/ar/verify-email' },
    { name: 'notification', path: '/ar/my-account/inbox' },
  ];
}

/** The pages to measure. The ad is the first of the list with several pictures. */
export async function benchPages(origin: string): Promise<BenchPage[]> {
  const answer = await fetch(`${origin}/api/listing`);
  const { data } = (await answer.json()) as ListingAnswer;
  const ad = data.listings.find(({ images }) => images.length >= 3);
  if (!ad) throw new Error('No ad of the first page has three pictures');
  return [
    { name: 'home', path: '/ar', chunk: 'src/pages/home-page.tsx' },
    { name: 'listings', path: '/ar/ads', chunk: 'src/pages/listings-page.tsx' },
    { name: 'ad', path: `/ar/ads/${ad._id}`, chunk: 'src/pages/listing-page.tsx' },
  ];
}
