import {
  login,
  register,
  undoEmailChange,
  getMe,
  confirmEmailChange,
} from '@qaysari/contract/account/calls';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test, vi } from 'vitest';
import { createCode, createSecret } from '../../functions/src/code/store.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating, type Member } from '../support/created.ts';
import { linkCodeIn, sentMailTo } from '../support/mails.ts';
import { newPerson } from '../support/people.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const newAddress = () => newPerson().email;
const isGood = async (token: string) => (await call(getMe, undefined, { token })).status === 200;
const undo = (code: string) => call(undoEmailChange, { code });
const linkTo = ({ uid }: Member, email: string) => createSecret('undo-email', { uid, email });

async function moveTo(email: string, { uid }: Member, token: string): Promise<string> {
  const code = await createCode('change-email', uid, { uid, email });
  return dataOf(confirmEmailChange, await call(confirmEmailChange, { email, code }, { token }))
    .token;
}

test('the link of the mail gives the address back, ends all sessions, and works once', async () => {
  const member = await created.buildMember();
  const { email, password } = member;
  const moved = newAddress();
  const token = await moveTo(moved, member, await created.signIn(member));
  const code = linkCodeIn(await sentMailTo(email));
  expect((await undo(code)).status).toBe(200);
  expect(await isGood(token)).toBe(false);
  failureOf(await call(login, { usernameOrEmail: moved, password }), 401);
  const back = await call(login, { usernameOrEmail: email, password });
  expect(dataOf(login, back).user.email).toBe(email);
  failureOf(await undo(code), 400);
  expect((await sentMailTo(moved)).text).toContain('undid the change');
});

test('a thief who changes twice cannot end the way back, nor come back', async () => {
  const member = await created.buildMember();
  const [thief, second] = [newAddress(), newAddress()];
  const token = await moveTo(thief, member, await created.signIn(member));
  await moveTo(second, member, token);
  const [ours, theirs] = [await linkTo(member, member.email), await linkTo(member, thief)];
  expect((await undo(theirs)).status).toBe(200);
  expect((await undo(ours)).status).toBe(200);
  failureOf(await undo(theirs), 400);
  const user = await created.firestore.doc(`users/${member.uid}`).get();
  expect(user.get('email')).toBe(member.email);
});

test('removes an identity that was linked since, and keeps an older one', async () => {
  const member = await created.buildMember();
  const identity = (name: string) => `identities/${name}-${member.uid}`;
  const of = { uid: member.uid, provider: 'google' };
  await created.write(identity('old'), { ...of, createdAt: Timestamp.fromMillis(1) });
  await moveTo(newAddress(), member, await created.signIn(member));
  await created.write(identity('new'), { ...of, createdAt: Timestamp.now() });
  expect((await undo(await linkTo(member, member.email))).status).toBe(200);
  expect((await created.firestore.doc(identity('old')).get()).exists).toBe(true);
  expect((await created.firestore.doc(identity('new')).get()).exists).toBe(false);
});

test('a new account that never verified the address is not in the way', async () => {
  const member = await created.buildMember();
  await moveTo(newAddress(), member, await created.signIn(member));
  expect((await call(register, newPerson({ email: member.email }))).status).toBe(200);
  expect((await undo(await linkTo(member, member.email))).status).toBe(200);
  const { email: usernameOrEmail, password } = member;
  expect((await call(login, { usernameOrEmail, password })).status).toBe(200);
});

test('says so when the address has an account of somebody who reads its mails', async () => {
  const [member, other] = [await created.buildMember(), await created.buildMember()];
  await created.firestore.doc(`users/${member.uid}`).update({
    previousEmails: [{ email: other.email, changedAt: Timestamp.now() }],
  });
  expect(failureOf(await undo(await linkTo(member, other.email)), 409).key).toBe('emailInUse');
});

test('400 after seven days, for another purpose, and for nonsense', async () => {
  const member = await created.buildMember();
  await moveTo(newAddress(), member, await created.signIn(member));
  const code = await linkTo(member, member.email);
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 7 * 24 * 60 * 60_000 + 1_000);
  failureOf(await undo(code), 400);
  vi.restoreAllMocks();
  failureOf(await undo(await createSecret('verify-email', member)), 400);
  for (const wrong of ['', 'x', 'a b', 5]) {
    const { error } = failureOf(await call(undoEmailChange, { code: wrong }), 400);
    expect(Object.keys(error ?? {})).toEqual(['code']);
  }
});
