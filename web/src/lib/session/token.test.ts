import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenOf } from '../../testing/token-of.ts';
import {
  currentPerson,
  dropToken,
  followCookie,
  keepToken,
  canStoreFor,
  onPersonChanged,
  personOf,
  readToken,
  refuseToken,
  renewToken,
  watchSession,
} from './token.ts';

const cookie = vi.spyOn(document, 'cookie', 'set');
const lastWritten = () => cookie.mock.lastCall?.[0];
const changed = vi.fn();
let stop: () => void;

beforeEach(() => {
  dropToken();
  localStorage.clear();
  changed.mockClear();
  stop = onPersonChanged(changed);
});
afterEach(() => stop());

/** What another tab does: it changes the cookie without the functions of this page. */
function elsewhere(token: string | undefined): void {
  document.cookie = token === undefined ? 'token=; path=/; max-age=0' : `token=${token}; path=/`;
}

it('stores a token for seven days, or until the browser is closed', () => {
  keepToken('a.b.c', { remember: true });
  expect(lastWritten()).toBe('token=a.b.c; path=/; max-age=604800; SameSite=Lax');
  keepToken('d.e.f', { remember: false });
  expect(lastWritten()).toBe('token=d.e.f; path=/; SameSite=Lax');
  expect(readToken()).toBe('d.e.f');
});

it('renews a token with the lifetime that was chosen', () => {
  keepToken('a', { remember: false });
  renewToken('b');
  expect(lastWritten()).toBe('token=b; path=/; SameSite=Lax');
  keepToken('c', { remember: true });
  renewToken('d');
  expect(lastWritten()).toContain('max-age=604800');
});

it('drops a refused token, unless it was replaced meanwhile', () => {
  keepToken(tokenOf('x', 2), { remember: true });
  refuseToken(tokenOf('x', 1));
  expect(currentPerson()).toBe('x');
  refuseToken(tokenOf('x', 2));
  expect(readToken()).toBeUndefined();
  expect(currentPerson()).toBeUndefined();
});

it('reads the person of a token, also where its id has special characters', () => {
  expect(personOf(tokenOf('u1'))).toBe('u1');
  expect(personOf(tokenOf('ü~?>ÿ'))).toBe('ü~?>ÿ');
  expect(personOf('not a token')).toBe('not a token');
});

it('notices that another tab signed in or out, and not that it renewed the session', () => {
  keepToken(tokenOf('x', 1), { remember: true });
  changed.mockClear();
  elsewhere(tokenOf('x', 2));
  expect(followCookie()).toBe(false);
  expect(changed).not.toHaveBeenCalled();
  elsewhere(tokenOf('y'));
  expect(currentPerson()).toBe('x');
  expect(followCookie()).toBe(true);
  expect(currentPerson()).toBe('y');
  elsewhere(undefined);
  expect(followCookie()).toBe(true);
  expect(currentPerson()).toBeUndefined();
  expect(changed).toHaveBeenCalledTimes(2);
});

it('is notified of a sign-in in another tab at once, and updates when the page is visible again', async () => {
  const stopWatching = watchSession();
  const otherTab = new BroadcastChannel('qaysariSession');
  elsewhere(tokenOf('x'));
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(currentPerson()).toBe('x'));
  elsewhere(tokenOf('y'));
  window.dispatchEvent(new Event('focus'));
  expect(currentPerson()).toBe('y');
  stopWatching();
  otherTab.close();
  elsewhere(undefined);
  window.dispatchEvent(new Event('focus'));
  expect(currentPerson()).toBe('y');
});

it('allows drafts after a session that ended by itself, but not after a sign-out or for somebody else', () => {
  keepToken(tokenOf('x'), { remember: true });
  expect(canStoreFor('x')).toBe(true);
  elsewhere(undefined);
  expect(canStoreFor('x')).toBe(true);
  keepToken(tokenOf('x'), { remember: true });
  refuseToken(tokenOf('x'));
  expect(canStoreFor('x')).toBe(true);
  keepToken(tokenOf('y'), { remember: true });
  expect(canStoreFor('x')).toBe(false);
  dropToken();
  expect(canStoreFor('x')).toBe(false);
});
