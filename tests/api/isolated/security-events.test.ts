import {
  confirmCode,
  login,
  logoutEverywhere,
  getMe,
  changePassword,
  deleteMe,
} from '@qaysari/contract/account/calls';
import { write } from 'firebase-functions/logger';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { someAddress } from '../../../tools/src/some-address.ts';
import { ask, call, dataOf } from '../../support/api-client.ts';
import { startCreating } from '../../support/created.ts';
import { openOwnApi } from '../../support/own-api.ts';

vi.mock('firebase-functions/logger');

const created = startCreating();
const api = await openOwnApi();
const address = someAddress();
const from = { origin: api.origin, address };
afterEach(() => vi.clearAllMocks());
afterAll(async () => {
  await created.removeAll();
  await api[Symbol.asyncDispose]();
});

interface Line {
  securityEvent: string;
  uid?: string;
  status?: number;
  requestId: string;
  addressHash: string;
}

const lines = () => vi.mocked(write).mock.calls.map(([line]) => line as unknown as Line);
const kinds = () => lines().map(({ securityEvent }) => securityEvent);

test('signing in, changing and leaving each leave one line, without personal data', async () => {
  const member = await created.buildMember();
  const { username, email, password, uid } = member;
  const wrong = await call(login, { usernameOrEmail: username, password: 'Wrong-Word-11' }, from);
  expect(wrong.status).toBe(401);
  const credentials = { usernameOrEmail: email, password };
  const { token } = dataOf(login, await call(login, credentials, from));
  const next = 'Second-Lane-18';
  const change = { password, newPassword: next, confirmNewPassword: next };
  const changed = await call(changePassword, change, { ...from, token });
  expect(changed.status).toBe(200);
  const again = dataOf(login, await call(login, { ...credentials, password: next }, from));
  expect((await call(logoutEverywhere, {}, { ...from, token: again.token })).status).toBe(200);
  const last = dataOf(login, await call(login, { ...credentials, password: next }, from));
  const gone = await ask(`${deleteMe.path}?force=true`, {
    ...{ ...from, method: 'PUT', json: {} },
    token: last.token,
  });
  expect(gone.status).toBe(200);
  expect(kinds()).toEqual([
    ...['signInFailed', 'refused', 'signedIn', 'passwordChanged', 'signedIn'],
    ...['signedOutEverywhere', 'signedIn', 'accountDeleted'],
  ]);
  const named = lines().filter(({ securityEvent }) => securityEvent !== 'refused');
  expect(new Set(named.map((line) => line.uid))).toEqual(new Set([uid]));
  expect(new Set(lines().map(({ addressHash }) => addressHash)).size).toBe(1);
  const text = JSON.stringify(lines());
  for (const secret of [username, email, password, next, address, token]) {
    expect(text).not.toContain(secret);
  }
});

test('a refusal names the request that the caller sees', async () => {
  const answer = await ask(getMe.path, { ...from, token: 'a.b.c' });
  expect(answer.status).toBe(401);
  expect(lines()).toMatchObject([
    { securityEvent: 'refused', status: 401, requestId: answer.headers.get('x-request-id') },
  ]);
});

test('a wrong code is noted', async () => {
  const { email } = await created.buildMember();
  await call(confirmCode, { email, code: '000000' }, from);
  expect(kinds()).toEqual(['codeWrong']);
});
