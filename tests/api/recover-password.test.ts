import {
  confirmCode,
  forgotPassword,
  login,
  resetPassword,
  getMe,
} from '@qaysari/contract/account/calls';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { clock } from '../../functions/src/platform/clock.ts';
import { createCode, redeemCode } from '../../functions/src/code/store.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { openBrowser, type Browser } from '../support/browser.ts';
import { startCreating, type Member } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';
import { codeIn, mailsTo, otherCode, sentMailTo, untilSent } from '../support/mails.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const next = 'Another-Lane-18';
const newPassword = { newPassword: next, confirmNewPassword: next };

async function codeFor({ uid, email }: Member): Promise<string> {
  return createCode('reset-password', email, { uid, email });
}

async function tokenFor(member: Member): Promise<string> {
  const code = await codeFor(member);
  return dataOf(confirmCode, await call(confirmCode, { email: member.email, code })).resetToken;
}

test('by mail: code, token, new password, and every session is over', async () => {
  const member = await created.buildMember();
  const { email, username } = member;
  const old = await created.signIn(member);
  const asked = await call(forgotPassword, { email: email.toUpperCase() }, { language: 'ku' });
  const unknown = await call(forgotPassword, { email: `x${email}` }, { language: 'ku' });
  expect(asked).toMatchObject({ status: 200, body: unknown.body });
  const code = codeIn(await sentMailTo(email));
  const arabic = code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  const { resetToken } = dataOf(confirmCode, await call(confirmCode, { email, code: arabic }));
  const body = { email, resetToken, ...newPassword };
  expect((await call(resetPassword, body, { language: 'ku' })).status).toBe(200);
  failureOf(await ask(getMe.path, { token: old }), 401);
  failureOf(await call(login, { usernameOrEmail: username, password: member.password }), 401);
  expect((await call(login, { usernameOrEmail: username, password: next })).status).toBe(200);
  expect((await sentMailTo(email, 2)).subject).toMatch(/وشەی نهێنیت لە قەیسەری گۆڕدرا/);
});

test('one mail a minute, also for an address that nobody has; the answer is always the same', async () => {
  const { email } = await created.buildMember();
  for (const each of [email, `nobody-${created.tag}@example.com`]) {
    const first = await call(forgotPassword, { email: each });
    const second = await call(forgotPassword, { email: each });
    expect(second).toMatchObject({ status: 200, body: first.body });
    const mails = created.firestore.collection('mail').where('whom', '==', each);
    expect((await mails.get()).size).toBe(1);
  }
});

test('a browser that has signed in gets its code, though strangers have used up the mails', async () => {
  const { email, password } = await created.buildMember();
  const browser = openBrowser();
  await browser(login, { usernameOrEmail: email, password });
  await countEarlier(created, { kind: 'reset-mail', subject: email, count: 10 });
  await call(forgotPassword, { email });
  expect(await mailsTo(email)).toEqual([]);
  await browser(forgotPassword, { email });
  const code = codeIn(await sentMailTo(email));
  expect((await browser(confirmCode, { email, code })).status).toBe(200);
});

test('the link of a mail gives a new password too, once, for a day', async () => {
  const { email } = await created.buildMember();
  await call(forgotPassword, { email }, { language: 'en' });
  const { text } = await sentMailTo(email);
  const [, resetToken, address] =
    /\/en\/forgot-password#token=([\w-]{43})&email=(\S+)$/m.exec(text) ?? [];
  expect(decodeURIComponent(address ?? '')).toBe(email);
  const reset = () => call(resetPassword, { email, resetToken, ...newPassword });
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 24 * 60 * 60_000);
  failureOf(await reset(), 400);
  vi.restoreAllMocks();
  expect((await reset()).status).toBe(200);
  failureOf(await reset(), 400);
});

describe('a code', () => {
  test('is refused after five wrong guesses, even when it is right', async () => {
    const { uid, email } = await created.buildMember();
    const code = await createCode('reset-password', email, { uid, email });
    const guess = (n: number) => call(confirmCode, { email, code: otherCode(code, n) });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(guess));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(400));
    const right = await call(confirmCode, { email, code });
    expect(Object.keys(failureOf(right, 400).error ?? {})).toEqual(['code']);
    const codes = created.firestore.collection('verificationCodes');
    const { docs } = await codes.where('uid', '==', uid).get();
    expect(docs.map((each) => each.get('codes') as unknown)).toEqual([
      [expect.objectContaining({ tries: 5 })],
    ]);
  });

  test('is good once, of two at once too', async () => {
    const member = await created.buildMember();
    const code = await codeFor(member);
    const body = { email: member.email, code };
    const both = await Promise.all([1, 2].map(() => call(confirmCode, body)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    failureOf(await call(confirmCode, body), 400);
  });

  test('is good for ten minutes', async () => {
    const member = await created.buildMember();
    const code = await codeFor(member);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    failureOf(await call(confirmCode, { email: member.email, code }), 400);
    vi.restoreAllMocks();
    expect((await call(confirmCode, { email: member.email, code })).status).toBe(200);
  });

  test('of another person or another purpose is none', async () => {
    const [one, another] = [await created.buildMember(), await created.buildMember()];
    const code = await codeFor(one);
    await createCode('change-email', one.uid, one);
    failureOf(await call(confirmCode, { email: another.email, code }), 400);
    const wrong = failureOf(
      await call(confirmCode, { email: one.email, code: otherCode(code) }),
      400,
    );
    expect(Object.keys(wrong.error ?? {})).toEqual(['code']);
  });

  test('stays valid after later codes, and each is valid until one of them is used', async () => {
    const member = await created.buildMember();
    const [first, second] = [await codeFor(member), await codeFor(member)];
    expect((await call(confirmCode, { email: member.email, code: first })).status).toBe(200);
    failureOf(await call(confirmCode, { email: member.email, code: second }), 400);
  });
});

test('strangers who use up the mails of a day leave a link that works', async () => {
  const { email } = await created.buildMember();
  const begun = Date.now();
  const linksNow = async () => {
    await untilSent(created.firestore, email);
    return (await mailsTo(email)).flatMap(({ text }) => /#token=([\w-]{43})/.exec(text)?.[1] ?? []);
  };
  for (let n = 0; n < 12; n += 1) {
    vi.spyOn(clock, 'now').mockReturnValue(begun + n * 61_000);
    await call(forgotPassword, { email });
    await untilSent(created.firestore, email);
  }
  vi.spyOn(clock, 'now').mockReturnValue(begun + 20 * 60 * 60_000);
  const browser = openBrowser();
  await browser(forgotPassword, { email });
  const links = await linksNow();
  expect(links).toHaveLength(10);
  const body = { email, resetToken: links[0], ...newPassword };
  expect((await browser(resetPassword, body)).status).toBe(200);
  // All links have expired, so mails are sent again.
  await browser(forgotPassword, { email });
  expect(await linksNow()).toHaveLength(11);
  vi.restoreAllMocks();
});

describe('a code that a browser asked for', () => {
  /** Requests a code in this browser, and returns the one from the mail. */
  async function askIn(browser: Browser, { email }: Member): Promise<string> {
    expect((await browser(forgotPassword, { email })).status).toBe(200);
    return codeIn(await sentMailTo(email));
  }

  test('stays good there, whatever strangers try', async () => {
    const member = await created.buildMember();
    const { email } = member;
    const browser = openBrowser();
    const code = await askIn(browser, member);
    const stranger = openBrowser();
    await stranger(forgotPassword, { email });
    for (let n = 1; n <= 6; n += 1) {
      failureOf(await stranger(confirmCode, { email, code: otherCode(code, n) }), 400);
    }
    await countEarlier(created, { kind: 'code-guess', subject: email, count: 20 });
    failureOf(await stranger(confirmCode, { email, code }), 429);
    failureOf(await call(confirmCode, { email, code }), 429);
    failureOf(await browser(confirmCode, { email, code: otherCode(code) }), 400);
    expect((await browser(confirmCode, { email, code })).status).toBe(200);
  });

  test('has five tries there', async () => {
    const member = await created.buildMember();
    const { email } = member;
    const browser = openBrowser();
    const code = await askIn(browser, member);
    for (let n = 1; n <= 5; n += 1) {
      failureOf(await browser(confirmCode, { email, code: otherCode(code, n) }), 400);
    }
    failureOf(await browser(confirmCode, { email, code }), 400);
  });

  test('is good on another device, where the mail was read', async () => {
    const member = await created.buildMember();
    const code = await askIn(openBrowser(), member);
    expect((await call(confirmCode, { email: member.email, code })).status).toBe(200);
  });

  test.each([
    ['where somebody has signed in, has', true, 5],
    ['on a new device has', false, 2],
  ])('%s its tries while codes are guessed at large', async (_where, isKnown, tries) => {
    const { uid, email } = await created.buildMember();
    for (const isAsker of [true, false]) {
      const subject = `${email}:${isAsker}`;
      const code = await createCode(
        'reset-password',
        subject,
        { uid, email },
        { browser: 'the-browser', isKnown },
      );
      const guesser = { browser: isAsker ? 'the-browser' : 'another', isFewer: true };
      const guess = (typed: string) => redeemCode('reset-password', subject, typed, guesser);
      for (let n = 1; n < (isAsker ? tries : 1); n += 1) {
        expect(await guess(otherCode(code, n))).toBeUndefined();
      }
      expect(await guess(code)).toEqual({ uid, email });
    }
  });
});

describe('a new password', () => {
  test('needs a token of one’s own, once, for ten minutes', async () => {
    const [one, another] = [await created.buildMember(), await created.buildMember()];
    const resetToken = await tokenFor(one);
    const reset = (email: string, token?: string) =>
      call(resetPassword, { email, resetToken: token, ...newPassword });
    expect(failureOf(await reset(one.email), 400).error).toHaveProperty('resetToken');
    failureOf(await reset(one.email, 'x'.repeat(43)), 400);
    failureOf(await reset(another.email, resetToken), 400);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 10 * 60_000);
    failureOf(await reset(one.email, resetToken), 400);
    vi.restoreAllMocks();
    const both = await Promise.all([1, 2].map(() => reset(one.email, resetToken)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    failureOf(await reset(one.email, resetToken), 400);
  });

  test('lets the owner in after the guesses of others locked the account', async () => {
    const member = await created.buildMember();
    const guess = (password: string) => call(login, { usernameOrEmail: member.username, password });
    for (let n = 0; n < 10; n += 1) await guess('Wrong-Word-11');
    failureOf(await guess(member.password), 429);
    const resetToken = await tokenFor(member);
    await call(resetPassword, { email: member.email, resetToken, ...newPassword });
    expect((await guess(next)).status).toBe(200);
  });

  test('given to who came through a provider lets them change it later', async () => {
    const member = await created.buildMember({ isOAuth: true });
    const resetToken = await tokenFor(member);
    await call(resetPassword, { email: member.email, resetToken, ...newPassword });
    const document = await created.firestore.doc(`users/${member.uid}`).get();
    expect(document.get('isOAuth')).toBe(false);
  });

  test('puts out an identity of Facebook, which verified no address, and keeps one of Google', async () => {
    const member = await created.buildMember();
    const identity = (provider: string) => `identities/${provider}-${created.tag}`;
    for (const provider of ['facebook', 'google']) {
      await created.write(identity(provider), { uid: member.uid, provider });
    }
    const resetToken = await tokenFor(member);
    await call(resetPassword, { email: member.email, resetToken, ...newPassword });
    expect((await created.firestore.doc(identity('facebook')).get()).exists).toBe(false);
    expect((await created.firestore.doc(identity('google')).get()).exists).toBe(true);
  });

  test('of an address that was never verified puts out who came through a provider', async () => {
    const member = await created.buildMember();
    await created.unverify(member);
    const identity = `identities/${created.tag}`;
    await created.write(identity, { uid: member.uid, provider: 'facebook' });
    const resetToken = await tokenFor(member);
    await call(resetPassword, { email: member.email, resetToken, ...newPassword });
    expect((await created.firestore.doc(identity).get()).exists).toBe(false);
  });

  test.each([
    ['email', 'x'],
    ['resetToken', ''],
    ['newPassword', 'weak'],
    ['newPassword', 'Password1!'],
    ['confirmNewPassword', 'Other-One-1'],
  ])('400 for %s: %j', async (field, value) => {
    const body = { email: 'a@example.com', resetToken: 'x', ...newPassword, [field]: value };
    if (field === 'newPassword') body.confirmNewPassword = value;
    expect(failureOf(await call(resetPassword, body), 400).error).toHaveProperty(field);
  });
});

test.each([
  { endpoint: forgotPassword, body: {}, fields: ['email'] },
  { endpoint: forgotPassword, body: { email: 'عربي@example.com' }, fields: ['email'] },
  { endpoint: confirmCode, body: {}, fields: ['code', 'email'] },
  { endpoint: confirmCode, body: { email: 'a@example.com', code: '12345' }, fields: ['code'] },
  { endpoint: confirmCode, body: { email: 'a@example.com', code: 123456 }, fields: ['code'] },
])('$endpoint.path, $body: 400 for $fields', async ({ endpoint, body, fields }) => {
  const { error = {} } = failureOf(await call(endpoint, body), 400);
  expect(Object.keys(error).toSorted()).toEqual(fields);
});
