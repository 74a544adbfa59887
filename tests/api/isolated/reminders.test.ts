import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { writeUnread, type UnreadTalk } from '../../support/conversation.ts';
import { openMailbox, type Mailbox } from '../../support/mailbox.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** Mails about unread messages, in a project where no trigger runs: sweeps and deliveries are made here. */

const app = isolatedApp('reminders');
const [auth, firestore] = [getAuth(app), getFirestore(app)];

let box: Mailbox;

let sendMail: (typeof import('../../../functions/src/mail/send.ts'))['sendMail'];
let remindersSwept: (typeof import('../../../functions/src/schedules.ts'))['remindersSwept'];

beforeAll(async () => {
  box = await openMailbox();
  ({ sendMail } = await import('../../../functions/src/mail/send.ts'));
  ({ remindersSwept } = await import('../../../functions/src/schedules.ts'));
});
beforeEach(async () => {
  box.empty();
  await emptyProject(app);
  await auth.createUser({ uid: 'sara', email: 'sara@example.com', emailVerified: true });
  await firestore.doc('users/omar').set({ username: 'omar', firstname: 'Omar', lastname: 'Hasan' });
  await firestore
    .doc('users/sara')
    .set({ username: 'sara', email: 'sara@example.com', language: 'en' });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => box.close());

const minutes = (n: number) => Timestamp.fromMillis(Date.now() + n * 60_000);
const inbox = firestore.doc('users/sara/inbox/omar_sara');

/** Unread messages of Omar, whose reminder is due unless said otherwise. */
const write = (talk: Partial<UnreadTalk> = {}) =>
  writeUnread(firestore, {
    ...{ from: 'omar', to: 'sara', ...talk },
    inbox: { remindAt: minutes(-1), ...talk.inbox },
  });

const queued = async () =>
  (await firestore.collection('mail').get()).docs.map((each) => ({ ...each.data(), id: each.id }));

async function deliver(): Promise<string> {
  for (const { id } of await queued()) await sendMail(id);
  return box.mails.map((mail) => mail.replaceAll('=\r\n', '')).join('\n');
}

test('asks for one mail when the time has come, not before and not again', async () => {
  await write({ inbox: { remindAt: minutes(15) } });
  await remindersSwept();
  expect(await queued()).toEqual([]);
  vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 15 * 60_000 + 1000);
  await remindersSwept();
  await remindersSwept();
  expect(await queued()).toMatchObject([
    { kind: 'unreadMessages', whom: 'sara@example.com', language: 'en', uid: 'sara' },
  ]);
  const state = (await inbox.get()).data();
  expect(state).toMatchObject({ remindedAt: expect.any(Timestamp) as Timestamp });
  expect(state).not.toHaveProperty('remindAt');
});

test('two sweeps at once ask for one mail', async () => {
  await write();
  await Promise.all([remindersSwept(), remindersSwept(), remindersSwept()]);
  expect(await queued()).toHaveLength(1);
});

test('a sweep that died after its commit asks for no second mail', async () => {
  await write();
  const prototype = WriteBatch.prototype as unknown as { _commit(): Promise<unknown> };
  const commit = prototype._commit;
  vi.spyOn(prototype, '_commit').mockImplementationOnce(async function (this: WriteBatch) {
    await commit.call(this as never);
    throw new Error('cut off');
  });
  await remindersSwept();
  await remindersSwept();
  expect(await queued()).toHaveLength(1);
});

test('a message after the mail brings no second one until somebody has read', async () => {
  await write({ inbox: { remindedAt: minutes(-30) } });
  await remindersSwept();
  expect(await queued()).toEqual([]);
  expect((await inbox.get()).data()).not.toHaveProperty('remindAt');
});

describe('asks for no mail', () => {
  test.each<[string, Partial<UnreadTalk>]>([
    ['when it was read', { inbox: { readUpTo: 1, readCount: 1, unread: 0 } }],
    ['of a muted conversation', { inbox: { isMuted: true } }],
    ['under a block', { conversation: { blockedBy: ['omar'] } }],
  ])('%s', async (_name, talk) => {
    await write(talk);
    await remindersSwept();
    expect(await queued()).toEqual([]);
    expect((await inbox.get()).data()).not.toHaveProperty('remindAt');
  });

  test.each([
    ['sara', { messageMails: false }],
    ['sara', { blockedAt: Timestamp.now() }],
    ['sara', { deletedAt: Timestamp.now() }],
    ['omar', { blockedAt: Timestamp.now() }],
    ['omar', { deletedAt: Timestamp.now() }],
  ])('when %s has %o', async (uid, change) => {
    await write();
    await firestore.doc(`users/${uid}`).update(change);
    await remindersSwept();
    expect(await queued()).toEqual([]);
  });
});

test('says who wrote how many messages about which ad, and how the latest begins', async () => {
  const content = 'Transfer <b>now</b>: https://evil.example/pay';
  await write({ count: 3, content, conversation: { listing: { title: 'Bakery in Erbil' } } });
  await remindersSwept();
  const mail = await deliver();
  expect(mail).toMatch(/^To: sara@example\.com/m);
  expect(mail).toMatch(/Omar Hasan/);
  expect(mail).toMatch(/3.{0,20}unread messages/);
  expect(mail).toContain('Bakery in Erbil');
  expect(mail).toContain('/en/my-account/inbox/omar');
  expect(mail).toContain('Transfer &lt;b&gt;now');
  expect(mail).not.toContain('evil.example/pay');
});

test('can be ended by one press: both headers, and a page that asks', async () => {
  await write();
  await remindersSwept();
  const mail = await deliver();
  const [, token = ''] =
    /^List-Unsubscribe: <https:\/\/[^/]+\/api\/mail\/unsubscribe\?token=([\w-]+)>\r?$/m.exec(
      mail,
    ) ?? [];
  expect(token).not.toBe('');
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect(mail).toContain(`/en/unsubscribe?code=3D${token}`);
  const { unsubscribe } = await import('../../../functions/src/mail/unsubscribe.ts');
  expect(await unsubscribe(token)).toBe('done');
  expect((await firestore.doc('users/sara').get()).get('messageMails')).toBe(false);
});

test('is not sent when the messages were read after it was asked for', async () => {
  await write();
  await remindersSwept();
  await inbox.update({ readUpTo: 1, readCount: 1, unread: 0 });
  await deliver();
  expect(box.mails).toEqual([]);
  expect(await queued()).toMatchObject([{ state: 'needless' }]);
});

test('is not sent to an address that nobody has confirmed', async () => {
  await auth.updateUser('sara', { emailVerified: false });
  await write();
  await remindersSwept();
  await deliver();
  expect(box.mails).toEqual([]);
});
