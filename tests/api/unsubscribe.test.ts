import {
  getNotifications,
  setNotifications,
  unsubscribeFromMails,
} from '@qaysari/contract/notification/calls';
import { type Unsubscribed } from '@qaysari/contract/notification/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unsubscribeToken } from '../../functions/src/mail/unsubscribe.ts';
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
  link = unsubscribeToken({ uid: member.uid, kind: 'unreadMessages' });
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

test('a token of somebody who is gone ends nothing', async () => {
  const gone = unsubscribeToken({ uid: 'nobody-there', kind: 'unreadMessages' });
  expect(await resultOf(press(gone))).toBe('unknown');
  expect(await wants()).toBe(true);
});

test('a token that somebody has changed ends nothing, for anybody', async () => {
  const bytes = Buffer.from(link, 'base64url');
  const others = unsubscribeToken({ uid: 'somebody-else', kind: 'unreadMessages' });
  const changed = [
    bytes.subarray(16),
    bytes.subarray(0, -1),
    Buffer.concat([Buffer.alloc(16), bytes.subarray(16)]),
    Buffer.concat([Buffer.from(others, 'base64url').subarray(0, 16), bytes.subarray(16)]),
    Buffer.from(bytes.toString('latin1').replace('unreadMessages', 'stillForSale'), 'latin1'),
  ];
  for (const each of changed) {
    expect(await resultOf(press(each.toString('base64url')))).toBe('unknown');
  }
  expect(
    dataOf(getNotifications, await call(getNotifications, undefined, { token: session })),
  ).toEqual({ messageMails: true, forSaleMails: true, cheaperMails: true });
});

test('no other call takes a form', async () => {
  const headers = { 'Content-Type': form };
  failureOf(await ask('/auth/login', { method: 'POST', headers, body: 'a=b' }), 415);
  failureOf(await press(link, { body: 'x'.repeat(100_000) }), 413);
});
