import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { chromiumFlags } from '../../testing/chromium-flags.ts';

export function launchBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: chromiumFlags('playwright') });
}

/** A line to the site. */
export interface Line {
  kilobitsPerSecond: number;
  latencyMs: number;
}

export interface PhoneVisit extends AsyncDisposable {
  context: BrowserContext;
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
  return { context, page, network, [Symbol.asyncDispose]: () => context.close() };
}
