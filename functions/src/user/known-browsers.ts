import { limits } from '@qaysari/contract/limits';
import { clock, isRunning } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { Timestamp, type TransactionOrBatch } from '../platform/firestore.ts';
import type { UserRecord } from './record.ts';

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

/** Notes a browser, once a day at most. `user` must have been read in the same transaction. */
export function rememberBrowser(
  writes: TransactionOrBatch,
  user: UserRecord,
  browser: string,
): void {
  const known = stillKnown(user);
  const now = clock.now();
  if (known.some(({ hash, at }) => hash === browser && at.toMillis() > now - dayMs)) return;
  const others = known.filter(({ hash }) => hash !== browser);
  const knownBrowsers = [...others, { hash: browser, at: Timestamp.fromMillis(now) }];
  writes.update(collection('users').doc(user.id), {
    knownBrowsers: knownBrowsers.slice(-limits.knownBrowsers),
  });
}

function stillKnown(user: UserRecord | undefined): NonNullable<UserRecord['knownBrowsers']> {
  const known = user?.knownBrowsers ?? [];
  return known.filter(({ at }) => isRunning(at.toMillis() + knownMs, knownMs));
}
