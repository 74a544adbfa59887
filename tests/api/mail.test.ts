import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isolatedApp } from '../support/stack.ts';

/**
 * The sending of mail, in a project where no trigger runs: deliveries are made here, twice and at once.
 * The mail server is the test's own, which answers as it is told.
 */

const app = isolatedApp('mail');
const [auth, firestore] = [getAuth(app), getFirestore(app)];

/** SMTP codes for the next letters; beyond them letters are taken. */
let refusals: number[] = [];
let letters: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let raw = '';
    stream.on('data', (part: Buffer) => (raw += part.toString()));
    stream.on('end', () => {
      const code = refusals.shift();
      if (code === undefined) letters.push(raw);
      done(code === undefined ? null : Object.assign(new Error('no'), { responseCode: code }));
    });
  },
});

let sendMail: (id: string) => Promise<void>;
let email: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${port}`;
  ({ sendMail } = await import('../../functions/src/mail/send.ts'));
});
beforeEach(async () => {
  [refusals, letters] = [[], []];
  email = `m${crypto.randomUUID()}@example.com`;
  await auth.createUser({ email, emailVerified: true });
});
afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

async function asked(fields: object = {}): Promise<string> {
  const document = firestore.collection('mail').doc();
  const request = { kind: 'passwordChanged', whom: email, language: 'ar' };
  await document.set({ ...request, state: 'waiting', attempts: 0, ...fields });
  return document.id;
}

const stateOf = async (id: string) =>
  (await firestore.doc(`mail/${id}`).get()).get('state') as string;

test('one that is delivered many times, at once and later, is sent once', async () => {
  const id = await asked();
  await Promise.all(Array.from({ length: 8 }, () => sendMail(id)));
  await sendMail(id);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain(`Message-ID: <${id}@`);
  expect(await stateOf(id)).toBe('sent');
});

test('a mail server that is busy is asked again after a while', async () => {
  refusals = [451];
  const id = await asked();
  const start = performance.now();
  await sendMail(id);
  expect(performance.now() - start).toBeGreaterThan(900);
  expect(letters).toHaveLength(1);
  expect(await stateOf(id)).toBe('sent');
});

test('one that stays busy makes the delivery fail, and the next one sends', async () => {
  refusals = [451, 451, 451];
  const id = await asked();
  await expect(sendMail(id)).rejects.toThrow();
  expect([letters.length, await stateOf(id)]).toEqual([0, 'waiting']);
  await sendMail(id);
  expect([letters.length, await stateOf(id)]).toEqual([1, 'sent']);
});

test('one that refuses for good is not asked again', async () => {
  refusals = [550];
  const id = await asked();
  await sendMail(id);
  await sendMail(id);
  expect([letters.length, await stateOf(id)]).toEqual([0, 'failed']);
  expect(refusals).toEqual([]);
});

test('a sender that vanished is replaced after its time, and not before', async () => {
  const at = (ms: number) => ({ sendingUntil: Timestamp.fromMillis(Date.now() + ms) });
  const [fresh, stale] = [
    await asked({ state: 'sending', ...at(60_000) }),
    await asked({ state: 'sending', ...at(-1) }),
  ];
  await sendMail(fresh);
  expect(letters).toEqual([]);
  await sendMail(stale);
  expect(letters).toHaveLength(1);
});

test('nobody is written to where there is no account', async () => {
  const id = await asked({ kind: 'resetCode', whom: `x${email}` });
  await sendMail(id);
  expect([letters.length, await stateOf(id)]).toEqual([0, 'needless']);
});

test('a code stands in the mail, and in no document', async () => {
  const id = await asked({ kind: 'resetCode', language: 'en' });
  await sendMail(id);
  const code = /^Subject: (\d{6}) is your code/m.exec(letters[0] ?? '')?.[1] ?? '';
  expect(code).toHaveLength(6);
  const collections = await firestore.listCollections();
  const all = await Promise.all(collections.map((each) => each.get()));
  const kept = JSON.stringify(all.flatMap(({ docs }) => docs.map((each) => each.data())));
  expect(kept).toContain('reset-password');
  expect(kept).not.toContain(`"${code}"`);
});
