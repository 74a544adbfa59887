import { limits } from '@qaysari/contract/shared/limits';
import { recentSignInNeeded } from './api-error.ts';
import { clock } from './clock.ts';
import type { Caller } from './handler.ts';

/** Throws 403 for a session that began more than `limits.recentSignInMinutes` ago, and for nobody. */
export function requireRecentSignIn(caller: Caller | undefined): void {
  const age = clock.now() - (caller?.session.signedInAt ?? -Infinity);
  // A clock that is set back makes no old sign-in a recent one.
  if (Math.abs(age) > limits.recentSignInMinutes * 60_000) throw recentSignInNeeded();
}
