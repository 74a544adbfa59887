import type { Page } from 'playwright-core';

declare global {
  /** Ends all connections to Firestore without a word: nothing comes any more, and nothing says so. */
  var cutLines: () => void;
}

/**
 * Runs in each page before its scripts. A session of the SDK that is cut hears nothing any more, whatever it asks, as
 * when a router on the way forgets it or the SDK itself is broken. Sessions that begin later work.
 */
function makeLinesCuttable(): void {
  const sessions = new Set<string>();
  const dead = new Set<string>();
  let cuts = 0;
  const ask = globalThis.fetch;
  globalThis.cutLines = () => {
    cuts++;
    for (const session of sessions) dead.add(session);
  };
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.includes('/Listen/channel')) return ask(input, init);
    const silence = new Promise<never>(() => undefined);
    const session = new URL(address).searchParams.get('SID') ?? '';
    if (dead.has(session)) return silence;
    if (session !== '') sessions.add(session);
    const born = cuts;
    const response = await ask(input, init);
    if (!response.body) return response;
    const isDead = () => born !== cuts;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform: (chunk, controller) => (isDead() ? silence : controller.enqueue(chunk)),
        flush: () => (isDead() ? silence : undefined),
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
