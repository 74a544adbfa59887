import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newPushKeys } from '../../../tools/src/product/push-keys.ts';
import { writeUnread, type UnreadTalk } from '../../support/conversation.ts';
import { openPushBrowser, vapidClaims, type PushBrowser } from '../../support/push-browser.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** Notifications of browsers, in a project where no trigger runs: the tests deliver the events. */

vi.mock('firebase-functions/logger', { spy: true });

const app = isolatedApp('push');
const firestore = getFirestore(app);
const keys = newPushKeys();
Object.assign(process.env, keys);

let notifyOfMessage: (typeof import('../../../functions/src/notification/notify.ts'))['notifyOfMessage'];
let addSubscription: (typeof import('../../../functions/src/notification/subscription-store.ts'))['addSubscription'];
let phone: PushBrowser;

beforeAll(async () => {
  ({ notifyOfMessage } = await import('../../../functions/src/notification/notify.ts'));
  ({ addSubscription } = await import('../../../functions/src/notification/subscription-store.ts'));
});

beforeEach(async () => {
  await emptyProject(app);
  await firestore.doc('users/omar').set({ username: 'omar', firstname: 'عمر', lastname: 'حسن' });
  await firestore.doc('users/sara').set({ username: 'sara', email: 'sara@example.com' });
  phone = await openPushBrowser();
  await addSubscription('sara', { ...phone.subscription, language: 'ku', validFrom: 0 });
  const { warn } = await import('firebase-functions/logger');
  vi.mocked(warn).mockReset().mockReturnValue(undefined);
});
afterEach(() => phone[Symbol.asyncDispose]());

const write = (talk: Partial<UnreadTalk> = {}) =>
  writeUnread(firestore, { from: 'omar', to: 'sara', ...talk });
const subscriptionsOf = async (uid: string) =>
  (await firestore.collection(`users/${uid}/pushSubscriptions`).get()).size;

test('sends nothing more to a device that was signed out alone', async () => {
  const ended = await openPushBrowser();
  const session = { session: 'ended', language: 'ku', validFrom: 0 } as const;
  await addSubscription('sara', { ...ended.subscription, ...session });
  await firestore.doc('users/sara').update({ endedSessions: { ended: Timestamp.now() } });
  await notifyOfMessage(await write());
  expect([phone.received.length, ended.received.length]).toEqual([1, 0]);
  expect(await subscriptionsOf('sara')).toBe(1);
  await ended[Symbol.asyncDispose]();
});

test('names the sender and the start of the message, readable by that browser only', async () => {
  const id = await write({ content: `مرحبا\n${'x'.repeat(300)}`, count: 3 });
  await notifyOfMessage(id);
  const [received] = phone.received;
  expect(received?.payload).toEqual({
    id,
    title: 'عمر حسن',
    body: `مرحبا ${'x'.repeat(113)}…`,
    tag: 'omar_sara',
    path: '/ku/my-account/inbox/omar',
    lang: 'ckb',
    dir: 'rtl',
  });
  expect(received?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'high',
    topic: expect.stringMatching(/^[\w-]{32}$/) as string,
  });
  expect(vapidClaims(received!, keys.VAPID_PUBLIC_KEY)).toMatchObject({
    aud: new URL(phone.subscription.endpoint).origin,
    sub: 'mailto:support@qaysari.example',
  });
});

test('a repeated event has the same topic and tag, so that it replaces the first', async () => {
  const id = await write();
  await Promise.all([notifyOfMessage(id), notifyOfMessage(id)]);
  const sent = phone.received.map(({ headers, payload }) => [headers['topic'], payload['tag']]);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

describe('says nothing of a message', () => {
  test.each<[string, Partial<UnreadTalk>]>([
    ['that is read', { inbox: { readUpTo: 1 } }],
    ['of a muted conversation', { inbox: { isMuted: true } }],
    ['under a block', { conversation: { blockedBy: ['sara'] } }],
    ['that is deleted', { message: { deletedAt: Timestamp.now(), content: '' } }],
    ['that another one follows', { conversation: { latestMessage: { seq: 2, sender: 'omar' } } }],
    ['of the day before yesterday', { message: { createdAt: Timestamp.fromMillis(0) } }],
  ])('%s', async (_name, talk) => {
    await notifyOfMessage(await write(talk));
    expect(phone.received).toEqual([]);
    expect(await subscriptionsOf('sara')).toBe(1);
  });

  test.each(['omar', 'sara'])('when %s is locked out or deleted', async (uid) => {
    const id = await write();
    await firestore.doc(`users/${uid}`).update({ blockedAt: Timestamp.now() });
    await notifyOfMessage(id);
    await firestore.doc(`users/${uid}`).set({ deletedAt: Timestamp.now() });
    await notifyOfMessage(id);
    expect(phone.received).toEqual([]);
  });

  test('that is not there any more', async () => {
    await notifyOfMessage('omar~gone');
    expect(phone.received).toEqual([]);
  });
});

test.each([404, 410])('forgets a browser that is gone (%i)', async (status) => {
  phone.status = status;
  await notifyOfMessage(await write());
  expect(await subscriptionsOf('sara')).toBe(0);
});

test.each([429, 500])('keeps a browser whose service fails once (%i)', async (status) => {
  phone.status = status;
  await notifyOfMessage(await write());
  expect(await subscriptionsOf('sara')).toBe(1);
});

test('waits five seconds for a push service, and no longer', async () => {
  phone.isSilent = true;
  const soon = AbortSignal.timeout(50);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  await notifyOfMessage(await write());
  expect(timeout).toHaveBeenCalledWith(5_000);
  timeout.mockRestore();
  expect(await subscriptionsOf('sara')).toBe(1);
});

test('a browser with broken keys does not delay others', async () => {
  const { error } = await import('firebase-functions/logger');
  vi.mocked(error).mockReturnValue(undefined);
  await firestore.doc('users/sara/pushSubscriptions/broken').set({
    endpoint: 'http://127.0.0.1:9/x',
    keys: { p256dh: 'x', auth: 'x' },
    ...{ language: 'en', validFrom: 0, createdAt: Timestamp.now() },
  });
  await notifyOfMessage(await write());
  expect(phone.received).toHaveLength(1);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    'a notification could not be made',
    expect.any(Error),
  );
});

test('follows no redirection', async () => {
  await using elsewhere = await openPushBrowser();
  phone.status = 307;
  await notifyOfMessage(await write());
  expect(phone.received).toHaveLength(1);
  expect(elsewhere.received).toEqual([]);
});

test('a browser whose sessions were ended elsewhere is forgotten', async () => {
  await firestore.doc('users/sara').update({ sessionsValidFrom: Timestamp.now() });
  await notifyOfMessage(await write());
  expect([phone.received.length, await subscriptionsOf('sara')]).toEqual([0, 0]);
});

test('a browser belongs to the person who subscribed last', async () => {
  await addSubscription('omar', { ...phone.subscription, language: 'ar', validFrom: 0 });
  expect([await subscriptionsOf('sara'), await subscriptionsOf('omar')]).toEqual([0, 1]);
});

test('the oldest of more than ten browsers is forgotten, and a repeated one counts once', async () => {
  const add = (name: string) =>
    addSubscription('sara', {
      endpoint: `https://fcm.googleapis.com/${name}`,
      keys: phone.subscription.keys,
      language: 'en',
      validFrom: 0,
    });
  for (let n = 0; n < 9; n += 1) await add(`b${n}`);
  await add('b8');
  expect(await subscriptionsOf('sara')).toBe(10);
  await add('b9');
  expect(await subscriptionsOf('sara')).toBe(10);
  await notifyOfMessage(await write());
  expect(phone.received).toEqual([]);
});
