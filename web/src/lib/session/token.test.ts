// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropToken,
  keepToken,
  readToken,
  refuseToken,
  renewToken,
  onTokenRefused,
} from './token.ts';

const cookie = vi.spyOn(document, 'cookie', 'set');
const lastWritten = () => cookie.mock.lastCall?.[0];

beforeEach(() => localStorage.clear());
afterEach(() => dropToken());

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

it('drops a refused token and notifies listeners, unless it was replaced meanwhile', () => {
  const listener = vi.fn();
  const stop = onTokenRefused(listener);
  keepToken('new', { remember: true });
  refuseToken('old');
  expect(readToken()).toBe('new');
  expect(listener).not.toHaveBeenCalled();
  refuseToken('new');
  expect(readToken()).toBeUndefined();
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
