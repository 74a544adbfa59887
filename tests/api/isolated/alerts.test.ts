import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { newPushKeys } from '../../../tools/src/product/push-keys.ts';
import { baghdad, openAlertScene, type AlertScene } from '../../support/alert-scene.ts';
import { openMailbox, type Mailbox } from '../../support/mailbox.ts';
import { openPushBrowser } from '../../support/push-browser.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** Alerts, in a project where no trigger runs: the tests run triggers, sweeps and deliveries themselves. */

Object.assign(process.env, newPushKeys());

const app = isolatedApp('alerts');
const [auth, firestore] = [getAuth(app), getFirestore(app)];
/** A Tuesday. */
const morning = baghdad('2026-11-24T10:00');
const evening = baghdad('2026-11-24T18:01');

let box: Mailbox;
let scene: AlertScene;

beforeAll(async () => {
  box = await openMailbox();
  scene = await openAlertScene();
});
beforeEach(async () => {
  box.empty();
  await emptyProject(app);
  at(morning);
  await auth.createUser({ uid: 'sara', email: 'sara@example.com', emailVerified: true });
  const times = { createdAt: Timestamp.fromMillis(morning) };
  await firestore.doc('users/omar').set({ username: 'omar', email: 'omar@example.com', ...times });
  await firestore
    .doc('users/sara')
    .set({ username: 'sara', email: 'sara@example.com', language: 'en', ...times });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => box.close());

let time = morning;
function at(moment: number): void {
  time = moment;
  vi.spyOn(clock, 'now').mockImplementation(() => time);
}
const later = (minutes = 1) => at(time + minutes * 60_000);

interface QueuedMail {
  id: string;
  createdAt: Timestamp;
  news?: unknown;
}

const queued = async (): Promise<QueuedMail[]> =>
  (await firestore.collection('mail').get()).docs
    .map((each) => ({ ...each.data(), id: each.id }) as QueuedMail)
    .toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt));
const newsOf = async (): Promise<unknown[]> => (await queued()).map(({ news }) => news);

async function deliver(): Promise<string> {
  for (const { id } of await queued()) await scene.sendMail(id);
  return box.mails.map((mail) => mail.replaceAll('=\r\n', '')).join('\n');
}

/** Approves an ad after Sara saved her search, and runs the trigger. */
async function approved(id: string, fields: object = {}): Promise<void> {
  later();
  await scene.approve(id, fields);
  await scene.planAlerts(id);
}

test('a new ad in a saved search leads to one mail in the evening', async () => {
  const search = await scene.save('sara', 'category=restaurants_cafes&location=erbil');
  await approved('one');
  await approved('elsewhere', { location: 'basra' });
  await approved('own', { owner: 'sara' });
  await scene.sweep();
  expect(await queued()).toEqual([]);
  at(evening);
  await scene.sweep();
  await scene.sweep();
  const news = [{ listing: 'one', reason: 'new' }];
  expect(await queued()).toMatchObject([
    { kind: 'searchAlert', whom: 'sara@example.com', language: 'en', uid: 'sara', search, news },
  ]);
});

test.each([
  ['en', 'This is new in your saved search', 'dir="ltr"', ' · New'],
  ['ar', 'إليك الجديد في بحثك المحفوظ', 'dir="rtl"', ' · جديد'],
  ['ku', 'ئەمە لە گەڕانە پاشەکەوتکراوەکەتدا نوێیە', 'lang="ckb" dir="rtl"', ' · نوێ'],
])('the mail is in the language of its reader: %s', async (language, begins, html, word) => {
  await firestore.doc('users/sara').update({ language });
  await scene.save('sara', 'category=restaurants_cafes&priceCurrency=usd&maxPrice=20000');
  await approved('one');
  at(evening);
  await scene.sweep();
  const mail = await deliver();
  const readable = scene.readable(mail);
  for (const part of [
    begins,
    html,
    word,
    'Toyota',
    `/${language}/ads/one`,
    '$15,000',
    'unsubscribe?code=',
  ]) {
    expect(readable).toContain(part);
  }
  expect(mail).toMatch(/List-Unsubscribe: <http[^>]*\/api\/mail\/unsubscribe\?token=/);
  expect(mail).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
});

test('an event that is delivered three times, late or concurrently, sends one alert', async () => {
  await scene.save('sara', 'location=erbil');
  await approved('one');
  await Promise.all([1, 2, 3].map(() => scene.planAlerts('one')));
  at(evening);
  await Promise.all([scene.sweep(), scene.sweep(), scene.sweep()]);
  await scene.planAlerts('one');
  later();
  await scene.sweep();
  expect(await newsOf()).toEqual([[{ listing: 'one', reason: 'new' }]]);
  await deliver();
  await deliver();
  expect(box.mails).toHaveLength(1);
});

test('a sweep that crashes after its commit sends no second alert', async () => {
  await scene.save('sara', 'location=erbil');
  await approved('one');
  at(evening);
  const prototype = WriteBatch.prototype as unknown as { _commit(): Promise<unknown> };
  const commit = prototype._commit;
  vi.spyOn(prototype, '_commit').mockImplementationOnce(async function (this: WriteBatch) {
    await commit.call(this as never);
    throw new Error('cut off');
  });
  await scene.sweep();
  await scene.sweep();
  expect(await newsOf()).toHaveLength(1);
});

describe('a search with immediate alerts', () => {
  test('sends three mails a day at most, and the rest in the evening', async () => {
    const search = await scene.save('sara', 'location=erbil');
    await scene.change('sara', search, { frequency: 'atOnce' });
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      await approved(id);
      await scene.sweep();
    }
    expect(await newsOf()).toHaveLength(3);
    at(evening);
    await scene.sweep();
    expect((await newsOf()).at(-1)).toEqual([
      { listing: 'five', reason: 'new' },
      { listing: 'four', reason: 'new' },
    ]);
  });

  test('sends nothing between 22 and 8', async () => {
    const search = await scene.save('sara', 'location=erbil');
    await scene.change('sara', search, { frequency: 'atOnce' });
    at(baghdad('2026-11-24T22:30'));
    await approved('one');
    await scene.sweep();
    at(baghdad('2026-11-25T07:59'));
    await scene.sweep();
    expect(await newsOf()).toEqual([]);
    at(baghdad('2026-11-25T08:00'));
    await scene.sweep();
    expect(await newsOf()).toHaveLength(1);
  });
});

test('a sweep that comes too late in the evening waits for the morning', async () => {
  await scene.save('sara', 'location=erbil');
  await approved('one');
  at(baghdad('2026-11-24T23:00'));
  await scene.sweep();
  expect(await newsOf()).toEqual([]);
  at(baghdad('2026-11-25T08:00'));
  await scene.sweep();
  expect(await newsOf()).toHaveLength(1);
});

test('a weekly search sends on Thursday, and sooner after a change to daily', async () => {
  const search = await scene.save('sara', 'location=erbil');
  await scene.change('sara', search, { frequency: 'weekly' });
  await approved('one');
  at(evening);
  await scene.sweep();
  expect(await newsOf()).toEqual([]);
  await scene.change('sara', search, { frequency: 'daily' });
  at(baghdad('2026-11-25T18:01'));
  await scene.sweep();
  expect(await newsOf()).toHaveLength(1);
  await scene.change('sara', search, { frequency: 'weekly' });
  await approved('two');
  at(baghdad('2026-11-26T18:01'));
  await scene.sweep();
  expect(await newsOf()).toHaveLength(2);
});

describe('no alert is sent', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['for a search that is paused', () => scene.change('sara', scene.last, { isPaused: true })],
    ['for one set to “never”', () => scene.change('sara', scene.last, { frequency: 'never' })],
    ['for one that was removed', () => scene.remove('sara', scene.last)],
    ['to a locked-out person', () => firestore.doc('users/sara').update({ blockedAt: 1 })],
    ['to a deleted person', () => firestore.doc('users/sara').set({ deletedAt: Timestamp.now() })],
    ['for an ad that was rejected', () => scene.alter('one', { status: 'rejected' })],
    ['for an ad that is hidden', () => scene.alter('one', { availability: 'hidden' })],
    ['for an ad that is sold', () => scene.alter('one', { availability: 'sold' })],
    ['for an ad that was deleted', () => firestore.doc('listings/one').delete()],
    ['for an ad that the search no longer finds', () => scene.alter('one', { location: 'basra' })],
  ])('%s, also when it happens before the mail', async (_name, change) => {
    await scene.save('sara', 'location=erbil');
    await approved('one');
    later();
    await change();
    at(evening);
    await scene.sweep();
    expect(await newsOf()).toEqual([]);
    at(evening + 24 * 3600_000);
    await scene.sweep();
    expect(await newsOf()).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>]>([
    ['to a locked-out person', () => firestore.doc('users/sara').update({ blockedAt: 1 })],
    ['to a deleted person', () => firestore.doc('users/sara').set({ deletedAt: Timestamp.now() })],
    ['for a search set to “never”', () => scene.change('sara', scene.last, { frequency: 'never' })],
    ['for an ad that was rejected', () => scene.alter('one', { status: 'rejected' })],
  ])('%s, also when it happens between the mail’s plan and its sending', async (_name, change) => {
    await scene.save('sara', 'location=erbil');
    await approved('one');
    at(evening);
    await scene.sweep();
    await change();
    await deliver();
    expect(box.mails).toEqual([]);
    expect(await queued()).toMatchObject([{ state: 'needless' }]);
  });

  test('for ads older than the search, nor for changed texts', async () => {
    await approved('one');
    later();
    await scene.save('sara', 'location=erbil');
    await approved('two', { location: 'basra' });
    later();
    await scene.alter('one', { title: 'Better words' });
    await scene.alter('two', { location: 'erbil' });
    await scene.planAlerts('one');
    await scene.planAlerts('two');
    at(evening);
    await scene.sweep();
    expect(await newsOf()).toEqual([]);
  });
});

test('an ad that is pending again waits, and its alert is sent when it is approved', async () => {
  await scene.save('sara', 'location=erbil');
  await approved('one');
  later();
  await scene.alter('one', { status: 'pending' });
  at(evening);
  await scene.sweep();
  expect(await newsOf()).toEqual([]);
  later();
  await scene.alter('one', { status: 'approved' });
  await scene.planAlerts('one');
  at(evening + 24 * 3600_000);
  await scene.sweep();
  expect(await newsOf()).toEqual([[{ listing: 'one', reason: 'new' }]]);
});

test('an ad that was sold and is back sends one alert', async () => {
  await scene.save('sara', 'location=erbil');
  await approved('one');
  at(evening);
  await scene.sweep();
  for (let day = 1; day < 4; day++) {
    at(morning + day * 24 * 3600_000);
    await scene.alter('one', { availability: 'sold' });
    later();
    await scene.alter('one', { availability: 'forSale' });
    await scene.planAlerts('one');
    at(evening + day * 24 * 3600_000);
    await scene.sweep();
  }
  expect(await newsOf()).toEqual([
    [{ listing: 'one', reason: 'new' }],
    [{ listing: 'one', reason: 'back' }],
  ]);
});

describe('an ad that is cheaper', () => {
  const day = 24 * 3600_000;

  test('sends one alert, in its own currency and below all prices of 30 days', async () => {
    await scene.save('sara', 'location=erbil');
    await approved('one', { price: 15_000 });
    at(evening);
    await scene.sweep();
    const prices = [
      [{ price: 20_000 }, 1],
      [{ price: 16_000 }, 2],
      [{ price: 14_000_000, currency: 'iqd' }, 3],
      [{ price: 14_000, currency: 'usd' }, 4],
      [{ price: 13_000 }, 5],
    ] as const;
    for (const [change, days] of prices) {
      at(morning + days * day);
      await scene.alter('one', change);
      await scene.planAlerts('one');
      at(evening + days * day);
      await scene.sweep();
    }
    const mails = await queued();
    expect(mails.map(({ news }) => news)).toEqual([
      [{ listing: 'one', reason: 'new' }],
      [{ listing: 'one', reason: 'cheaper' }],
    ]);
    expect(mails[1]?.createdAt).toEqual(Timestamp.fromMillis(evening + 4 * day));
    expect(await deliver()).toContain('Price reduced, was');
  });

  test('notifies those who marked it at once, until they want no such mails', async () => {
    await approved('one');
    later();
    await scene.mark('sara', 'one');
    later();
    await scene.alter('one', { price: 14_000 });
    await Promise.all([1, 2, 3].map(() => scene.planAlerts('one')));
    await scene.sweep();
    const news = [{ listing: 'one', reason: 'cheaper' }];
    expect(await queued()).toMatchObject([{ kind: 'cheaperFavorites', uid: 'sara', news }]);
    expect(await deliver()).toContain('Prices in your favourites have gone down');
    await approved('two');
    later();
    await scene.mark('sara', 'two');
    await firestore.doc('users/sara').update({ cheaperMails: false });
    later();
    await scene.alter('two', { price: 14_000 });
    await scene.planAlerts('two');
    await scene.sweep();
    expect(await queued()).toHaveLength(1);
  });

  test('does not notify those who unmarked it, or marked it afterwards', async () => {
    await approved('one');
    later();
    await scene.mark('sara', 'one');
    later();
    await scene.alter('one', { price: 14_000 });
    await scene.planAlerts('one');
    await firestore.doc('users/sara/favorites/one').delete();
    await scene.sweep();
    later();
    await approved('two');
    later();
    await scene.alter('two', { price: 14_000 });
    later();
    await scene.mark('sara', 'two');
    await scene.planAlerts('two');
    await scene.sweep();
    expect(await queued()).toEqual([]);
  });
});

test('one press in the mail program ends the mails about this search alone', async () => {
  await scene.save('sara', 'location=erbil');
  const search = scene.last;
  const other = await scene.save('sara', 'location=erbil%2Cbasra');
  await approved('one');
  at(evening);
  await scene.sweep();
  await deliver();
  const [mail = ''] = box.mails;
  const [, token = ''] = /unsubscribe\?token=([\w-]+)/.exec(mail.replaceAll(/\r\n\s+/g, '')) ?? [];
  expect(await scene.unsubscribe(token)).toBe('done');
  expect(await scene.unsubscribe(token)).toBe('already');
  const frequencyOf = async (id: string) =>
    (await firestore.doc(`users/sara/savedSearches/${id}`).get()).get('frequency') as unknown;
  const frequencies = [await frequencyOf(search), await frequencyOf(other)];
  expect(frequencies.toSorted()).toEqual(['daily', 'never']);
});

test('a digest names ten ads and says that there are more', async () => {
  await scene.save('sara', 'location=erbil');
  for (let i = 0; i < 12; i++) await approved(`ad-${i}`, { title: `Toyota number ${i}` });
  at(evening);
  await scene.sweep();
  const mail = scene.readable(await deliver());
  expect(mail).toContain('Toyota number 11');
  expect(mail).not.toContain('Toyota number 1<');
  expect(mail).toContain('Open the search to see the rest');
});

test('the browsers of the person are notified too, each in its language', async () => {
  await using phone = await openPushBrowser();
  await using tablet = await openPushBrowser();
  const { addSubscription } =
    await import('../../../functions/src/notification/subscription-store.ts');
  await addSubscription('sara', { ...phone.subscription, language: 'ku', validFrom: 0 });
  await addSubscription('sara', { ...tablet.subscription, language: 'en', validFrom: 0 });
  await scene.save('sara', 'category=restaurants_cafes&location=erbil');
  await approved('one');
  at(evening);
  await scene.sweep();
  await deliver();
  const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '');
  const [small] = phone.received;
  const [large] = tablet.received;
  expect(small?.payload).toMatchObject({ lang: 'ckb', dir: 'rtl', path: '/ku/ads/one' });
  expect(plain(large?.payload['title'])).toBe('Restaurants & cafés in Erbil');
  expect(plain(large?.payload['body'])).toBe('Toyota Hilux · $15,000 · Erbil · New');
  await approved('two');
  await approved('three');
  at(evening + 24 * 3600_000);
  await scene.sweep();
  await deliver();
  expect(phone.received).toHaveLength(2);
  expect(phone.received[1]?.payload).toMatchObject({
    path: '/ku/ads?category=restaurants_cafes&location=erbil&sort=latest',
    tag: small?.payload['tag'],
  });
  expect(tablet.received[1]?.payload['body']).toBe('2 new or cheaper ads');
});
