import { termsDate } from '@qaysari/contract/account/terms';
import { login, register, resendVerification, verifyEmail } from '@qaysari/contract/account/calls';
import type { BodyOf } from '@qaysari/contract/shared/endpoint';
import { languageCodes } from '@qaysari/contract/shared/languages';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { call, dataOf, failureOf } from '../support/api-client.ts';
import { linkCodeIn, mailsTo, sentMailTo } from '../support/mails.ts';
import { credentialsOf, forgetSignUps, newPerson, signIn, signUp } from '../support/people.ts';
import { adminApp } from '../support/stack.ts';
import { wrongFields } from '../support/wrong-fields.ts';

const messageOf = ({ body }: { body: unknown }) => (body as { message: string }).message;

describe('signing up', () => {
  test.each(languageCodes)(
    'leads by the link in the mail to a session, in %s',
    async (language) => {
      const person = newPerson();
      const answer = await call(register, person, { language });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        success: true,
        message: expect.stringMatching(/\S/) as string,
      });
      failureOf(await call(login, credentialsOf(person), { language }), 403);
      const mail = await sentMailTo(person.email);
      expect(mail.html).toContain(`dir="${language === 'en' ? 'ltr' : 'rtl'}"`);
      expect(mail.text).toContain(`/${language}/verify-email?code=`);
      // The name is chosen at sign-up, perhaps by somebody who typed a stranger's address.
      expect(mail.text).not.toContain(person.username);
      expect((await call(verifyEmail, { code: linkCodeIn(mail) })).status).toBe(200);
      const { user, token } = await signIn(person);
      expect(user).toMatchObject({
        username: person.username,
        email: person.email,
        isOAuth: false,
      });
      expect(token.split('.')).toHaveLength(3);
    },
  );

  test('stores the password nowhere', async () => {
    const person = await signUp(
      newPerson({ password: 'Secret-Word-99', confirmPassword: 'Secret-Word-99' }),
    );
    const { token, user } = await signIn(person);
    const firestore = getFirestore(adminApp());
    const documents = await Promise.all(
      [`users/${user._id}`, `usernames/${person.username}`].map((path) =>
        firestore.doc(path).get(),
      ),
    );
    const seen = JSON.stringify([documents.map((each) => each.data()), token, user]);
    expect(seen).not.toContain('Secret-Word-99');
  });

  test('takes a link twice, and none that is wrong', async () => {
    const person = newPerson();
    await call(register, person);
    const code = linkCodeIn(await sentMailTo(person.email));
    for (const _time of [1, 2]) expect((await call(verifyEmail, { code })).status).toBe(200);
    const wrong = failureOf(await call(verifyEmail, { code: `${code}x` }), 400);
    expect(Object.keys(wrong.error ?? {})).toEqual(['code']);
  });

  test('sends the link again, by name or address, and does not reveal whether the account exists', async () => {
    const person = newPerson();
    await call(register, person);
    await sentMailTo(person.email);
    const known = await call(resendVerification, { usernameOrEmail: person.username });
    const unknown = await call(resendVerification, { usernameOrEmail: 'nobody-at-all' });
    expect(known).toMatchObject({ status: 200, body: unknown.body });
    await sentMailTo(person.email, 2);
    const again = await call(resendVerification, { usernameOrEmail: person.username });
    expect(again).toMatchObject({ status: 200, body: unknown.body });
    const mails = getFirestore(adminApp()).collection('mail').where('whom', '==', person.email);
    expect((await mails.get()).size).toBe(2);
  });

  test.each(['nosuchname', 'ali@@gmail.com', 'a@b@c', '@', '__a\nb__', '../x', '.'])(
    'makes no mail of %j, which nobody can have or has, and answers as always',
    async (usernameOrEmail) => {
      const mails = getFirestore(adminApp()).collection('mail');
      const tagged = usernameOrEmail === 'nosuchname' ? `no${Date.now()}` : usernameOrEmail;
      const answer = await call(resendVerification, { usernameOrEmail: tagged });
      expect(answer.status).toBe(200);
      expect((await mails.where('whom', '==', tagged).get()).size).toBe(0);
    },
  );
});

describe('the page that a new account was on its way to', () => {
  const next = '/ar/ads/kX3?currency=iqd#report';
  const users = () => getFirestore(adminApp()).collection('users');

  test('is in the link of the mail, and answered by the first sign-in alone', async () => {
    const person = newPerson();
    await call(register, { ...person, next });
    const mail = await sentMailTo(person.email);
    expect(mail.text).toContain(`&from=${encodeURIComponent(next)}`);
    await call(verifyEmail, { code: linkCodeIn(mail) });
    expect((await signIn(person)).next).toBe(next);
    expect((await signIn(person)).next).toBeUndefined();
    const [user] = (await users().where('email', '==', person.email).get()).docs;
    expect(user?.get('next')).toBeUndefined();
  });

  test('is over after seven days', async () => {
    const person = newPerson();
    await call(register, { ...person, next });
    await call(verifyEmail, { code: linkCodeIn(await sentMailTo(person.email)) });
    const [user] = (await users().where('email', '==', person.email).get()).docs;
    await user?.ref.update({ 'next.until': Timestamp.now() });
    expect((await signIn(person)).next).toBeUndefined();
  });
});

describe('the terms', () => {
  test.each([true, false])('ticked: %s, is kept with the account', async (termsAccepted) => {
    const person = newPerson();
    expect((await call(register, { ...person, termsAccepted })).status).toBe(200);
    const users = getFirestore(adminApp()).collection('users');
    const [user] = (await users.where('email', '==', person.email).get()).docs;
    expect(user?.get('termsVersion')).toBe(termsAccepted ? termsDate : undefined);
    expect(user?.get('termsAcceptedAt') !== undefined).toBe(termsAccepted);
  });
});

describe('who is there already', () => {
  test.each(['support', 'Qaysari.Team', 'adm1n'])('%s is a name of our team', async (username) => {
    const { error } = failureOf(
      await call(register, newPerson({ username }), { language: 'en' }),
      400,
    );
    expect(error).toEqual({ username: 'This username is taken. Choose another' });
  });

  test('a username, in either case, is a field error', async () => {
    const person = await signUp();
    const again = newPerson({ username: person.username.toUpperCase() });
    const { error } = failureOf(await call(register, again, { language: 'ar' }), 400);
    expect(error).toEqual({ username: 'اسم المستخدم هذا محجوز. اختر غيره' });
  });

  test('an address is answered like a free one, and its owner is notified', async () => {
    const person = await signUp();
    const free = await call(register, newPerson());
    await forgetSignUps(person.email);
    const intruder = newPerson({ email: person.email.toUpperCase() });
    const taken = await call(register, intruder);
    expect(taken).toMatchObject({ status: 200, body: free.body });
    expect((await sentMailTo(person.email, 2)).subject).toMatch(/already/);
    // The name stays taken. A free name would reveal that the address has an account.
    failureOf(await call(register, newPerson({ username: intruder.username })), 400);
    failureOf(await call(login, credentialsOf(intruder)), 401);
    await signIn(person);
  });

  test('not by oneself: sent again with its key after the answer was lost is answered alike', async () => {
    const key = crypto.randomUUID();
    const headers = { 'Idempotency-Key': key };
    const taken = await signUp();
    await forgetSignUps(taken.email);
    for (const person of [newPerson(), newPerson({ email: taken.email })]) {
      const first = await call(register, person, { headers });
      expect(first.status, JSON.stringify(first.body)).toBe(200);
      expect(await call(register, person, { headers })).toMatchObject({
        ...{ status: 200, body: first.body },
      });
      for (const other of [
        await call(register, person, { headers: { 'Idempotency-Key': crypto.randomUUID() } }),
        await call(register, { ...person, email: newPerson().email }, { headers }),
      ]) {
        expect(Object.keys(failureOf(other, 400).error ?? {})).toEqual(['username']);
      }
    }
    failureOf(await call(register, newPerson(), { headers: { 'Idempotency-Key': 'x' } }), 400);
  });

  test('an address that was never verified gets its link again', async () => {
    const person = newPerson();
    await call(register, person);
    await sentMailTo(person.email);
    await forgetSignUps(person.email);
    await call(register, newPerson({ email: person.email }));
    const mail = await sentMailTo(person.email, 2);
    expect((await call(verifyEmail, { code: linkCodeIn(mail) })).status).toBe(200);
    await signIn(person);
  });
});

test('a second sign-up with an address within a minute is answered as always, sends nothing and holds no name', async () => {
  const owner = await signUp();
  await forgetSignUps(owner.email);
  const free = newPerson().email;
  const mails = getFirestore(adminApp()).collection('mail');
  for (const [email, count] of [
    [owner.email, 2],
    [free, 1],
  ] as const) {
    const first = await call(register, newPerson({ email }));
    const second = newPerson({ email });
    expect(await call(register, second)).toMatchObject({ status: 200, body: first.body });
    expect((await mails.where('whom', '==', email).get()).size).toBe(count);
    expect((await call(register, newPerson({ username: second.username }))).status).toBe(200);
  }
});

describe('400 names the field', () => {
  const long = 'x'.repeat(300);
  const weak = ['x'.repeat(20), 'no-capitals-1', 'NO-SMALL-1', 'No-digits', 'NoSymbol1', 'Sh-0rt'];
  const wrong = wrongFields<BodyOf<typeof register>>({
    username: ['', '  ', 'ab', 'with space', 'a@b', 'عربي', long, 7, null, ['x']],
    email: ['', 'x', 'x@y', 'عربي@example.com', 'a b@example.com', `${long}@x.com`, {}],
    password: ['', ...weak, `Aa1-${long}`, 12345678],
    confirmPassword: ['Other-One-1', undefined],
    next: [
      'https://evil.test/ar',
      '//evil.test',
      '/de/ads',
      'ads',
      '',
      '/ar/ads?search=مخبز',
      '/ar/ads?search=a%20b',
      '/ar?token=a.b.c',
      '/ar/unsubscribe?of=news&code=secret',
      `/ar/${'x'.repeat(200)}`,
      '/ar/ads\n',
      7,
    ],
    termsAccepted: ['maybe', {}],
  });
  test.each(wrong)('$field: $value', async ({ field, value }) => {
    const repeated = field === 'password' ? { confirmPassword: value } : {};
    const body = { ...newPerson(), ...repeated, [field]: value };
    const { error = {} } = failureOf(await call(register, body), 400);
    expect(Object.keys(error)).toContain(field);
  });

  test('all at once', async () => {
    const { error = {} } = failureOf(await call(register, {}), 400);
    expect(Object.keys(error).toSorted()).toEqual([
      'confirmPassword',
      'email',
      'password',
      'username',
    ]);
  });

  test.each(['Password1!', 'P@ssw0rd1', 'Dragon-2024', 'Qwerty123!'])(
    'a password that many people use: %s',
    async (password) => {
      const answer = await call(register, newPerson({ password, confirmPassword: password }));
      expect(failureOf(answer, 400).error).toHaveProperty('password');
    },
  );
});

test.each([
  ['64 characters', `Aa1-${'x'.repeat(60)}`],
  ['128 characters', `Aa1-${'x'.repeat(124)}`],
  ['any script', 'كلمة-Sırrım-٢٥ gizli 🌙'],
])('a password of %s is good, and signs in', async (_name, password) => {
  const person = await signUp(newPerson({ password, confirmPassword: password }));
  await signIn(person);
  await signIn({ ...person, password: password.normalize('NFD') });
});

test('the rest of an interrupted sign-up blocks nobody', async () => {
  const person = newPerson();
  const auth = getAuth(adminApp());
  const { uid } = await auth.createUser({ email: person.email });
  // A moment ago: it may still be going on.
  await call(register, person);
  await sentMailTo(person.email);
  expect(await mailsTo(person.email)).toHaveLength(1);
  expect((await auth.getUserByEmail(person.email)).uid).toBe(uid);
  await auth.deleteUser(uid);
});

test('the answer of a sign-in holds the person and a token', async () => {
  const person = await signUp();
  const { user } = dataOf(
    login,
    await call(login, {
      usernameOrEmail: ` ${person.email.toUpperCase()} `,
      password: person.password,
    }),
  );
  expect(user.username).toBe(person.username);
  expect(messageOf(await call(register, newPerson(), { language: 'ku' }))).toContain('هەژمار');
});
