import { limits } from '@qaysari/contract/limits';
import { createSignal, readItem, writeItem } from '../browser/store.ts';

/** The bearer token lives in a cookie named `token` (docs/specification/calls.md#c4). */
const name = 'token';

/** Set while the token is to end with the browser session: a cookie does not tell its lifetime. */
const briefKey = 'qaysariSignInEnds';

const refused = createSignal();

export function readToken(): string | undefined {
  for (const part of document.cookie.split('; ')) {
    if (!part.startsWith(`${name}=`)) continue;
    try {
      return decodeURIComponent(part.slice(name.length + 1)) || undefined;
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Stores a token for 7 days, or with `remember` false until the browser is closed. */
export function keepToken(token: string, { remember }: { remember: boolean }): void {
  write(token, remember ? limits.tokenDays * 86_400 : undefined);
  // Where storage is refused, a later token lasts 7 days at most, like any other.
  writeItem('localStorage', briefKey, remember ? null : 'withBrowser');
}

/** Replaces the token; the lifetime stays as it was chosen. */
export function renewToken(token: string): void {
  keepToken(token, { remember: !isBrief() });
}

export function dropToken(): void {
  write('', 0);
}

/** Drops a token that the server refused, if it is still in use, and notifies listeners. */
export function refuseToken(token: string): void {
  if (readToken() !== token) return;
  dropToken();
  refused.emit();
}

/** Calls `listener` whenever the server refuses the token in use. Answers a function that unsubscribes. */
export const onTokenRefused = refused.subscribe;

function isBrief(): boolean {
  return readItem('localStorage', briefKey) !== null;
}

function write(value: string, maxAge: number | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; SameSite=Lax${secure}`;
}

/** Asks the person to prove again who they are. Answers false when they would not. */
type AskPerson = () => Promise<boolean>;

let askPerson: AskPerson | undefined;
let asking: Promise<boolean> | undefined;

/** Says who asks the person. Answers a function that takes it back. */
export function onRecentSignInNeeded(ask: AskPerson): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** Calls that need it at the same time share one question. False where nobody can ask. */
export async function askForRecentSignIn(): Promise<boolean> {
  if (!askPerson) return false;
  asking ??= askPerson().finally(() => {
    asking = undefined;
  });
  return asking;
}
