import {
  login,
  askForData,
  logoutEverywhere,
  getMe,
  updateMe,
  changeEmail,
  changePassword,
  confirmEmailChange,
  deleteMe,
} from '@qaysari/contract/account/calls';
import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import { becomeInvestor } from '@qaysari/contract/investor/calls';
import { getLiveAccess } from '@qaysari/contract/message/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { createCode } from '../../functions/src/code/store.ts';
import { call, dataOf, failureOf } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { startCreating } from '../support/created.ts';
import { investorForm } from '../support/investors.ts';
import { mailsTo } from '../support/mails.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const { termsAcceptedAt: _accepted, termsVersion: _version, ...profile } = completeProfile;
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
  updateMe: () =>
    Promise.resolve([updateMe, { ...profile, phone: '+9647709999999', termsAccepted: true }]),
  becomeInvestor: () => Promise.resolve([becomeInvestor, investorForm]),
  askForData: () => Promise.resolve([askForData, {}]),
  deleteMe: () => Promise.resolve([{ ...deleteMe, path: `${deleteMe.path}?force=true` }, {}]),
} satisfies Record<string, (uid: string) => Promise<[Endpoint, object]>>;

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (name) => {
  test('is refused to a session of eleven minutes, and works after signing in again', async () => {
    const member = await created.buildMember(completeProfile);
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
    const member = await created.buildMember(completeProfile);
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

test('the rest of the profile is saved in an old session', async () => {
  const member = await created.buildMember(completeProfile);
  const token = await created.signInAgo(member, 60);
  const body = { ...profile, city: 'البصرة', termsAccepted: true };
  expect(dataOf(updateMe, await call(updateMe, body, { token })).city).toBe('البصرة');
});

test('the bearer token of an old session cannot change sign-in data', async () => {
  const member = await created.buildMember(completeProfile);
  const { uid, username, email, password } = member;
  const thief = { token: await created.signInAgo(member, 11) };
  const stored = async () => {
    const user = await created.firestore.doc(`users/${uid}`).get();
    const fields = ['email', 'phone', 'role', 'isOAuth', 'confirmedPhone', 'deletedAt'];
    return fields.map((field) => user.get(field) as unknown);
  };
  const before = await stored();
  for (const each of Object.values(calls)) {
    const [endpoint, body] = await each(uid);
    failureOf(await call(endpoint, body, thief), 403);
  }
  const next = { newPassword: 'Another-Lane-18', confirmNewPassword: 'Another-Lane-18' };
  const guess = () => call(changePassword, { password: 'Wrong-Word-11', ...next }, thief);
  for (let n = 0; n < 10; n += 1) failureOf(await guess(), 400);
  failureOf(await guess(), 429);
  expect(await stored()).toEqual(before);
  expect(await mailsTo(email)).toEqual([]);

  const { token } = dataOf(login, await call(login, { usernameOrEmail: username, password }));
  expect((await call(logoutEverywhere, undefined, { token })).status).toBe(200);
  for (const read of [getMe, getLiveAccess]) failureOf(await call(read, undefined, thief), 401);
});
