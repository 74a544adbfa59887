import type { BrowserContext } from 'playwright-core';
import { randomFrom } from '../../random.ts';

/** The hash in the name of a built file, which differs between builds. */
const buildHash = /-[\w-]{8}(?=\.\w+$)/;

/**
 * Decides by chance which requests are lost: the same ones in each run with this seed, whatever the order
 * of the requests. A repeated request has a new chance.
 */
export function lossOf(share: number, seed: string): (path: string) => boolean {
  const attempts = new Map<string, number>();
  return (path) => {
    const name = path.replace(buildHash, '');
    const attempt = (attempts.get(name) ?? 0) + 1;
    attempts.set(name, attempt);
    return randomFrom(`${seed} ${name} ${attempt}`).chance(share);
  };
}

export interface Loss {
  share: number;
  seed: string;
  /** How long a request is under way before it fails. */
  afterMs: number;
}

/**
 * Lets a share of all requests of a context fail. The browser's own emulation of a line loses packets
 * for WebRTC only.
 */
export async function loseRequests(context: BrowserContext, loss: Loss): Promise<void> {
  const isLost = lossOf(loss.share, loss.seed);
  await context.route('**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!isLost(pathname + search)) return route.continue().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, loss.afterMs));
    // The page may have been left meanwhile.
    return route.abort('connectionfailed').catch(() => undefined);
  });
}
