import type { Page } from 'playwright-core';

declare global {
  /** Ends all connections to Firestore without a word: nothing comes any more, and nothing says so. */
  var cutLines: () => void;
}

/**
 * Runs in each page before its scripts. A connection that is cut stays open for whoever reads it, as when a router
 * on the way forgets it. Connections that are opened later work.
 */
function makeLinesCuttable(): void {
  let cuts = 0;
  const ask = globalThis.fetch;
  globalThis.cutLines = () => void cuts++;
  globalThis.fetch = async (input, init) => {
    const response = await ask(input, init);
    if (!response.url.includes('/Listen/channel') || !response.body) return response;
    const born = cuts;
    const silence = new Promise<void>(() => undefined);
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => (born === cuts ? controller.enqueue(chunk) : silence),
        flush: () => (born === cuts ? undefined : silence),
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };
}

export async function canCutLines(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(makeLinesCuttable);
  return () => page.evaluate(() => globalThis.cutLines());
}
