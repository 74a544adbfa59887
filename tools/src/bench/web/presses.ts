/// <reference lib="dom" />

import type { Browser, Locator, Page } from 'playwright-core';
import { visitByPhone } from './bench-browser.ts';
import type { Sample } from './web-figures.ts';

declare global {
  /** Durations of the events of the last press, in milliseconds. */
  var pressMs: number[];
}

/** Lighthouse takes the same for a phone of the middle. */
const slowdown = 4;

interface Press {
  name: string;
  /** Opens the page, up to the press. */
  open: (page: Page, at: Places) => Promise<void>;
  /** What is pressed: the first that this selector finds. */
  target: string;
  /** Omitted for a tap. */
  press?: (target: Locator) => Promise<void>;
}

interface Places {
  origin: string;
  /** Path of an ad with pictures. */
  ad: string;
}

const at =
  (path: string): Press['open'] =>
  async (page, { origin }) => {
    await page.goto(origin + path);
  };

const atAd: Press['open'] = (page, places) => at(places.ad)(page, places);

const words = 'main [role=combobox]';
const message = 'main textarea';

const atSearch: Press['open'] = async (page, places) => {
  await at('/ar/ads')(page, places);
  await page.locator(words).first().focus();
};

const atConversation: Press['open'] = async (page, places) => {
  await at('/ar/my-account/inbox')(page, places);
  await page.locator('main li a[href*="/inbox/"]').first().tap();
  await page.locator(message).fill('مرحبا');
};

const presses: readonly Press[] = [
  { name: 'filter', open: at('/ar/ads'), target: '[role=search] button[aria-haspopup=dialog]' },
  { name: 'search', open: atSearch, target: words, press: (field) => field.press('a') },
  { name: 'card', open: at('/ar/ads'), target: 'main article a' },
  { name: 'heart', open: at('/ar/ads'), target: 'main article button.heart' },
  { name: 'picture', open: atAd, target: 'main section img' },
  // The bar with the ways to reach the owner, not the pictures, of which each opens a dialog too.
  {
    name: 'contact',
    open: atAd,
    target: 'section:not(:has(img)) button[aria-haspopup=dialog]:last-child',
  },
  { name: 'send', open: atConversation, target: 'main form button[type=submit]' },
  { name: 'menu', open: atConversation, target: 'main button[aria-haspopup=menu]' },
  { name: 'sheet', open: at('/ar'), target: 'nav li button' },
  { name: 'tab', open: at('/ar'), target: 'nav li a[href="/ar/ads"]' },
];

/**
 * How long the screen takes to answer each of these presses of a member, with the processor slowed down: the longest
 * event of the press, up to the next frame, as in INP (https://web.dev/articles/inp).
 */
export async function measurePresses(browser: Browser, places: Places): Promise<Sample> {
  const token = await signIn(places.origin);
  const sample: Sample = {};
  for (const { name, open, target: selector, press = tap } of presses) {
    await using visit = await visitByPhone(browser);
    const { page, network: session } = visit;
    await page.context().addCookies([{ name: 'token', value: token, url: places.origin }]);
    await page.addInitScript(watchPresses);
    await open(page, places);
    const target = page.locator(selector).first();
    await target.waitFor();
    // A press that scrolls would measure the pictures and parts that come into view.
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    // What still loads is another measurement.
    await page.evaluate(rest);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => (globalThis.pressMs = []));
    await press(target);
    await page.evaluate(rest);
    sample[`${name}.inpMs`] = Math.max(shortestMs, ...(await page.evaluate(() => pressMs)));
  }
  return sample;
}

const tap = (target: Locator) => target.tap();

/** Browsers report no shorter events. */
const shortestMs = 16;

/** A member of the seed with a conversation. The ad of the bench is somebody else's: it has ways to reach its owner. */
const member = { usernameOrEmail: 'ali.rubaie', password: 'Qaysari-2025' };

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Runs in the page: resolves when nothing of it has changed for a second. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(end, 1000);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = wait();
    });
    const end = () => {
      observer.disconnect();
      resolve();
    };
    let timer = wait();
    observer.observe(document, { attributes: true, childList: true, subtree: true });
  });
}

/** Runs in the page before its scripts. */
function watchPresses(): void {
  globalThis.pressMs = [];
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (event.interactionId > 0) globalThis.pressMs.push(event.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
