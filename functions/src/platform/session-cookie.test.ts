import { expect, test, vi } from 'vitest';
import { verifySession } from './session-cookie.ts';

vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-qaysari');

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** All of these are rejected before any request to Google. */
test.each([
  ['nothing', ''],
  ['words', 'abc'],
  ['two parts', 'a.b'],
  ['four parts', 'a.b.c.d'],
  ['no JSON', 'bm90anNvbg.bm90anNvbg.x'],
  ['a payload that is null', `${encode({ typ: 'JWT' })}.${encode(null)}.x`],
  ['a payload that is a list', `${encode({ typ: 'JWT' })}.${encode([])}.x`],
  ['a header that is a text', `${encode('x')}.${encode({})}.x`],
  ['a token of somebody else', `${encode({ alg: 'RS256', kid: 'k' })}.${encode({ iss: 'x' })}.x`],
  ['an unsigned token', `${encode({ alg: 'none' })}.${encode({ sub: 'me' })}.`],
])('returns undefined for %s', async (_what, cookie) => {
  expect(await verifySession(cookie)).toBeUndefined();
});
