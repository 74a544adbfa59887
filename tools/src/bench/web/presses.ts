/// <reference lib="dom" />

import type { Browser, Page } from 'playwright-core';
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
  press: (page: Page) => Promise<void>;
}

interface Places {
  origin: string;
  /** Path of an ad with pictures. */
  ad: string;
}

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap();

const opens =
  (path: string, selector: string): Press['open'] =>
  async (page, { origin }) => {
    await page.goto(origin + path);
    await page.locator(selector).first().waitFor();
  };

/** A press on what `selector` finds, on the page at `path`. */
const pressOn = (name: string, path: string, selector: string): Press => ({
  name,
  open: opens(path, selector),
  press: tap(selector),
});

const pressOnAd = (name: string, selector: string): Press => ({
  name,
  open: (page, at) => opens(at.ad, selector)(page, at),
  press: tap(selector),
});

const firstConversation = 'main li a[href*="/inbox/"]';

const presses: readonly Press[] = [
  pressOn('filter', '/ar/ads', '[role=search] button[aria-haspopup=dialog]'),
  {
    name: 'search',
    open: async (page, at) => {
      await opens('/ar/ads', 'main [role=combobox]')(page, at);
      await page.locator('main [role=combobox]').first().focus();
    },
    press: (page) => page.keyboard.press('a'),
  },
  pressOn('card', '/ar/ads', 'main article a'),
  pressOn('heart', '/ar/ads', 'main article button.heart'),
  pressOnAd('picture', 'main section img'),
  pressOnAd('contact', 'section button[aria-haspopup=dialog]:last-child'),
  {
    name: 'send',
    open: async (page, at) => {
      await opens('/ar/my-account/inbox', firstConversation)(page, at);
      await tap(firstConversation)(page);
      await page.locator('main textarea').fill('مرحبا');
    },
    press: tap('main form button[type=submit]'),
  },
  {
    name: 'menu',
    open: async (page, at) => {
      await opens('/ar/my-account/inbox', firstConversation)(page, at);
      await tap(firstConversation)(page);
      await page.locator('main button[aria-haspopup=menu]').first().waitFor();
    },
    press: tap('main button[aria-haspopup=menu]'),
  },
  pressOn('sheet', '/ar', 'nav li button'),
  pressOn('tab', '/ar', 'nav li a[href="/ar/ads"]'),
];

/**
 * How long the screen takes to answer each of these presses of a member, with the processor slowed down: the longest
 * event of the press, up to the next frame, as in INP (https://web.dev/articles/inp).
 */
export async function measurePresses(browser: Browser, places: Places): Promise<Sample> {
  const token = await signIn(places.origin);
  const sample: Sample = {};
  for (const { name, open, press } of presses) {
    await using visit = await visitByPhone(browser);
    const { page, network: session } = visit;
    await page.context().addCookies([{ name: 'token', value: token, url: places.origin }]);
    await page.addInitScript(watchPresses);
    await open(page, places);
    // The page is at rest: what still loads is another measurement.
    await page.waitForLoadState('load');
    await page.evaluate(rest);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.evaluate(() => (globalThis.pressMs = []));
    await press(page);
    await page.evaluate(rest);
    sample[`${name}.inpMs`] = Math.max(shortestMs, ...(await page.evaluate(() => pressMs)));
  }
  return sample;
}

/** Browsers report no shorter events. */
const shortestMs = 16;

/** A member of the seed with conversations and ads of others. */
const member = { usernameOrEmail: 'zainab.khafaji', password: 'Qaysari-2025' };

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Runs in the page: resolves when nothing has been to do for a while. */
function rest(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0;
    const next = () => {
      frames += 1;
      if (frames > 30) setTimeout(resolve, 500);
      else requestAnimationFrame(next);
    };
    next();
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
