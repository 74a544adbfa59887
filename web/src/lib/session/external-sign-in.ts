import { limits } from '@qaysari/contract/shared/limits';
import { readJson, writeItem } from '../browser/storage.ts';

/**
 * What this tab knows of an external sign-in that it began. Anybody can send a link with a token: only a tab
 * that began the sign-in takes the token without asking.
 */
interface Began {
  at: number;
  /** The person who signs in again, and the page where they continue. */
  again?: { userId: string; path: string };
}

const key = 'qaysariExternalSignIn';

/** Notes that this tab goes to a provider now. */
export function noteExternalSignIn(again?: Began['again']): void {
  const began: Began = { at: Date.now(), ...(again && { again }) };
  writeItem('sessionStorage', key, JSON.stringify(began));
}

/** The external sign-in that this tab began in the last ten minutes, until `forgetExternalSignIn`. */
export function readExternalSignIn(): Began | undefined {
  const began = readJson('sessionStorage', key) as Began | undefined;
  const age = Date.now() - (began?.at ?? -Infinity);
  return age >= 0 && age <= limits.recentSignInMinutes * 60_000 ? began : undefined;
}

export function forgetExternalSignIn(): void {
  writeItem('sessionStorage', key, null);
}
