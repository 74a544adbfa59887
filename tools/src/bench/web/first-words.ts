/// <reference lib="dom" />

import type { Browser } from 'playwright-core';
import { visitByPhone } from './bench-browser.ts';
import type { Sample } from './web-figures.ts';

declare global {
  /** When the first words were on the screen, in milliseconds since 1970. */
  var firstWordsAt: number | undefined;
}

/** Far from the city. */
const line = { kilobitsPerSecond: 400, latencyMs: 400 };
const mostMs = 60_000;

/** How long somebody on a slow line waits for the first text of a page, also where the address leads on. */
export async function firstWords(browser: Browser, url: string): Promise<Sample> {
  await using visit = await visitByPhone(browser, line);
  const { page } = visit;
  await page.addInitScript(watchWords);
  const startedAt = Date.now();
  await page.goto(url, { waitUntil: 'commit' });
  const timeout = { timeout: mostMs };
  const found = await page.waitForFunction(() => globalThis.firstWordsAt, undefined, timeout);
  return { firstWordsMs: Number(await found.jsonValue()) - startedAt };
}

/**
 * Runs in the page before its scripts. Looks in each frame whether the page itself, not the shell
 * around it, shows text on the screen.
 */
function watchWords(): void {
  const isSeen = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, top, bottom } = range.getBoundingClientRect();
    // Text for screen readers alone is one pixel wide.
    return width > 2 && height > 2 && bottom > 0 && top < innerHeight;
  };
  const hasWords = (element: Element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if ((currentNode.textContent?.trim().length ?? 0) > 2 && isSeen(currentNode)) return true;
    }
    return false;
  };
  const look = () => {
    const main = document.querySelector('main');
    // What is in the document at a frame's start is on the screen at its end.
    if (main && hasWords(main)) {
      requestAnimationFrame(() => (globalThis.firstWordsAt ??= Date.now()));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
