import { login } from '@qaysari/contract/auth-endpoints';
import { askForData } from '@qaysari/contract/data-endpoints';
import type { Endpoint } from '@qaysari/contract/endpoint';
import { getMe } from '@qaysari/contract/me-endpoint';
import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteMe,
} from '@qaysari/contract/user-endpoints';
import { afterAll, describe, expect, test } from 'vitest';
import { createCode } from '../../functions/src/code/store.ts';
import { call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const newEmail = () => `new-${crypto.randomUUID().slice(0, 12)}@example.com`;

/** Each call with a body that would work. */
const calls = {
  changeEmail: () => Promise.resolve([changeEmail, { newEmail: newEmail() }]),
  confirmEmailChange: async (uid) => {
    const email = newEmail();
    return [
      confirmEmailChange,
      { email, code: await createCode('change-email', uid, { uid, email }) },
    ];
  },
  askForData: () => Promise.resolve([askForData, {}]),
  deleteMe: () => Promise.resolve([{ ...deleteMe, path: `${deleteMe.path}?force=true` }, {}]),
} satisfies Record<string, (uid: string) => Promise<[Endpoint, object]>>;

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (name) => {
  test('is refused to a session of eleven minutes, and works after signing in again', async () => {
    const member = await created.buildMember();
    const old = await created.signInAgo(member, 11);
    const [endpoint, body] = await calls[name](member.uid);
    const refused = failureOf(await call(endpoint, body, { token: old }), 403);
    expect(refused).toMatchObject({ reason: 'recentSignIn', key: 'recentSignIn' });
    expect((await call(getMe, undefined, { token: old })).status).toBe(200);
    const credentials = { usernameOrEmail: member.username, password: member.password };
    const { token } = dataOf(login, await call(login, credentials));
    expect((await call(endpoint, body, { token })).status).toBe(200);
  });

  test('works in a session of nine minutes', async () => {
    const member = await created.buildMember();
    const token = await created.signInAgo(member, 9);
    const [endpoint, body] = await calls[name](member.uid);
    expect((await call(endpoint, body, { token })).status).toBe(200);
  });
});

test('a change of the password needs the password, and no recent sign-in', async () => {
  const member = await created.buildMember();
  const token = await created.signInAgo(member, 60);
  const next = { newPassword: 'Another-Lane-18', confirmNewPassword: 'Another-Lane-18' };
  const body = { password: member.password, ...next };
  expect((await call(changePassword, body, { token })).status).toBe(200);
});
