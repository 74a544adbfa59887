import {
  getNotifications,
  getPushKey,
  setNotifications,
  subscribeToPush,
  unsubscribeFromPush,
} from '@qaysari/contract/notification/calls';
import { limits } from '@qaysari/contract/shared/limits';
import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';
import { countEarlier } from '../support/earlier-requests.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const member = await created.buildMember();
const token = await created.signIn(member);

const keys = {
  p256dh: createECDH('prime256v1').generateKeys('base64url', 'uncompressed'),
  auth: randomBytes(16).toString('base64url'),
};
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc';
const list = () => created.firestore.collection(`users/${member.uid}/pushSubscriptions`);
const stored = async () => (await list().get()).docs.map((each) => each.data());

describe('a browser', () => {
  test('gets the public key, subscribes in the language of its page and unsubscribes', async () => {
    const { key } = dataOf(getPushKey, await call(getPushKey, undefined, { token }));
    expect(key).toMatch(/^B[\w-]{86}$/);
    const body = { endpoint, keys };
    expect((await call(subscribeToPush, body, { token, language: 'ku' })).status).toBe(200);
    expect((await call(subscribeToPush, body, { token, language: 'ar' })).status).toBe(200);
    expect(await stored()).toMatchObject([{ endpoint, keys, language: 'ar', validFrom: 0 }]);
    expect((await call(unsubscribeFromPush, { endpoint }, { token })).status).toBe(200);
    expect((await call(unsubscribeFromPush, { endpoint }, { token })).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  test.each([
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
  ])('subscribes with %s', async (known) => {
    expect((await call(subscribeToPush, { endpoint: known, keys }, { token })).status).toBe(200);
    await call(unsubscribeFromPush, { endpoint: known }, { token });
  });

  test.each([
    ['an unknown service', 'https://evil.example/push'],
    ['a name that only ends like a service', 'https://evilfcm.googleapis.com/x'],
    ['a name that only begins like a service', 'https://fcm.googleapis.com.evil.example/x'],
    ['no encryption', 'http://fcm.googleapis.com/x'],
    ['another port', 'https://fcm.googleapis.com:8443/x'],
    ['a name and a password', 'https://a:b@fcm.googleapis.com/x'],
    ['the metadata server', 'http://169.254.169.254/computeMetadata/v1/'],
    ['this machine by name', 'http://localhost:8080/'],
    ['no address', 'fcm'],
    ['nothing', ''],
    ['a long one', `https://fcm.googleapis.com/${'x'.repeat(limits.pushEndpointLength)}`],
    ['a number', 7],
  ])('is refused with %s', async (_name, wrong) => {
    const failure = failureOf(
      await call(subscribeToPush, { endpoint: wrong, keys }, { token }),
      400,
    );
    expect(Object.keys(failure.fields ?? {})).toEqual(['endpoint']);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['p256dh', 'x'],
    ['p256dh', ''],
    ['p256dh', 'B'.repeat(87)],
    ['auth', `${'a'.repeat(21)}+`],
    ['auth', undefined],
  ])('is refused with the key %s %j', async (name, value) => {
    const body = { endpoint, keys: { ...keys, [name]: value } };
    const failure = failureOf(await call(subscribeToPush, body, { token }), 400);
    expect(Object.keys(failure.fields ?? {})).toEqual([`keys.${name}`]);
  });

  test('is accepted 60 times an hour at most', async () => {
    const other = await created.buildMember();
    const otherToken = await created.signIn(other);
    await countEarlier(created, { kind: 'push', subject: other.uid, count: 55 });
    const subscribe = () => call(subscribeToPush, { endpoint, keys }, { token: otherToken });
    const answers = await Promise.all(Array.from({ length: 8 }, subscribe));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  test('needs an address to unsubscribe', async () => {
    const failure = failureOf(await call(unsubscribeFromPush, {}, { token }), 400);
    expect(Object.keys(failure.fields ?? {})).toEqual(['endpoint']);
  });
});

test('everybody wants mails about messages until they say otherwise', async () => {
  const now = async () =>
    dataOf(getNotifications, await call(getNotifications, undefined, { token }));
  const all = { messageMails: true, forSaleMails: true, cheaperMails: true };
  expect(await now()).toEqual(all);
  const off = await call(setNotifications, { messageMails: false }, { token });
  expect(dataOf(setNotifications, off)).toEqual({ ...all, messageMails: false });
  expect(await now()).toEqual({ ...all, messageMails: false });
  await call(setNotifications, { messageMails: true, forSaleMails: false }, { token });
  expect(await now()).toEqual({ ...all, forSaleMails: false });
  await call(setNotifications, { messageMails: true, cheaperMails: false }, { token });
  expect(await now()).toEqual({ ...all, forSaleMails: false, cheaperMails: false });
  await call(setNotifications, all, { token });
  expect(await now()).toEqual(all);
});

test.each([undefined, 'false', null])('the choice %j is refused', async (messageMails) => {
  const failure = failureOf(await call(setNotifications, { messageMails }, { token }), 400);
  expect(Object.keys(failure.fields ?? {})).toEqual(['messageMails']);
});
