import { expect, it } from 'vitest';
import { withoutPersonalData } from './client-error.ts';

it.each([
  ['at https://x.iq/ar/ads?search=secret:1:2', 'at https://x.iq/ar/ads'],
  ['at f (https://x.iq/assets/a.js:1:2)', 'at f (https://x.iq/assets/a.js:1:2)'],
  ['No user sara@example.com here', 'No user … here'],
  ['Call +964 770 123 4567 now', 'Call … now'],
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1MSJ9.c2ln is bad', 'token … is bad'],
  ['https://x.iq/#access=1 failed', 'https://x.iq/ failed'],
])('takes what is personal out of %j', (text, clean) => {
  expect(withoutPersonalData(text)).toBe(clean);
});
