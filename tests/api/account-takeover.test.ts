import {
  confirmCode,
  login,
  resetPassword,
  getMe,
  changePassword,
  confirmEmailChange,
} from '@qaysari/contract/account/calls';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, test } from 'vitest';
import { createCode, createSecret } from '../../functions/src/code/store.ts';
import { requestMail } from '../../functions/src/mail/store.ts';
import { call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { holdNext } from '../support/hold-identity-toolkit.ts';
import { sendWaiting } from '../support/mails.ts';
import { adminApp } from '../support/stack.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const next = 'Another-Lane-18';
const newPassword = { newPassword: next, confirmNewPassword: next };
const newAddress = () => `new-${crypto.randomUUID().slice(0, 12)}@example.com`;
const isGood = async (token: string) => (await call(getMe, undefined, { token })).status === 200;

async function moveTo(email: string, { uid }: Member, token: string): Promise<string> {
  const code = await createCode('change-email', uid, { uid, email });
  return dataOf(confirmEmailChange, await call(confirmEmailChange, { email, code }, { token }))
    .token;
}

async function mailKindsTo(address: string): Promise<unknown[]> {
  const mails = await created.firestore.collection('mail').where('whom', '==', address).get();
  return mails.docs.map((each) => each.get('kind') as unknown);
}

const changes = {
  address: (member: Member, token: string) => moveTo(newAddress(), member, token),
  password: async (member: Member, token: string) =>
    dataOf(
      changePassword,
      await call(changePassword, { password: member.password, ...newPassword }, { token }),
    ).token,
};

describe.each(Object.keys(changes) as (keyof typeof changes)[])('a new %s', (kind) => {
  test('ends every code and reset token that is still open', async () => {
    const member = await created.buildMember();
    const { uid, email } = member;
    const code = await createCode('reset-password', email, member);
    const moving = await createCode('change-email', uid, { uid, email: newAddress() });
    const resetToken = await createSecret('set-password', member);
    const token = await changes[kind](member, await created.signIn(member));
    failureOf(await call(confirmCode, { email, code }), 400);
    failureOf(await call(resetPassword, { email, resetToken, ...newPassword }), 400);
    failureOf(await call(confirmEmailChange, { email, code: moving }, { token }), 400);
    const left = await created.firestore
      .collection('verificationCodes')
      .where('uid', '==', uid)
      .get();
    // The mail to the old address may be sent by now, with the link that reverts the change.
    const purposes = left.docs.map((each) => each.get('purpose') as unknown);
    expect(purposes.filter((purpose) => purpose !== 'undo-email')).toEqual([]);
  });
});

describe('recovery', () => {
  test('does not accept a token for a former address', async () => {
    const member = await created.buildMember();
    const { email, password } = member;
    const moved = newAddress();
    await moveTo(moved, member, await created.signIn(member));
    const resetToken = await createSecret('set-password', member);
    failureOf(await call(resetPassword, { email, resetToken, ...newPassword }), 400);
    expect((await call(login, { usernameOrEmail: moved, password })).status).toBe(200);
  });

  test('sends the mail to the current address of the account', async () => {
    const member = await created.buildMember();
    const moved = newAddress();
    await moveTo(moved, member, await created.signIn(member));
    const resetToken = await createSecret('set-password', { ...member, email: moved });
    const body = { email: moved, resetToken, ...newPassword };
    expect((await call(resetPassword, body)).status).toBe(200);
    expect(await mailKindsTo(moved)).toContain('passwordChanged');
    expect(await mailKindsTo(member.email)).not.toContain('passwordChanged');
  });

  test('of an account without a person sends no code, and sets no password', async () => {
    const email = newAddress();
    const auth = getAuth(adminApp());
    const { uid } = await auth.createUser({ email, password: 'Bazaar-Lane-17' });
    await requestMail({ kind: 'resetCode', whom: email, language: 'en' });
    const mails = created.firestore.collection('mail').where('whom', '==', email);
    const stateOf = async () => (await mails.get()).docs[0]?.get('state') as unknown;
    await sendWaiting(email);
    await expect.poll(stateOf).toBe('needless');
    const resetToken = await createSecret('set-password', { uid, email });
    failureOf(await call(resetPassword, { email, resetToken, ...newPassword }), 400);
    await auth.deleteUser(uid);
  });
});

describe('while a password changes', () => {
  test('a sign-in with the old password gets no session that outlives the change', async () => {
    const member = await created.buildMember();
    const token = await created.signIn(member);
    const signIn = holdNext('signInWithPassword');
    const { username, password } = member;
    const signingIn = call(login, { usernameOrEmail: username, password });
    await signIn.answered;
    await changes.password(member, token);
    signIn.goOn();
    const { token: late } = dataOf(login, await signingIn);
    expect(await isGood(late)).toBe(false);
  });

  test('another change by a session that this change ends is refused', async () => {
    const member = await created.buildMember();
    const [here, there] = [await created.signIn(member), await created.signIn(member)];
    const other = holdNext('signInWithPassword');
    const body = { newPassword: 'Second-Lane-19', confirmNewPassword: 'Second-Lane-19' };
    const changing = call(changePassword, { password: member.password, ...body }, { token: there });
    await other.answered;
    const fresh = await changes.password(member, here);
    other.goOn();
    failureOf(await changing, 401);
    expect(await isGood(fresh)).toBe(true);
    const credentials = { usernameOrEmail: member.username, password: next };
    expect((await call(login, credentials)).status).toBe(200);
  });

  test('sign-ins after an interrupted change keep their sessions', async () => {
    const member = await created.buildMember();
    const { uid, username, password } = member;
    await created.firestore.doc(`users/${uid}`).update({
      accountChange: { id: 'cut-off', kind: 'password', language: 'en', startedAt: new Date() },
    });
    const credentials = { usernameOrEmail: username, password };
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(login, credentials)));
    const tokens = answers.map((answer) => dataOf(login, answer).token);
    expect((await Promise.all(tokens.map(isGood))).filter(Boolean)).toHaveLength(tokens.length);
  });

  test('two changes at once leave one password and at most one session', async () => {
    const member = await created.buildMember();
    const sessions = [await created.signIn(member), await created.signIn(member)];
    const passwords = ['First-Lane-18', 'Second-Lane-19'];
    const answers = await Promise.all(
      passwords.map((password, index) =>
        call(
          changePassword,
          { password: member.password, newPassword: password, confirmNewPassword: password },
          { token: sessions[index] ?? '' },
        ),
      ),
    );
    const fresh = answers.map(({ status, body }) =>
      status === 200 ? (body as { data: { token: string } }).data.token : '',
    );
    const good = await Promise.all(fresh.map(isGood));
    expect(good.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(sessions.map(isGood))).toEqual([false, false]);
    const holds = passwords[good.indexOf(true)] ?? '';
    const credentials = { usernameOrEmail: member.username, password: holds };
    expect((await call(login, credentials)).status).toBe(200);
  });
});

test('an address set in Firebase Auth without the API is reverted, and the owner gets one mail a day', async () => {
  const member = await created.buildMember();
  const { uid, username, email, password } = member;
  const confirmedEmail = { address: email, at: new Date(), by: 'mail' };
  await created.firestore.doc(`users/${uid}`).update({ confirmedEmail });
  const before = await created.signIn(member);
  const auth = getAuth(adminApp());
  const thief = newAddress();
  for (let time = 0; time < 2; time += 1) {
    await auth.updateUser(uid, { email: thief, emailVerified: true });
    const answer = await call(login, { usernameOrEmail: username, password });
    expect(dataOf(login, answer).user.email).toBe(email);
    expect((await auth.getUser(uid)).email).toBe(email);
    failureOf(await call(login, { usernameOrEmail: thief, password }), 401);
  }
  expect(await isGood(before)).toBe(false);
  expect((await mailKindsTo(email)).filter((kind) => kind === 'emailRestored')).toHaveLength(1);
  expect(await mailKindsTo(thief)).toEqual([]);
});

test('a reverted address that was never confirmed stays unconfirmed', async () => {
  const member = await created.buildMember();
  const { uid, username, email, password } = member;
  const auth = getAuth(adminApp());
  await auth.updateUser(uid, { email: newAddress(), emailVerified: true });
  failureOf(await call(login, { usernameOrEmail: username, password }), 403);
  expect(await auth.getUser(uid)).toMatchObject({ email, emailVerified: false });
});
