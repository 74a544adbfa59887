import {
  getNotifications,
  setNotifications,
  unsubscribeFromMails,
  type Unsubscribed,
} from '@qaysari/contract/notification-endpoints';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUnsubscribeToken } from '../../functions/src/mail/unsubscribe-store.ts';
import { ask, call, dataOf, failureOf, type Ask } from '../support/api-client.ts';
import { startCreating, type Created, type Member } from '../support/created.ts';

let created: Created;
let member: Member;
let session: string;
let link: string;

beforeAll(async () => {
  created = startCreating();
  member = await created.buildMember();
  session = await created.signIn(member);
  link = await createUnsubscribeToken({ uid: member.uid, kind: 'unreadMessages' });
});
afterAll(() => created.removeAll());

const form = 'application/x-www-form-urlencoded';
const press = (token: string, how: Ask = {}) =>
  ask(`/mail/unsubscribe?token=${encodeURIComponent(token)}`, {
    method: 'POST',
    headers: { 'Content-Type': form },
    body: 'List-Unsubscribe=One-Click',
    ...how,
  });
const resultOf = async (answer: ReturnType<typeof press>): Promise<Unsubscribed> =>
  dataOf(unsubscribeFromMails, await answer).result;
const wants = async () =>
  dataOf(getNotifications, await call(getNotifications, undefined, { token: session }))
    .messageMails;
const reset = () => call(setNotifications, { messageMails: true }, { token: session });

test('a form without a cookie ends the mails, and a second one changes nothing', async () => {
  expect(await resultOf(press(link))).toBe('done');
  expect(await wants()).toBe(false);
  expect(await resultOf(press(link))).toBe('already');
  await reset();
  expect(await resultOf(press(link))).toBe('done');
  await reset();
});

test.each<[string, Ask]>([
  ['JSON, as from our page', { headers: { 'Content-Type': 'application/json' }, body: '{}' }],
  ['no body', { headers: {}, body: '' }],
  [
    'a form of parts',
    {
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    },
  ],
])('takes %s', async (_name, how) => {
  expect(await resultOf(press(link, how))).toBe('done');
  await reset();
});

test('a look at the link ends nothing', async () => {
  failureOf(await ask(`/mail/unsubscribe?token=${link}`), 405);
  expect(await wants()).toBe(true);
});

test.each(['', 'x', 'a/b', '__x__', '\u0000'])(
  'answers 200 to the token %j that is not ours',
  async (token) => {
    expect(await resultOf(press(token))).toBe('unknown');
  },
);

test('an old token ends nothing, nor does one of somebody who is gone', async () => {
  const old = await createUnsubscribeToken({ uid: member.uid, kind: 'unreadMessages' });
  const { docs } = await created.firestore
    .collection('unsubscribeLinks')
    .where('uid', '==', member.uid)
    .get();
  expect(JSON.stringify(docs.map((each) => [each.id, each.data()]))).not.toContain(old);
  await Promise.all(docs.map(({ ref }) => ref.update({ expireAt: Timestamp.now() })));
  expect(await resultOf(press(old))).toBe('unknown');
  const gone = await createUnsubscribeToken({ uid: 'nobody-there', kind: 'unreadMessages' });
  expect(await resultOf(press(gone))).toBe('unknown');
  expect(await wants()).toBe(true);
});

test('no other call takes a form', async () => {
  const headers = { 'Content-Type': form };
  failureOf(await ask('/auth/login', { method: 'POST', headers, body: 'a=b' }), 415);
  failureOf(await press(link, { body: 'x'.repeat(100_000) }), 413);
});
