import {
  endNewsletter,
  endNotifications,
  listSubscriptions,
  setNotifications,
  subscribeToPush,
} from '@qaysari/contract/notification/calls';
import { createECDH } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import {
  confirmSubscription,
  createNewsLink,
  openSubscription,
} from '../../functions/src/newsletter/store.ts';
import { ask, call, dataOf, failureOf } from '../support/api-client.ts';
import { startCreating } from '../support/created.ts';

const created = startCreating();
afterAll(() => created.removeAll());

const listed = async (token: string) =>
  dataOf(listSubscriptions, await call(listSubscriptions, undefined, { token }));

async function someone() {
  const member = await created.buildMember();
  return { member, token: await created.signIn(member) };
}

const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) };
const subscribe = (token: string, name: string) =>
  call(
    subscribeToPush,
    { endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys },
    { token, headers: { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/144.0' } },
  );

test('lists the mails that people get who have chosen nothing', async () => {
  const { token } = await someone();
  expect(await listed(token)).toEqual({
    messageMails: true,
    forSaleMails: true,
    cheaperMails: true,
    newsletter: false,
    browsers: [],
  });
  await call(setNotifications, { messageMails: false }, { token });
  expect(await listed(token)).toMatchObject({ messageMails: false });
});

test('lists browsers from the latest, without their keys, and ends them one by one', async () => {
  const { member, token } = await someone();
  await subscribe(token, `${member.uid}-1`);
  await subscribe(token, `${member.uid}-2`);
  const { browsers } = await listed(token);
  expect(browsers).toHaveLength(2);
  for (const browser of browsers) {
    expect(Object.keys(browser).toSorted()).toEqual(['device', 'id', 'since']);
    expect(browser.device).toEqual({ browser: 'firefox', system: 'windows' });
  }
  const path = `/user/subscriptions/browser/${browsers[0]?.id ?? ''}`;
  const { token: stranger } = await someone();
  expect((await ask(path, { method: endNotifications.method, token: stranger })).status).toBe(200);
  expect((await listed(token)).browsers).toHaveLength(2);
  const answers = [1, 2].map(() => ask(path, { method: endNotifications.method, token }));
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
  expect((await listed(token)).browsers).toEqual([browsers[1]]);
  failureOf(await ask('/user/subscriptions/browser/.x', { method: 'DELETE', token }), 404);
});

test('leaves out browsers of sessions that were ended', async () => {
  const { member, token } = await someone();
  await subscribe(token, member.uid);
  const [document] = (
    await created.firestore.collection(`users/${member.uid}/pushSubscriptions`).get()
  ).docs;
  await document?.ref.update({ session: 'over' });
  const ended = { over: new Date() };
  await created.firestore.doc(`users/${member.uid}`).update({ endedSessions: ended });
  expect((await listed(token)).browsers).toEqual([]);
});

test('knows the newsletter once it is confirmed, and ends it', async () => {
  const { member, token } = await someone();
  const { email } = member;
  await openSubscription({ email, language: 'en', withMail: false });
  expect(await listed(token)).toMatchObject({ newsletter: false });
  const link = await createNewsLink(email);
  await confirmSubscription(link?.secret ?? '');
  expect(await listed(token)).toMatchObject({ newsletter: true });
  for (const _again of [1, 2]) {
    expect((await call(endNewsletter, undefined, { token })).status).toBe(200);
    expect(await listed(token)).toMatchObject({ newsletter: false });
  }
  expect(await confirmSubscription(link?.secret ?? '')).toBeUndefined();
});
