import { limits } from '@qaysari/contract/shared/limits';
import { error as logError } from 'firebase-functions/logger';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp } from '../platform/firestore.ts';
import { commitIfUnchanged, newBatch, setIfUnchanged } from '../platform/optimistic.ts';
import type { UserRecord } from './record.ts';
import { isActive } from './standing.ts';

/**
 * Browsers that have signed in to an account, or have set its password. Their wrong tries are counted apart, so
 * that strangers never use them up. Being known proves nothing else.
 */

const dayMs = 24 * 60 * 60 * 1000;
const knownMs = limits.browserDays * dayMs;

/** Whether a browser, by the hash of its secret, is known to an account. */
export function isKnownBrowser(
  user: UserRecord | undefined,
  browser: string | undefined,
): browser is string {
  return stillKnown(user).some(({ hash }) => hash === browser);
}

/**
 * Notes a browser, once a day at most. A failure is logged: whoever signs in can do without.
 * In no transaction: sign-ins of one person at once would wait for one another.
 */
export async function rememberBrowser(uid: string, browser: string): Promise<void> {
  try {
    await note(uid, browser);
  } catch (error) {
    logError('a browser could not be noted', error);
  }
}

/** Does nothing for somebody who was deleted or locked out meanwhile. */
function note(uid: string, browser: string): Promise<void> {
  return commitIfUnchanged(async () => {
    const read = await collection('users').doc(uid).get();
    const user = read.data() as UserRecord | undefined;
    const known = stillKnown(user);
    const now = clock.now();
    const isNoted = known.some(({ hash, at }) => hash === browser && at.toMillis() > now - dayMs);
    if (!isActive(user) || isNoted) return { batch: undefined, result: undefined };
    const others = known.filter(({ hash }) => hash !== browser);
    const knownBrowsers = [...others, { hash: browser, at: Timestamp.fromMillis(now) }];
    const batch = newBatch();
    setIfUnchanged(batch, read, { knownBrowsers: knownBrowsers.slice(-limits.knownBrowsers) });
    return { batch, result: undefined };
  });
}

function stillKnown(user: UserRecord | undefined): NonNullable<UserRecord['knownBrowsers']> {
  const known = user?.knownBrowsers ?? [];
  return known.filter(({ at }) => isRunning(at.toMillis() + knownMs, knownMs));
}
