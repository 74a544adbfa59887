import { limits } from '@qaysari/contract/shared/limits';
import { createSignal } from '../browser/signal.ts';
import { readItem, writeItem } from '../browser/storage.ts';

/** The bearer token lives in a cookie named `token` (docs/specification/calls.md#c4). */
const name = 'token';

/** Set while the token is to end with the browser session: scripts cannot read the lifetime of a cookie. */
const briefKey = 'qaysariSignInEnds';

/** Set from a sign-out on this device until the next sign-in: a missing cookie does not say why it ended. */
const signedOutKey = 'qaysariSignedOut';

const channelName = 'qaysariSession';

const cookieDelayMs = 500;

const personChanged = createSignal();

/** The token that this page acts with. The cookie is shared by all tabs, so it may say something else by now. */
let page: { token: string | undefined } | undefined;

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

/** Whose token it is. Only to compare: nobody has checked it. A token that says nothing is a person of its own. */
export function personOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    const { sub } = JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))) as {
      sub?: unknown;
    };
    return typeof sub === 'string' ? sub : token;
  } catch {
    return token;
  }
}

/** Who this page acts for; undefined for a visitor. Calls on behalf of somebody else are not made. */
export function currentPerson(): string | undefined {
  page ??= { token: readToken() };
  return page.token === undefined ? undefined : personOf(page.token);
}

/** Calls `listener` when this page begins to act for somebody else or for nobody. Answers a function that unsubscribes. */
export const onPersonChanged = personChanged.subscribe;

/** `currentPerson`; the component renders again when it changes. */
export function useCurrentPerson(): string | undefined {
  return personChanged.useValue(currentPerson, () => undefined);
}

function setPageToken(token: string | undefined): boolean {
  const before = currentPerson();
  page = { token };
  const isOther = currentPerson() !== before;
  if (isOther) personChanged.emit();
  return isOther;
}

/** Follows the cookie, which another tab may have changed or which may have ended. Answers whether the person changed. */
export function followCookie(): boolean {
  return setPageToken(readToken());
}

/** Follows the cookie as soon as another tab changes it, and whenever the page is looked at again. */
export function watchSession(): () => void {
  const follow = () => void followCookie();
  const channel = openChannel();
  if (channel) {
    channel.onmessage = () => {
      follow();
      // The message may still be faster than the cookie.
      setTimeout(follow, cookieDelayMs);
    };
  }
  // Suspended tabs got no message. Browsers without the channel have the storage event.
  const events = ['focus', 'pageshow', 'storage'] as const;
  for (const event of events) window.addEventListener(event, follow);
  document.addEventListener('visibilitychange', follow);
  return () => {
    channel?.close();
    for (const event of events) window.removeEventListener(event, follow);
    document.removeEventListener('visibilitychange', follow);
  };
}

function openChannel(): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channelName);
}

function tellOtherTabs(): void {
  // Browsers write cookies in another process. Reading waits until this one is written, so no tab looks too early.
  readToken();
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/** Stores a token for 7 days, or with `remember` false until the browser is closed. */
export function keepToken(token: string, { remember }: { remember: boolean }): void {
  write(token, remember ? limits.tokenDays * 86_400 : undefined);
  // Where storage is refused, a later token lasts 7 days at most, like any other.
  writeItem('localStorage', briefKey, remember ? null : 'withBrowser');
  writeItem('localStorage', signedOutKey, null);
  setPageToken(token);
  tellOtherTabs();
}

/** Replaces the token; the lifetime stays as it was chosen. */
export function renewToken(token: string): void {
  keepToken(token, { remember: !isBriefSession() });
}

/** Ends the session in all tabs of this browser. */
export function dropToken(): void {
  write('', 0);
  writeItem('localStorage', signedOutKey, 'yes');
  setPageToken(undefined);
  tellOtherTabs();
}

/** Drops a token that the server refused, if it is still in use. The person did not sign out: drafts stay. */
export function refuseToken(token: string): void {
  if (readToken() === token) {
    write('', 0);
    tellOtherTabs();
  }
  followCookie();
}

/** Whether the last session on this device ended by signing out. */
export function hasSignedOut(): boolean {
  return readItem('localStorage', signedOutKey) !== null;
}

/**
 * Whether this device may store what a person types: while they are signed in, and after a session that ended by
 * itself. Not after a sign-out, nor while somebody else is signed in.
 */
export function canStoreFor(person: string): boolean {
  const token = readToken();
  return token === undefined ? !hasSignedOut() : personOf(token) === person;
}

/** Whether the session is to end with the browser. */
export function isBriefSession(): boolean {
  return readItem('localStorage', briefKey) !== null;
}

function write(value: string, maxAge: number | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/${age}; SameSite=Lax${secure}`;
}
