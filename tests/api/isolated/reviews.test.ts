import type { ListingForm } from '@qaysari/contract/publish/types';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openInvestorRequest } from '../../../functions/src/investor/own-profile.ts';
import { changeProfile } from '../../../functions/src/investor/profile-store.ts';
import {
  applyChange,
  documentAfterChange,
  newListingDocument,
} from '../../../functions/src/listing/publish/listing-document.ts';
import { openPromotionRequest } from '../../../functions/src/listing/promotion-store.ts';
import {
  changeListing,
  deleteListingById,
  insertListing,
} from '../../../functions/src/listing/write-store.ts';
import { sendMail } from '../../../functions/src/mail/send.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { queuesCounted, reviewsSwept } from '../../../functions/src/schedules.ts';
import { readySentence } from '../../../functions/src/review/ready-sentences.ts';
import { listingWritten, reviewWritten } from '../../../functions/src/triggers.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { withEvent } from '../../support/console.ts';
import { approvedInvestor, investorForm } from '../../support/investors.ts';
import { openMailbox, type Mailbox } from '../../support/mailbox.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { storedAd } from '../../support/whole-ad.ts';

/** What staff read and decide in `reviews`, in a project where no trigger runs: the tests deliver the events. */

const app = isolatedApp('reviews');
const firestore = getFirestore(app);
process.env['STAFF_MAIL'] = 'staff@example.com';
process.env['STAFF_LANGUAGE'] = 'en';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Noon in Baghdad. */
const noon = Date.parse('2026-11-25T09:00:00Z');
let box: Mailbox;

beforeAll(async () => {
  box = await openMailbox();
});
afterAll(() => box.close());
beforeEach(async () => {
  box.empty();
  at(noon);
  await emptyProject(app);
  const createdAt = Timestamp.fromMillis(Date.parse('2025-02-03T00:00:00Z'));
  const sara = { username: 'sara', email: 'sara@example.com', language: 'en', createdAt };
  await firestore.doc('users/sara').set({ ...sara, ...completeProfile });
});
afterEach(() => void vi.restoreAllMocks());

const at = (time: number) => void vi.spyOn(clock, 'now').mockReturnValue(time);

const form: ListingForm = {
  ...{ title: 'Bakery in Erbil', description: 'Two ovens', location: 'erbil' },
  ...{ category: 'restaurants_cafes', currency: 'usd', price: 20_000 },
};

async function publish(id = 'ad', images: readonly string[] = []): Promise<void> {
  const document = newListingDocument({ form, owner: 'sara', language: 'en', images });
  await insertListing(id, document, () => undefined);
  await listingWritten(id);
}

async function edit(change: DocumentData): Promise<void> {
  await changeListing('ad', (before) => documentAfterChange(before, applyChange(before, change)));
  await listingWritten('ad');
}

const reviewOf = async (id = 'listing~ad') => (await firestore.doc(`reviews/${id}`).get()).data();
const statusOf = async () => (await storedAd('ad'))['status'];

/** What staff enter in the console, with its event. */
async function enter(decision: string, note = '', id = 'listing~ad'): Promise<void> {
  await firestore.doc(`reviews/${id}`).update({ decision, note });
  await withEvent(firestore.doc('users/sara'), () => reviewWritten(id));
  await listingWritten('ad');
}

describe('a new ad', () => {
  test('has a document that reads like a form, in the order of its fields', async () => {
    await publish('ad', ['abcdefgh', 'ijklmnop']);
    const review = await reviewOf();
    expect(review).toMatchObject({
      about: 'new ad: Bakery in Erbil',
      at: Timestamp.fromMillis(noon),
      ...{ decision: '', note: '', queue: 'newAds', uid: 'sara' },
    });
    expect(review?.['by']).toMatch(
      /\(sara\), member since 2025-02-03, phone not confirmed, 1 ad, 0 cases$/,
    );
    expect(review?.['checkPage']).toMatch(/^https?:.*\/review#token=/);
    expect(review?.['checkPictures']).toEqual([
      expect.stringMatching(/^http.*\/media\/listings\/ad\/abcdefgh-1280\.webp$/),
      expect.stringMatching(/ijklmnop-1280\.webp$/),
    ]);
    const names = Object.keys(review ?? {}).sort();
    const read = ['about', 'at', 'by', 'checkPage', 'checkPictures', 'decision', 'note'];
    expect(names.slice(0, read.length)).toEqual(read);
  });

  test('is not written again when nothing has changed', async () => {
    await publish();
    const { updateTime } = await firestore.doc('reviews/listing~ad').get();
    await listingWritten('ad');
    await reviewsSwept();
    expect((await firestore.doc('reviews/listing~ad').get()).updateTime).toEqual(updateTime);
  });

  test('is approved in its document, which is gone then', async () => {
    await publish();
    await enter(' Approve ');
    expect(await statusOf()).toBe('approved');
    expect(await reviewOf()).toBeUndefined();
    expect(await storedAd('ad')).not.toHaveProperty('review');
    const { docs } = await firestore.collection('mail').get();
    expect(docs.map((each) => String(each.get('kind')))).toEqual(['listingApproved']);
    await reviewWritten('listing~ad');
    expect((await firestore.collection('mail').get()).size).toBe(1);
  });

  test('is rejected with the note that its owner reads', async () => {
    await publish();
    await enter('reject', 'The phone number does not belong in the title.');
    expect(await storedAd('ad')).toMatchObject({
      status: 'rejected',
      moderationNote: 'The phone number does not belong in the title.',
    });
    expect(await reviewOf()).toBeUndefined();
  });

  test('is rejected with a ready sentence in the language of its owner', async () => {
    await firestore.doc('users/sara').update({ language: 'ku' });
    await publish();
    await enter('reject', 'phoneInTitle');
    expect(await storedAd('ad')).toMatchObject({
      moderationNote: readySentence('phoneInTitle', 'ku'),
    });
  });

  test('that is decided in the ad itself has no document any more', async () => {
    await publish();
    await firestore.doc('listings/ad').update({ status: 'approved' });
    await listingWritten('ad');
    expect(await reviewOf()).toBeUndefined();
  });

  test('takes its document with it', async () => {
    await publish();
    await deleteListingById('ad', () => undefined);
    expect(await reviewOf()).toBeUndefined();
  });
});

describe('a decision goes back', () => {
  test.each([
    ['yes', '', 'approve, reject'],
    ['reject', '  ', 'Enter a note first'],
  ])('%s with the note "%s"', async (decision, note, reason) => {
    await publish();
    await enter(decision, note);
    expect(await statusOf()).toBe('pending');
    expect(await reviewOf()).toMatchObject({
      decision: '',
      problem: expect.stringContaining(reason) as string,
    });
  });

  test('where something is missing in the owner’s profile', async () => {
    await firestore.doc('users/sara').update({ phone: '' });
    await publish();
    await enter('approve');
    expect(await statusOf()).toBe('pending');
    expect(await reviewOf()).toMatchObject({
      decision: '',
      problem: expect.stringContaining('complete the profile') as string,
    });
  });

  test('where the owner has changed it a moment ago, and says what', async () => {
    await publish();
    at(noon + hourMs);
    await edit({ title: 'Call 0770', price: 9 });
    await enter('approve');
    expect(await statusOf()).toBe('pending');
    expect(await reviewOf()).toMatchObject({
      about: 'new ad: Call 0770',
      decision: '',
      problem: expect.stringContaining('title, price') as string,
    });
    await listingWritten('ad');
    await enter('approve');
    expect(await statusOf()).toBe('approved');
  });

  test('not where the owner changed it before staff could be reading', async () => {
    await publish();
    await edit({ title: 'Bakery' });
    at(noon + 10 * minuteMs);
    await enter('approve');
    expect(await statusOf()).toBe('approved');
  });

  test('where the change is not in the document yet', async () => {
    await publish();
    at(noon + hourMs);
    const changed = applyChange(await storedAd('ad'), { title: 'Call 0770' });
    await changeListing('ad', (before) => documentAfterChange(before, changed));
    at(noon + 3 * hourMs);
    await enter('approve');
    expect(await statusOf()).toBe('pending');
    expect(await reviewOf()).toMatchObject({
      about: 'new ad: Call 0770',
      problem: expect.stringContaining('title') as string,
    });
  });
});

describe('an edited ad', () => {
  test('says what the changed fields were, and drops it with the decision', async () => {
    await publish('ad', ['abcdefgh', 'ijklmnop']);
    await enter('approve');
    at(noon + hourMs);
    await edit({ title: 'Bakery in Duhok', location: 'duhok', price: 25_000, employees: 3 });
    expect(await reviewOf()).toMatchObject({
      about: 'edited ad: Bakery in Duhok',
      at: Timestamp.fromMillis(noon + hourMs),
      queue: 'editedAds',
      before: {
        ...{ title: 'Bakery in Erbil', location: 'Erbil', price: '$20,000' },
        employees: '(nothing)',
      },
    });
    at(noon + 2 * hourMs);
    await edit({ title: 'Bakery in Erbil', images: ['abcdefgh', 'qrstuvwx'] });
    const review = await reviewOf();
    expect(review?.['at']).toEqual(Timestamp.fromMillis(noon + hourMs));
    expect(review?.['before']).toMatchObject({ images: '2 pictures, 1 new now, 1 removed since' });
    expect(review?.['before']).not.toHaveProperty('title');
    at(noon + 3 * hourMs);
    await enter('approve');
    expect(await storedAd('ad')).not.toHaveProperty('review');
  });

  test('comes again after a rejection', async () => {
    await publish();
    await enter('reject', 'No');
    await edit({ description: 'Three ovens' });
    expect(await reviewOf()).toMatchObject({
      ...{ about: 'ad again: Bakery in Erbil', queue: 'editedAds' },
      before: { description: 'Two ovens' },
    });
  });

  test('waits again when staff set it back', async () => {
    await publish();
    await enter('approve');
    at(noon + hourMs);
    await firestore.doc('listings/ad').update({ status: 'pending' });
    await listingWritten('ad');
    expect(await reviewOf()).toMatchObject({ at: Timestamp.fromMillis(noon + hourMs) });
  });

  test('of somebody who is locked out does not wait', async () => {
    await publish();
    await firestore.doc('users/sara').update({ blockedAt: Timestamp.now() });
    await reviewsSwept();
    expect(await reviewOf()).toBeUndefined();
  });
});

describe('other figures of an approved ad', () => {
  const profit = (price: number) => ({ monthlyProfit: { price, currency: 'usd' } });
  const changeProfit = async (hours: number, price: number) => {
    at(noon + hours * hourMs);
    await edit(profit(price));
  };

  beforeEach(async () => {
    await publish();
    await enter('approve');
    await changeProfit(1, 900);
  });

  test('are a note that no queue counts, and the ad stays in lists', async () => {
    expect(await statusOf()).toBe('approved');
    expect(await reviewOf()).toMatchObject({
      about: 'other figures: Bakery in Erbil',
      before: { monthlyProfit: '(nothing)' },
      checkPage: expect.stringMatching(/\/ar\/ads\/ad$/) as string,
      queue: 'figures',
    });
    await changeProfit(2, 1200);
    await edit({ costs: 'Rent' });
    const review = await reviewOf();
    expect(review?.['at']).toEqual(Timestamp.fromMillis(noon + hourMs));
    expect(review?.['before']).toEqual({ monthlyProfit: '(nothing)' });
    const { updateTime } = await firestore.doc('reviews/listing~ad').get();
    await reviewsSwept();
    expect((await firestore.doc('reviews/listing~ad').get()).updateTime).toEqual(updateTime);
  });

  test('end with an approval, and say later what they were then', async () => {
    at(noon + 2 * hourMs);
    await enter('approve');
    expect(await reviewOf()).toBeUndefined();
    expect(await storedAd('ad')).toMatchObject({ status: 'approved', ...profit(900) });
    expect(await storedAd('ad')).not.toHaveProperty('review');
    await changeProfit(3, 1200);
    expect(await reviewOf()).toMatchObject({ before: { monthlyProfit: '$900' } });
  });

  test('can be a reason to reject the ad', async () => {
    await enter('reject', 'The profit cannot be true.');
    expect(await storedAd('ad')).toMatchObject({ status: 'rejected' });
    expect(await reviewOf()).toBeUndefined();
    expect(await storedAd('ad')).not.toHaveProperty('review');
  });

  test('that change while staff read them go back once', async () => {
    await changeProfit(2, 1200);
    await enter('approve');
    expect(await reviewOf()).toMatchObject({
      problem: expect.stringContaining('monthlyProfit') as string,
    });
    await enter('approve');
    expect(await reviewOf()).toBeUndefined();
  });

  test('are part of what an edit has changed, as staff last saw them', async () => {
    at(noon + 2 * hourMs);
    await edit({ title: 'Bakery', ...profit(1200) });
    expect(await reviewOf()).toMatchObject({
      queue: 'editedAds',
      before: { title: 'Bakery in Erbil', monthlyProfit: '$900' },
    });
  });

  test('are noted again by the sweep, and not of somebody who is locked out', async () => {
    await firestore.doc('reviews/listing~ad').delete();
    await reviewsSwept();
    expect(await reviewOf()).toMatchObject({ queue: 'figures' });
    await firestore.doc('users/sara').update({ blockedAt: Timestamp.now() });
    await reviewsSwept();
    expect(await reviewOf()).toBeUndefined();
  });
});

describe('an investor', () => {
  const change = async (fields: object) => {
    await withEvent(firestore.doc('users/sara'), () =>
      changeProfile('sara', {
        sectors: [],
        cities: [],
        forms: [],
        stages: [],
        ...investorForm,
        message: '',
        ...fields,
      }),
    );
  };
  beforeEach(async () => {
    await firestore.doc('users/sara').update(approvedInvestor());
  });

  test('waits after a change of the texts, and is decided', async () => {
    await change({ about: 'Another text about me' });
    const id = 'investor~sara';
    expect(await reviewOf(id)).toMatchObject({
      about: `edited investor: ${investorForm.title}`,
      ...{ queue: 'investors', before: { about: investorForm.about } },
    });
    await enter('reject', 'Nobody may promise returns.', id);
    const { investorProfile } = (await firestore.doc('users/sara').get()).data() ?? {};
    expect(investorProfile).toMatchObject({
      ...{ status: 'rejected', moderationNote: 'Nobody may promise returns.' },
    });
    expect(investorProfile).not.toHaveProperty('review');
    expect(await reviewOf(id)).toBeUndefined();
  });
});

describe('the hourly sweep', () => {
  test('writes what is missing, and removes what is left over', async () => {
    await publish();
    await firestore.doc('reviews/listing~ad').delete();
    await firestore.doc('reviews/listing~gone').set({ about: 'new ad: gone' });
    await firestore.doc('reviews/anything').set({});
    await reviewsSwept();
    const { docs } = await firestore.collection('reviews').get();
    expect(docs.map(({ id }) => id)).toEqual(['listing~ad']);
  });

  test('makes a link again before it ends, and leaves what staff have entered', async () => {
    await publish();
    const before = await reviewOf();
    await firestore.doc('reviews/listing~ad').update({ note: 'half a sentence' });
    at(noon + 5 * 24 * hourMs);
    await reviewsSwept();
    const after = await reviewOf();
    expect(after?.['checkPage']).not.toBe(before?.['checkPage']);
    expect(after?.['note']).toBe('half a sentence');
  });
});

describe('the mail to staff', () => {
  const mails = async () =>
    (await firestore.collection('mail').where('kind', '==', 'staffDigest').get()).docs;

  test('is sent once for each time, however often and late the sweep runs', async () => {
    await publish('ad', ['abcdefgh']);
    await openPromotionRequest({
      ...{ uid: 'sara', listing: 'ad', title: 'Bakery', kind: 'featured' },
    });
    await openInvestorRequest({ uid: 'sara', message: 'How do I begin?', language: 'en' });
    at(noon + 5 * hourMs);
    await Promise.all([queuesCounted(), queuesCounted()]);
    await queuesCounted();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    await sendMail(mail?.id ?? '');
    await sendMail(mail?.id ?? '');
    expect(box.mails).toHaveLength(1);
    const sent = box.mails.join('').replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(sent).toMatch(/^Bakery in Erbil\r?$/m);
    expect(sent).toContain('/review#token=');
    expect(sent).toContain('/media/listings/ad/abcdefgh-1280.webp');
    expect(sent).toContain('firestore/databases/-default-/data/~2Freviews~2Flisting~ad');
    expect(sent).toContain('How do I begin?');
    at(noon + 24 * hourMs);
    await queuesCounted();
    expect(await mails()).toHaveLength(2);
  });

  test('counts an old market rate as one more thing', async () => {
    await publish();
    at(noon + 5 * hourMs);
    await queuesCounted();
    const [mail] = await mails();
    await sendMail(mail?.id ?? '');
    expect(box.mails.join('')).toContain('Subject: 2 things are waiting for the Qaysari team');
    expect(box.mails.join('')).toContain('The market rate is older than a week');
  });

  test('is not sent when nothing waits, nor later at an odd time', async () => {
    await firestore.collection('rates').add({
      settled: { dinars: 151_000, source: 'test', date: Timestamp.fromMillis(noon - hourMs) },
    });
    await queuesCounted();
    const [mail] = await mails();
    await sendMail(mail?.id ?? '');
    expect(box.mails).toEqual([]);
    await publish();
    await queuesCounted();
    expect(await mails()).toHaveLength(1);
  });
});
