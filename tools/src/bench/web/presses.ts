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

type Path = string | ((at: Places) => string);

const opens =
  (path: Path, selector: string): Press['open'] =>
  async (page, at) => {
    await page.goto(at.origin + (typeof path === 'string' ? path : path(at)));
    await page.locator(selector).first().waitFor();
  };

/** A press on what `selector` finds, on the page at `path`. */
const pressOn = (name: string, path: Path, selector: string): Press => ({
  name,
  open: opens(path, selector),
  press: tap(selector),
});

const ad = (at: Places) => at.ad;

const firstConversation = 'main li a[href*="/inbox/"]';

/** Opens the first conversation, until `selector` is there. */
const opensConversation =
  (selector: string): Press['open'] =>
  async (page, at) => {
    await opens('/ar/my-account/inbox', firstConversation)(page, at);
    await tap(firstConversation)(page);
    await page.locator(selector).first().waitFor();
  };

const words = 'main [role=combobox]';
const message = 'main textarea';
const options = 'main button[aria-haspopup=menu]';

const presses: readonly Press[] = [
  pressOn('filter', '/ar/ads', '[role=search] button[aria-haspopup=dialog]'),
  {
    name: 'search',
    open: async (page, at) => {
      await opens('/ar/ads', words)(page, at);
      await page.locator(words).first().focus();
    },
    press: (page) => page.keyboard.press('a'),
  },
  pressOn('card', '/ar/ads', 'main article a'),
  pressOn('heart', '/ar/ads', 'main article button.heart'),
  pressOn('picture', ad, 'main section img'),
  pressOn('contact', ad, 'section button[aria-haspopup=dialog]:last-child'),
  {
    name: 'send',
    open: async (page, at) => {
      await opensConversation(message)(page, at);
      await page.locator(message).fill('مرحبا');
    },
    press: tap('main form button[type=submit]'),
  },
  { name: 'menu', open: opensConversation(options), press: tap(options) },
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
