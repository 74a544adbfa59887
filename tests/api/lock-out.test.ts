import { login, getMe, updateMe } from '@qaysari/contract/account/calls';
import type { Endpoint } from '@qaysari/contract/shared/endpoint';
import {
  getApprovedListing,
  listListings,
  listRelatedListings,
} from '@qaysari/contract/listing/calls';
import { getListingContact, listFavorites } from '@qaysari/contract/listing/own-calls';
import { displayName } from '@qaysari/contract/account/types';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, test } from 'vitest';
import { applyLockOut } from '../../functions/src/lock-out/apply-lock-out.ts';
import { requestMail } from '../../functions/src/mail/store.ts';
import { setLockedOut } from '../../functions/src/lock-out/store.ts';
import { moderate } from '../../tools/src/moderation/moderate-command.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { completeProfile } from '../support/complete-profile.ts';
import { inConsole } from '../support/console.ts';
import { startCreating, type Member } from '../support/created.ts';
import { writeUnread } from '../support/conversation.ts';
import { exactMatches } from '../support/exact-matches.ts';
import { sendWaiting, sentMailTo } from '../support/mails.ts';
import { adminApp } from '../support/stack.ts';

const created = startCreating();
afterAll(() => created.removeAll());

async function seller() {
  const member = await created.buildMember(completeProfile);
  const word = `w${crypto.randomUUID().slice(0, 8)}`;
  const id = await created.buildListing({ owner: member.uid, title: `مقهى ${word}` });
  return { member, id, word, token: await created.signIn(member) };
}

const at = (endpoint: Endpoint, id: string) => endpoint.path.replace('{id}', id);
const isDisabled = async ({ uid }: Member) => (await getAuth(adminApp()).getUser(uid)).disabled;
const statusOf = async (path: string, token?: string) =>
  (await ask(path, { ...(token !== undefined && { token }) })).status;
const signIn = ({ username, password }: Member) =>
  call(login, { usernameOrEmail: username, password });

/** How many ads a search for the word finds, and how the ad answers to somebody else. */
async function shownOf({ id, word }: { id: string; word: string }) {
  const search = await ask(`${listListings.path}?search=${word}`);
  return {
    found: exactMatches(dataOf(listListings, search)).total,
    page: await statusOf(at(getApprovedListing, id)),
    related: await statusOf(at(listRelatedListings, id)),
    contact: await statusOf(at(getListingContact, id)),
  };
}
const shown = { found: 1, page: 200, related: 200, contact: 200 };
const hidden = { found: 0, page: 404, related: 404, contact: 404 };

describe('npm run moderate -- block', () => {
  test('ends sessions, starts none, and hides what they published, until unblock', async () => {
    const ad = await seller();
    const { member, token } = ad;
    const reader = await created.buildMember();
    await created.write(`users/${reader.uid}/favorites/${ad.id}`, { createdAt: Timestamp.now() });
    const readerToken = await created.signIn(reader);
    const favorites = async () =>
      dataOf(listFavorites, await ask(listFavorites.path, { token: readerToken })).length;
    expect(await shownOf(ad)).toEqual(shown);
    const said: string[] = [];
    expect(await moderate(['block', member.username], (text) => said.push(text))).toBe(0);
    expect(said).toEqual([
      expect.stringMatching(
        `^Locking out ${member.uid} .*<${member.email}>, .*, ads: 1, cases: 0$`,
      ),
      expect.stringContaining(`${member.username} <${member.email}>: locked out`),
    ]);
    expect(await statusOf(getMe.path, token)).toBe(401);
    expect(failureOf(await signIn(member), 403).key).toBe('accountLocked');
    expect(await isDisabled(member)).toBe(true);
    expect(await shownOf(ad)).toEqual(hidden);
    expect(await favorites()).toBe(0);

    expect(await moderate(['unblock', member.email], () => undefined)).toBe(0);
    expect(await statusOf(getMe.path, token)).toBe(401);
    const { token: fresh } = dataOf(login, await signIn(member));
    expect(await statusOf(getMe.path, fresh)).toBe(200);
    expect(await isDisabled(member)).toBe(false);
    expect(await shownOf(ad)).toEqual(shown);
    expect(await favorites()).toBe(1);
    const document = await created.firestore.doc(`users/${member.uid}`).get();
    expect(document.data()).not.toHaveProperty('lockOut');
  });

  test('names unknown users', async () => {
    for (const name of ['nobody-at-all', 'nobody@example.com', 'x/y']) {
      await expect(moderate(['block', name], () => undefined)).rejects.toThrow(name);
    }
  });

  test('does not bring back an ad that staff rejected', async () => {
    const { member, id } = await seller();
    await created.saveListing(id, { owner: member.uid, status: 'rejected' });
    await moderate(['block', member.uid], () => undefined);
    await moderate(['unblock', member.uid], () => undefined);
    expect(await statusOf(at(getApprovedListing, id))).toBe(404);
  });
});

test('blockedAt in the console does the same, and removing it lets them in again', async () => {
  const ad = await seller();
  const { member, token } = ad;
  const document = created.firestore.doc(`users/${member.uid}`);
  await inConsole(document, { blockedAt: Timestamp.now() });
  expect(await statusOf(getMe.path, token)).toBe(401);
  expect(await statusOf(at(getListingContact, ad.id))).toBe(404);
  expect(await isDisabled(member)).toBe(true);
  expect(await shownOf(ad)).toEqual(hidden);
  await inConsole(document, { blockedAt: FieldValue.delete() });
  expect(await isDisabled(member)).toBe(false);
  expect(await shownOf(ad)).toEqual(shown);
  expect(await statusOf(getMe.path, token)).toBe(401);
});

test('somebody who is locked out gets no code', async () => {
  const member = await created.buildMember({ blockedAt: Timestamp.now() });
  await requestMail({ kind: 'resetCode', whom: member.email, language: 'ar' });
  const mails = created.firestore.collection('mail').where('whom', '==', member.email);
  const stateOf = async () => (await mails.get()).docs[0]?.get('state') as unknown;
  await sendWaiting(member.email);
  await expect.poll(stateOf).toBe('needless');
});

test('people they wrote to are notified by mail', async () => {
  const { member } = await seller();
  const reader = await created.buildMember();
  await writeUnread(created.firestore, { from: member.uid, to: reader.uid });
  await moderate(['block', member.uid], () => undefined);
  const { subject } = await sentMailTo(reader.email);
  expect(subject).toContain(displayName({ ...member, ...completeProfile }));
});

test('a request that was under way when staff locked its sender out changes nothing', async () => {
  const { member, token } = await seller();
  await setLockedOut(member.uid, true);
  const profile = { ...completeProfile, city: 'Erbil', termsAccepted: true };
  failureOf(await call(updateMe, profile, { token }), 401);
});

test('locking and unlocking at once end with the last command', async () => {
  const ad = await seller();
  const { uid } = ad.member;
  await setLockedOut(uid, true);
  const locking = [applyLockOut(uid), applyLockOut(uid)];
  await setLockedOut(uid, false);
  await Promise.all([...locking, applyLockOut(uid)]);
  await applyLockOut(uid);
  expect(await isDisabled(ad.member)).toBe(false);
  expect(await shownOf(ad)).toEqual(shown);
});
