import { limits } from '@qaysari/contract/shared/limits';
import { createSignal } from '../browser/signal.ts';
import { readCookie, readItem, writeCookie, writeItem } from '../browser/storage.ts';

/** The cookie that stores the bearer token (docs/specification/calls.md#c4). */
const name = 'token';

/** Set while the token is to end with the browser session: scripts cannot read the lifetime of a cookie. */
const briefKey = 'qaysariSignInEnds';

/** Set from a sign-out on this device until the next sign-in: a missing cookie does not say why it ended. */
const signedOutKey = 'qaysariSignedOut';

const channelName = 'qaysariSession';

const cookieDelayMs = 500;

const personChanged = createSignal();

/** The token that this page uses. All tabs share the cookie, so it may have another one by now. */
let page: { token: string | undefined } | undefined;

export function readToken(): string | undefined {
  return readCookie(name);
}

/** The person of a token. Only for comparison: it is not verified. An unreadable token counts as its own person. */
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

/** The person of this page; undefined for a visitor. Calls for anybody else are not sent. */
export function currentPerson(): string | undefined {
  page ??= { token: readToken() };
  return page.token === undefined ? undefined : personOf(page.token);
}

/** Calls `listener` when the person of this page changes. Answers a function that unsubscribes. */
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

/** Reads the cookie again: another tab may have changed it, or it has expired. Answers whether the person changed. */
export function followCookie(): boolean {
  return setPageToken(readToken());
}

/** Reads the cookie again when another tab changes it, and whenever the page is visible again. */
export function watchSession(): () => void {
  const follow = () => void followCookie();
  const channel = openChannel();
  if (channel) {
    channel.onmessage = () => {
      follow();
      // The message may arrive before the cookie.
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
  // Browsers write cookies in another process. Reading waits until this one is written, so no tab reads too early.
  readToken();
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/**
 * Stores a token for 7 days, or with `remember` false until the browser is closed. False where the browser blocks
 * cookies: then nobody is signed in.
 */
export function keepToken(token: string, { remember }: { remember: boolean }): boolean {
  writeCookie(name, token, remember ? limits.tokenDays * 86_400 : undefined);
  if (readToken() !== token) return false;
  // Where storage is refused, a later token lasts 7 days at most, like any other.
  writeItem('localStorage', briefKey, remember ? null : 'withBrowser');
  writeItem('localStorage', signedOutKey, null);
  setPageToken(token);
  tellOtherTabs();
  return true;
}

/** Replaces the token; the lifetime stays as it was chosen. */
export function renewToken(token: string): void {
  keepToken(token, { remember: !isBriefSession() });
}

/** Ends the session in all tabs of this browser. */
export function dropToken(): void {
  writeCookie(name, '', 0);
  writeItem('localStorage', signedOutKey, 'yes');
  setPageToken(undefined);
  tellOtherTabs();
}

/** Drops a token that the server refused, if it is still in use. The person did not sign out: drafts stay. */
export function refuseToken(token: string): void {
  if (readToken() === token) {
    writeCookie(name, '', 0);
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
