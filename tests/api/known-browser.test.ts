import { login, resetPassword, changePassword } from '@qaysari/contract/account/calls';
import { limits } from '@qaysari/contract/shared/limits';
import type { Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { createSecret } from '../../functions/src/code/store.ts';
import { call, failureOf } from '../support/api-client.ts';
import { openBrowser, type Browser } from '../support/browser.ts';
import { startCreating, type Member } from '../support/created.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const wrong = 'Wrong-Word-11';
const next = 'Another-Lane-18';

const signIn = async (browser: Browser, { username }: Member, password: string) =>
  (await browser(login, { usernameOrEmail: username, password })).status;

/** Uses up the tries of strangers. */
async function guessAsStrangers({ username, email, password }: Member): Promise<void> {
  for (let n = 0; n < 10; n += 1) {
    const usernameOrEmail = n % 2 === 0 ? username : email;
    failureOf(await call(login, { usernameOrEmail, password: wrong }), 401);
  }
  failureOf(await call(login, { usernameOrEmail: username, password }), 429);
}

async function knownTo({ uid }: Member) {
  const user = await created.firestore.doc(`users/${uid}`).get();
  return (user.get('knownBrowsers') ?? []) as { hash: string; at: Timestamp }[];
}

test('a browser that has signed in gets in, whatever strangers have tried', async () => {
  const member = await created.buildMember();
  const browser = openBrowser();
  expect(await signIn(browser, member, member.password)).toBe(200);
  await guessAsStrangers(member);
  expect(await signIn(browser, member, member.password)).toBe(200);
  // It has as many tries as they have.
  for (let n = 0; n < 10; n += 1) expect(await signIn(browser, member, wrong)).toBe(401);
  expect(await signIn(browser, member, member.password)).toBe(429);
});

test('a browser that only knows the name is a stranger', async () => {
  const [member, other] = [await created.buildMember(), await created.buildMember()];
  const browser = openBrowser();
  expect(await signIn(browser, other, other.password)).toBe(200);
  expect(await signIn(browser, member, wrong)).toBe(401);
  for (let n = 1; n < 10; n += 1) {
    failureOf(await call(login, { usernameOrEmail: member.username, password: wrong }), 401);
  }
  expect(await signIn(browser, member, member.password)).toBe(429);
});

test('somebody signed in changes the password, whatever strangers have tried', async () => {
  const member = await created.buildMember();
  const token = await created.signIn(member);
  await guessAsStrangers(member);
  const change = (password: string) =>
    call(changePassword, { password, newPassword: next, confirmNewPassword: next }, { token });
  failureOf(await change(wrong), 400);
  expect((await change(member.password)).status).toBe(200);
});

test('a browser in which the mailbox gave a new password signs in with it', async () => {
  const member = await created.buildMember();
  const { uid, email } = member;
  const resetToken = await createSecret('set-password', { uid, email });
  const browser = openBrowser();
  const body = { email, resetToken, newPassword: next, confirmNewPassword: next };
  expect((await browser(resetPassword, body)).status).toBe(200);
  await guessAsStrangers({ ...member, password: next });
  expect(await signIn(browser, member, next)).toBe(200);
});

test('stores one hash for each browser, and ten at most', async () => {
  const member = await created.buildMember();
  const body = { usernameOrEmail: member.email, password: member.password };
  const { headers } = await call(login, body);
  const cookie = headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__session=[\w-]{43}; Max-Age=15552000; Path=\/api\/auth; Expires=/);
  expect(cookie).toContain('; HttpOnly');
  const [first, ...others] = await knownTo(member);
  expect(others).toEqual([]);
  expect(first?.hash).toMatch(/^[\w-]{43}$/);
  expect(cookie).not.toContain(first?.hash);
  // A known browser is not stored twice.
  const sent = { Cookie: cookie.split(';', 1)[0] ?? '' };
  await call(login, body, { headers: sent });
  expect(await knownTo(member)).toEqual([first]);
  for (let n = 0; n < limits.knownBrowsers; n += 1) await call(login, body);
  const latest = await knownTo(member);
  expect(latest).toHaveLength(limits.knownBrowsers);
  expect(latest).not.toContainEqual(first);
});

test('a failed sign-in gives no secret', async () => {
  const { username } = await created.buildMember();
  const { headers } = await call(login, { usernameOrEmail: username, password: wrong });
  expect(headers.get('set-cookie')).toBeNull();
});
