import { Timestamp } from 'firebase-admin/firestore';
import { termsDate } from '@qaysari/contract/account/terms';
import { getMe } from '@qaysari/contract/account/calls';
import { afterAll, describe, expect, test } from 'vitest';
import { ask, dataOf, failureOf } from '../support/api-client.ts';
import { signInWithPassword, startCreating } from '../support/created.ts';
import { newPerson, signIn } from '../support/people.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const me = (token?: string, language?: 'ar') =>
  ask('/user/me', {
    ...(token === undefined ? {} : { token }),
    ...(language ? { language } : {}),
  });

describe('somebody signed in', () => {
  test('sees the fields of the contract and nothing else of their document', async () => {
    const investorProfile = {
      ...{ title: 't', about: 'a', offers: 'o', budgetMin: 1, budgetMax: 2, currency: 'iqd' },
      status: 'pending',
    };
    const member = await created.buildMember({
      role: 'investor',
      firstname: 'سارة',
      companyname: '',
      investorProfile: { ...investorProfile, settled: 'inner' },
      termsAcceptedAt: Timestamp.now(),
      termsVersion: termsDate,
      inner: 'secret',
    });
    expect(dataOf(getMe, await me(await created.signIn(member)))).toEqual({
      _id: member.uid,
      username: member.username,
      email: member.email,
      role: 'investor',
      isOAuth: false,
      mailLanguage: 'ar',
      termsAccepted: true,
      firstname: 'سارة',
      investorProfile,
    });
  });

  test('may write the scheme in any case', async () => {
    const token = await created.signIn(await created.buildMember());
    const answer = await ask('/user/me', { headers: { Authorization: `bearer ${token}` } });
    expect(answer.status).toBe(200);
  });
});

describe('401, in the language asked for', () => {
  test('without a token', async () => {
    const answer = await me(undefined, 'ar');
    expect(failureOf(answer, 401)).toEqual({
      message: 'يرجى تسجيل الدخول للمتابعة',
      key: 'signInNeeded',
    });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(['x', 'bm90anNvbg.bm90anNvbg.x', 'null', '...'])('with the token %j', async (token) => {
    failureOf(await me(token), 401);
  });

  test.each(['Basic dTpw', 'Bearer', 'Bearer a b', 'Token abc'])(
    'with %s',
    async (Authorization) => {
      failureOf(await ask('/user/me', { headers: { Authorization } }), 401);
    },
  );

  test('with an id token in place of a session cookie', async () => {
    const member = await created.buildMember();
    failureOf(await me(await signInWithPassword(member.email, member.password)), 401);
  });
});

describe('a session ends at the next request', () => {
  test('when all were ended, in whatever second it began; later ones are good', async () => {
    const member = await created.buildMember();
    const { password, username } = member;
    const before = await signIn({ ...newPerson(), username, password });
    expect((await me(before.token)).status).toBe(200);
    await created.firestore
      .doc(`users/${member.uid}`)
      .update({ sessionsValidFrom: Timestamp.fromMillis(Date.now() - 60_000) });
    failureOf(await me(before.token), 401);
    const after = await signIn({ ...newPerson(), username, password });
    expect((await me(after.token)).status).toBe(200);
  });

  test('when the account is deleted', async () => {
    const member = await created.buildMember();
    const token = await created.signIn(member);
    await created.firestore.doc(`users/${member.uid}`).update({ deletedAt: Timestamp.now() });
    failureOf(await me(token), 401);
  });

  test('when the document is gone', async () => {
    const member = await created.buildMember();
    const token = await created.signIn(member);
    await created.firestore.doc(`users/${member.uid}`).delete();
    failureOf(await me(token), 401);
  });
});
