import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { openMailbox, type Mailbox } from '../../support/mailbox.ts';
import { isolatedApp } from '../../support/stack.ts';

/**
 * The sending of mail, in a project where no trigger runs: the tests deliver events, also twice and concurrently.
 * Each test decides what the mail server answers.
 */

const app = isolatedApp('mail');
const [auth, firestore] = [getAuth(app), getFirestore(app)];

let box: Mailbox;

let sendMail: (typeof import('../../../functions/src/mail/send.ts'))['sendMail'];
let email: string;

beforeAll(async () => {
  box = await openMailbox();
  ({ sendMail } = await import('../../../functions/src/mail/send.ts'));
});
beforeEach(async () => {
  box.empty();
  email = `m${crypto.randomUUID()}@example.com`;
  const { uid } = await auth.createUser({ email, emailVerified: true });
  await firestore.doc(`users/${uid}`).set({ username: 'sara', email, role: 'member' });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => box.close());

interface Person {
  username: string;
  firstname?: string;
}

/** The document of a person; the account may be verified or not. */
async function buildPerson(person: Person, emailVerified: boolean): Promise<string> {
  const { uid } = await auth.getUserByEmail(email);
  await auth.updateUser(uid, { emailVerified });
  await firestore.doc(`users/${uid}`).set({ ...person, email });
  return uid;
}

async function asked(fields: object = {}): Promise<string> {
  const document = firestore.collection('mail').doc();
  const request = { kind: 'passwordChanged', whom: email, language: 'ar' };
  await document.set({ ...request, state: 'waiting', attempts: 0, ...fields });
  return document.id;
}

const stateOf = async (id: string) =>
  (await firestore.doc(`mail/${id}`).get()).get('state') as string;

test('a request that is delivered many times, at once and later, is sent once', async () => {
  const id = await asked();
  await Promise.allSettled(Array.from({ length: 8 }, () => sendMail(id)));
  await sendMail(id);
  expect(box.mails).toHaveLength(1);
  expect(box.mails[0]).toContain(`Message-ID: <${id}@`);
  expect(await stateOf(id)).toBe('sent');
});

const soon = { deadlineMs: 60_000, pausesMs: [1, 1] };

test('a busy mail server is retried', async () => {
  box.refusals = [451];
  const id = await asked();
  await sendMail(id, soon);
  expect(box.mails).toHaveLength(1);
  expect(await stateOf(id)).toBe('sent');
});

test('a server that stays busy fails the delivery, and the next delivery sends', async () => {
  box.refusals = [451, 451, 451];
  const id = await asked();
  await expect(sendMail(id, soon)).rejects.toThrow('was not sent');
  expect([box.mails.length, await stateOf(id)]).toEqual([0, 'waiting']);
  await expect(sendMail(id)).rejects.toThrow('is not due');
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 10_000);
  await sendMail(id);
  expect([box.mails.length, await stateOf(id)]).toEqual([1, 'sent']);
});

test('a server that refuses permanently is not retried', async () => {
  box.refusals = [550];
  const id = await asked();
  await sendMail(id);
  await sendMail(id);
  expect([box.mails.length, await stateOf(id)]).toEqual([0, 'failed']);
  expect(box.refusals).toEqual([]);
});

test('a held lease is an error, so that the event is retried; an expired lease is taken over', async () => {
  const at = (ms: number) => ({ sendingUntil: Timestamp.fromMillis(Date.now() + ms) });
  const [fresh, stale] = [
    await asked({ state: 'sending', ...at(60_000) }),
    await asked({ state: 'sending', ...at(-1) }),
  ];
  await expect(sendMail(fresh)).rejects.toThrow('is being sent');
  expect(box.mails).toEqual([]);
  await sendMail(stale);
  expect(box.mails).toHaveLength(1);
});

test('no mail is sent without an account', async () => {
  const id = await asked({ kind: 'resetCode', whom: `x${email}` });
  await sendMail(id);
  expect([box.mails.length, await stateOf(id)]).toEqual([0, 'needless']);
});

test('a code is in the mail, but in no document', async () => {
  const id = await asked({ kind: 'resetCode', language: 'en' });
  await sendMail(id);
  const code = /^Subject: (\d{6}) is your Qaysari code/m.exec(box.mails[0] ?? '')?.[1] ?? '';
  expect(code).toHaveLength(6);
  const collections = await firestore.listCollections();
  const all = await Promise.all(collections.map((each) => each.get()));
  const stored = JSON.stringify(all.flatMap(({ docs }) => docs.map((each) => each.data())));
  expect(stored).toContain('reset-password');
  expect(stored).not.toContain(`"${code}"`);
});

test('answers go to the address that people read', async () => {
  await sendMail(await asked({ language: 'en' }));
  expect(box.mails[0]).toMatch(/^From: Qaysari <no-reply@/m);
  expect(box.mails[0]).toMatch(/^Reply-To: Qaysari <support@/m);
});

test('an address that is verified is greeted by name', async () => {
  await buildPerson({ username: 'sara-17' }, true);
  await sendMail(await asked({ language: 'en' }));
  // The name is between isolates, U+2068 and U+2069, in the encoding of mails.
  expect(box.mails[0]).toContain('Hello =E2=81=A8sara-17=E2=81=A9,');
});

test.each(['verifyEmail', 'resetCode', 'alreadyRegistered', 'changeEmailCode'])(
  '%s carries no name to an address that is not verified',
  async (kind) => {
    const uid = await buildPerson({ username: 'evil.example/pay', firstname: 'Prize' }, false);
    await sendMail(await asked({ kind, uid, language: 'en' }));
    expect(box.mails).toHaveLength(1);
    expect(box.mails[0]).not.toMatch(/evil|Prize|Hello/);
  },
);

test('changeEmailCode carries no name to the new address', async () => {
  const uid = await buildPerson({ username: 'evil.example/pay', firstname: 'Prize' }, true);
  await sendMail(await asked({ kind: 'changeEmailCode', uid, whom: `new-${email}` }));
  expect(box.mails[0]).toContain(`To: new-${email}`);
  expect(box.mails[0]).not.toMatch(/evil|Prize/);
});

test('an ad of somebody who is not verified sends no mail', async () => {
  const uid = await buildPerson({ username: 'sara-17' }, false);
  const id = await asked({ kind: 'listingRejected', uid, title: 'evil.example/pay', note: 'No.' });
  await sendMail(id);
  expect([box.mails.length, await stateOf(id)]).toEqual([0, 'needless']);
});

test.each(['nosuchname', '@', 'ali@@gmail.com', 'a@b@c', '__a\nb__'])(
  'a mail to %j, which is no address, is needless and not tried again',
  async (whom) => {
    const id = await asked({ kind: 'verifyEmail', whom });
    await sendMail(id);
    expect([box.mails.length, await stateOf(id)]).toEqual([0, 'needless']);
  },
);
