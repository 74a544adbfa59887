import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { callbackToken, forgetCallbackToken, takeCallbackToken } from './callback-token.ts';

const boot = readFileSync(join(import.meta.dirname, '../../../boot.js'), 'utf8');

/** What the address is once the page has begun at it. */
function beginAt(address: string): string {
  history.replaceState(null, '', address);
  runInThisContext(boot);
  takeCallbackToken();
  return location.pathname + location.search + location.hash;
}

afterEach(() => {
  forgetCallbackToken();
  localStorage.clear();
});

it.each([
  ['/?token=a.b.c', '/ku/signing-in'],
  ['/?x=1&token=a.b.c#top', '/ku/signing-in'],
  ['/en?token=a.b.c', '/en/signing-in'],
])('takes the token out of %s', (address, after) => {
  localStorage.setItem('i18nextLng', 'ku');
  expect(beginAt(address)).toBe(after);
  expect(callbackToken()).toBe('a.b.c');
});

it('takes an empty token out of the address too', () => {
  expect(beginAt('/ar?token=')).toBe('/ar/signing-in');
  expect(callbackToken()).toBe('');
});

it.each(['/ar', '/ar?x=token', '/nowhere?token=a.b.c'])('leaves %s unchanged', (address) => {
  expect(beginAt(address)).toBe(address);
  expect(callbackToken()).toBeUndefined();
});
