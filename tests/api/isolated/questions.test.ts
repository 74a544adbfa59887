import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { newPushKeys } from '../../../tools/src/product/push-keys.ts';
import { openPushBrowser } from '../../support/push-browser.ts';
import { openMailbox, type Mailbox } from '../../support/mailbox.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { storeAd, storedAd } from '../../support/whole-ad.ts';

/** The question whether ads are still for sale, in a project where no trigger runs: the tests run sweeps and mails. */

const app = isolatedApp('questions');
const [auth, firestore] = [getAuth(app), getFirestore(app)];
Object.assign(process.env, newPushKeys());

let box: Mailbox;

let questionsSwept: (typeof import('../../../functions/src/schedules.ts'))['questionsSwept'];
let planQuestions: (typeof import('../../../functions/src/listing/still-for-sale/ask-owners.ts'))['planQuestions'];
let sendMail: (typeof import('../../../functions/src/mail/send.ts'))['sendMail'];
let addSubscription: (typeof import('../../../functions/src/notification/subscription-store.ts'))['addSubscription'];

beforeAll(async () => {
  box = await openMailbox();
  ({ sendMail } = await import('../../../functions/src/mail/send.ts'));
  ({ questionsSwept } = await import('../../../functions/src/schedules.ts'));
  ({ planQuestions } = await import('../../../functions/src/listing/still-for-sale/ask-owners.ts'));
  ({ addSubscription } = await import('../../../functions/src/notification/subscription-store.ts'));
});
beforeEach(async () => {
  box.empty();
  jump(0);
  await emptyProject(app);
  await auth.createUser({ uid: 'sara', email: 'sara@example.com', emailVerified: true });
  await firestore
    .doc('users/sara')
    .set({ username: 'sara', email: 'sara@example.com', language: 'en' });
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => box.close());

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.now();
const days = (n: number) => Timestamp.fromMillis(now + n * dayMs);
/** Moves the clock this many days ahead. */
const jump = (n: number) => vi.spyOn(clock, 'now').mockReturnValue(now + n * dayMs);

/** An ad of Sara that is due since yesterday, unless `fields` say otherwise. */
async function write(id: string, fields: Record<string, unknown> = {}): Promise<void> {
  await storeAd(id, {
    ...{ owner: 'sara', title: `Bakery ${id}`, description: 'd', category: 'restaurants_cafes' },
    ...{ location: 'erbil', currency: 'usd', price: 10, status: 'approved', isFeatured: false },
    ...{ createdAt: days(-90), confirmedAt: days(-31), checkAt: days(-1), ...fields },
  });
}
const queued = async () =>
  (await firestore.collection('mail').get()).docs.map((each) => ({ ...each.data(), id: each.id }));
async function deliver(): Promise<string> {
  for (const { id } of await queued()) await sendMail(id);
  return box.mails.map((mail) => mail.replaceAll('=\r\n', '')).join('\n');
}

test('asks when the time has come, not before, and once', async () => {
  await write('one', { checkAt: days(1) });
  await questionsSwept();
  expect(await queued()).toEqual([]);
  jump(1.01);
  await questionsSwept();
  await questionsSwept();
  expect(await queued()).toMatchObject([
    { kind: 'stillForSale', whom: 'sara@example.com', uid: 'sara', listings: ['one'] },
  ]);
  expect(await storedAd('one')).toMatchObject({ askedAt: days(1.01), checkAt: days(8.01) });
  expect(await storedAd('one')).not.toHaveProperty('unconfirmedSince');
});

test('marks an ad a week after the question, with its last confirmation, and asks no more', async () => {
  await write('one', { renewedAt: days(-32) });
  await questionsSwept();
  jump(6.9);
  await questionsSwept();
  expect(await storedAd('one')).not.toHaveProperty('unconfirmedSince');
  jump(7.1);
  await Promise.all([questionsSwept(), questionsSwept()]);
  const marked = await storedAd('one');
  expect(marked).toMatchObject({ unconfirmedSince: days(-31), askedAt: days(0) });
  expect(marked).not.toHaveProperty('checkAt');
  const entry = (await firestore.doc('searchFeed/one').get()).get('card') as string;
  expect(JSON.parse(entry)).toMatchObject({ unconfirmedSince: days(-31).toDate().toISOString() });
  jump(60);
  await questionsSwept();
  expect(await queued()).toHaveLength(1);
});

test('an ad from before this feature counts from its renewal or its publication', async () => {
  await write('old', { confirmedAt: null, createdAt: days(-40) });
  await write('renewed', { confirmedAt: null, renewedAt: days(-10) });
  await write('sold', { availability: 'sold' });
  await write('marked', { unconfirmedSince: days(-31) });
  // An import has no internal fields.
  for (const id of ['old', 'renewed', 'sold', 'marked']) {
    await firestore.doc(`listingInternals/${id}`).delete();
  }
  expect(await planQuestions()).toBe(2);
  expect(await planQuestions()).toBe(0);
  expect((await storedAd('renewed'))['checkAt']).toEqual(days(20));
  expect(((await storedAd('old'))['checkAt'] as Timestamp).toMillis()).toBeLessThan(
    now + 7 * dayMs,
  );
  expect(await storedAd('sold')).not.toHaveProperty('checkAt');
  expect(await storedAd('marked')).not.toHaveProperty('checkAt');
  jump(7.1);
  await questionsSwept();
  expect(await queued()).toMatchObject([{ listings: ['old'] }]);
  jump(15);
  await questionsSwept();
  expect((await storedAd('old'))['unconfirmedSince']).toEqual(days(-40));
});

test('25 ads of one person lead to one mail, with all that is due within a week', async () => {
  for (let i = 0; i < 25; i++)
    await write(`ad-${i}`, { checkAt: days(i === 0 ? -1 : (i % 8) - 1) });
  await write('later', { checkAt: days(8) });
  await questionsSwept();
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  expect((mail as unknown as { listings: string[] }).listings).toHaveLength(25);
  const sent = await deliver();
  expect(sent).toMatch(/^Subject: Are your 25 ads on Qaysari still for sale\?\r?$/m);
  expect(box.mails).toHaveLength(1);
  expect(await storedAd('later')).not.toHaveProperty('askedAt');
});

test('asks a person once a week at most: what is due meanwhile waits', async () => {
  await write('first');
  await questionsSwept();
  await write('second', { checkAt: days(1) });
  jump(2);
  await questionsSwept();
  expect(await queued()).toHaveLength(1);
  expect(await storedAd('second')).toMatchObject({ checkAt: days(7) });
  jump(7.1);
  await questionsSwept();
  const asked = (await queued()) as unknown as { listings: string[] }[];
  expect(asked.map(({ listings }) => listings)).toContainEqual(['second']);
  expect(asked).toHaveLength(2);
});

test('two sweeps at once, and three deliveries of the mail, ask once', async () => {
  await write('one');
  await write('two');
  await Promise.all([questionsSwept(), questionsSwept(), questionsSwept()]);
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  await Promise.allSettled([1, 2, 3].map(() => sendMail(mail?.id ?? '')));
  await sendMail(mail?.id ?? '');
  expect(box.mails).toHaveLength(1);
});

test('a sweep that crashes after its commit asks no second time', async () => {
  await write('one');
  const prototype = WriteBatch.prototype as unknown as { _commit(): Promise<unknown> };
  const commit = prototype._commit;
  vi.spyOn(prototype, '_commit').mockImplementationOnce(async function (this: WriteBatch) {
    await commit.call(this as never);
    throw new Error('cut off');
  });
  await questionsSwept();
  await questionsSwept();
  expect(await queued()).toHaveLength(1);
});

test('a clock that jumps ahead marks nothing unasked, and one that jumps back asks nobody twice', async () => {
  await write('one');
  jump(200);
  await questionsSwept();
  expect(await storedAd('one')).not.toHaveProperty('unconfirmedSince');
  jump(0);
  await questionsSwept();
  await questionsSwept();
  expect(await queued()).toHaveLength(1);
});

describe('asks nobody', () => {
  test.each([
    { status: 'rejected' },
    { status: 'pending' },
    { availability: 'sold' },
    { availability: 'hidden' },
  ])('about an ad that lists do not have: %j', async (fields) => {
    await write('one', fields);
    await questionsSwept();
    expect(await queued()).toEqual([]);
    expect(await storedAd('one')).not.toHaveProperty('checkAt');
    expect(await storedAd('one')).not.toHaveProperty('askedAt');
  });

  test('who is locked out, and marks none of their ads; afterwards they are asked', async () => {
    await firestore.doc('users/sara').update({ blockedAt: Timestamp.now() });
    await write('new', { isOwnerLockedOut: true });
    await write('asked', { isOwnerLockedOut: true, askedAt: days(-8) });
    await questionsSwept();
    expect(await queued()).toEqual([]);
    for (const id of ['new', 'asked']) {
      expect((await storedAd(id))['checkAt']).toEqual(expect.any(Timestamp));
      expect(await storedAd(id)).not.toHaveProperty('unconfirmedSince');
      expect(await storedAd(id)).not.toHaveProperty('askedAt');
      await firestore.doc(`listings/${id}`).update({ isOwnerLockedOut: false });
    }
    await firestore.doc('users/sara').update({ blockedAt: null });
    jump(8);
    await questionsSwept();
    expect(await queued()).toHaveLength(1);
  });

  test('who is deleted, or was never there', async () => {
    await firestore.doc('users/sara').set({ deletedAt: Timestamp.now() });
    await write('one');
    await write('strange', { owner: 'nobody' });
    await questionsSwept();
    expect(await queued()).toEqual([]);
    expect(await storedAd('one')).not.toHaveProperty('checkAt');
  });
});

test('an ad that was sold after the question is not marked', async () => {
  await write('one');
  await questionsSwept();
  await firestore.doc('listings/one').update({ availability: 'sold' });
  jump(8);
  await questionsSwept();
  expect(await storedAd('one')).not.toHaveProperty('unconfirmedSince');
});

test('an ad with an invalid document does not block others', async () => {
  await write('broken', { title: 5, checkAt: days(-3) });
  await write('one');
  await questionsSwept();
  expect(await queued()).toMatchObject([{ listings: ['one'] }]);
});

describe('the mail', () => {
  test('names the ads, leads to the page by a secret, and can be ended by one press', async () => {
    await write('one', { title: 'Bakery <b> https://evil.example/pay' });
    await questionsSwept();
    const mail = await deliver();
    expect(mail).toMatch(/^To: sara@example\.com/m);
    expect(mail).toContain('Bakery &lt;b&gt;');
    expect(mail).not.toContain('evil.example/pay');
    expect(mail).toMatch(/\/en\/still-for-sale\?code=3D[\w-]{43}/);
    const [, token = ''] =
      /^List-Unsubscribe: <https:\/\/[^/]+\/api\/mail\/unsubscribe\?token=([\w-]+)>\r?$/m.exec(
        mail,
      ) ?? [];
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(mail).toContain(`&of=3Dsales`);
    const { unsubscribe } = await import('../../../functions/src/mail/unsubscribe.ts');
    expect(await unsubscribe(token)).toBe('done');
    expect(await unsubscribe(token)).toBe('already');
    const sara = (await firestore.doc('users/sara').get()).data();
    expect(sara).toMatchObject({ forSaleMails: false });
    expect(sara).not.toHaveProperty('messageMails');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['answered meanwhile', () => write('one', { confirmedAt: days(0) })],
    ['sold meanwhile', () => firestore.doc('listings/one').update({ availability: 'sold' })],
    ['deleted meanwhile', () => firestore.doc('listings/one').delete()],
    ['not wanted', () => firestore.doc('users/sara').update({ forSaleMails: false })],
    ['to an address that is not verified', () => auth.updateUser('sara', { emailVerified: false })],
  ])('is not sent when it is %s; an open question stays', async (_name, change) => {
    await write('one');
    await questionsSwept();
    await change();
    await deliver();
    expect(box.mails).toEqual([]);
    expect(await queued()).toMatchObject([{ state: 'needless' }]);
  });

  test('is not sent to somebody who wants none, but the ad still gets its mark', async () => {
    await firestore.doc('users/sara').update({ forSaleMails: false });
    await write('one');
    await questionsSwept();
    jump(8);
    await questionsSwept();
    expect(await storedAd('one')).toMatchObject({ unconfirmedSince: days(-31) });
  });
});

describe('a browser that takes notifications', () => {
  test('gets one notification instead of the mail, however often the event is delivered', async () => {
    await using phone = await openPushBrowser();
    await addSubscription('sara', { ...phone.subscription, language: 'ku', validFrom: 0 });
    await write('one');
    await questionsSwept();
    await deliver();
    await deliver();
    expect(box.mails).toEqual([]);
    expect(phone.received.map(({ payload }) => payload)).toMatchObject([
      { tag: 'still-for-sale', path: '/ku/still-for-sale', lang: 'ckb', dir: 'rtl' },
    ]);
  });

  test('that is gone gets no notification, so a mail is sent', async () => {
    await using phone = await openPushBrowser();
    await addSubscription('sara', { ...phone.subscription, language: 'ku', validFrom: 0 });
    await firestore.doc('users/sara').update({ sessionsValidFrom: Timestamp.now() });
    await write('one');
    await questionsSwept();
    await deliver();
    expect(phone.received).toEqual([]);
    expect(box.mails).toHaveLength(1);
  });
});
