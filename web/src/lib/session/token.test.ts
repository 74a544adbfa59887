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

it('keeps a token for seven days, or for as long as the browser is open', () => {
  keepToken('a.b.c', { remember: true });
  expect(lastWritten()).toBe('token=a.b.c; path=/; max-age=604800; SameSite=Lax');
  keepToken('d.e.f', { remember: false });
  expect(lastWritten()).toBe('token=d.e.f; path=/; SameSite=Lax');
  expect(readToken()).toBe('d.e.f');
});

it('renews a token as the one before was kept', () => {
  keepToken('a', { remember: false });
  renewToken('b');
  expect(lastWritten()).toBe('token=b; path=/; SameSite=Lax');
  keepToken('c', { remember: true });
  renewToken('d');
  expect(lastWritten()).toContain('max-age=604800');
});

it('drops the refused token and tells of it, but not for one that was replaced', () => {
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
