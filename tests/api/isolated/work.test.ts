import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { moderateListing } from '../../../functions/src/listing/moderation/moderate.ts';
import { addReport } from '../../../functions/src/report/report-store.ts';
import { findReported } from '../../../functions/src/report/find-reported.ts';
import { readySentence } from '../../../functions/src/review/ready-sentences.ts';
import { moderate } from '../../../tools/src/moderation/moderate-command.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { approvedInvestor } from '../../support/investors.ts';
import { pressKeys } from '../../support/press-keys.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { storeAd, storedAd } from '../../support/whole-ad.ts';

/** `npm run moderate -- work`, and the commands for what it shows, in a project where no trigger runs. */

const app = isolatedApp('work');
const firestore = getFirestore(app);
const owner = { username: 'sara', email: 'sara@example.com', language: 'ku' };
const pending = { status: 'pending', isFeatured: false };
const image = 'abcdefghijklmnop';

beforeEach(async () => {
  await emptyProject(app);
  await firestore.doc('users/sara').set({ ...owner, ...completeProfile });
});

const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60 * 1000);

async function waitingAd(id: string, days: number, fields: DocumentData = {}): Promise<void> {
  await storeAd(id, {
    ...{ owner: 'sara', title: `Ad ${id}`, description: 'd', category: 'other', language: 'ar' },
    ...{ location: 'erbil', currency: 'usd', price: 5, portability: false, images: [] },
    ...{ ...pending, settled: pending, createdAt: daysAgo(days), updatedAt: daysAgo(days) },
    ...fields,
  });
}

const adReference = (id: string) => firestore.doc(`listings/${id}`);
const statusOf = async (id: string) => (await storedAd(id))['status'];
const mails = async () =>
  (await firestore.collection('mail').get()).docs.map((each) => each.data());
const mailsOf = async (kind: string) => (await mails()).filter((each) => each['kind'] === kind);

/** Timers of a worker, and what lets the 30 seconds pass. */
function stoppedClock() {
  const timers = new Set<() => void>();
  const timeIsOver = () => {
    for (const run of timers) run();
    timers.clear();
  };
  return { timers, timeIsOver };
}

describe('ads', () => {
  test('come oldest first, and are decided at the end of the input', async () => {
    await waitingAd('new', 1, { images: [image] });
    await waitingAd('old', 3);
    await waitingAd('middle', 2);
    const { code, said } = await pressKeys(['a', 'r1', 'f']);
    expect({ code, last: said.split('\n').at(-1) }).toEqual({
      code: 0,
      last: '1 approved, 1 rejected, 1 approved and featured',
    });
    expect(said).toMatch(/1 of 3 {2}ad: \u2068Ad old\u2069 in Erbil {2}3 days ago\n/);
    expect(await storedAd('old')).toMatchObject({ status: 'approved' });
    expect(await storedAd('middle')).toMatchObject({ status: 'rejected' });
    expect(await storedAd('new')).toMatchObject({ status: 'approved', isFeatured: true });
  });

  test('are rejected with a sentence in the language of the owner', async () => {
    await waitingAd('one', 1);
    const sentence = readySentence('picturesUnrelated', 'ku');
    const { said } = await pressKeys(['r2']);
    expect(said).toContain(`  2  ${sentence}`);
    expect(await mailsOf('listingRejected')).toMatchObject([{ note: sentence, language: 'ku' }]);
  });

  test('show what has changed, since when they wait, and the page to look at', async () => {
    await waitingAd('one', 1);
    await firestore.doc('reviews/listing~one').set({
      ...{ about: 'edited ad: Ad one in Erbil', at: daysAgo(9), before: { title: 'Ad none' } },
      ...{ checkPage: 'https://look', checkPictures: ['https://picture'] },
    });
    const { code, said } = await pressKeys(['s']);
    expect(code).toBe(0);
    for (const part of [
      'edited ad: Ad one in Erbil  9 days ago',
      '  ~ title: Ad none → Ad one',
      '  look: https://look',
      '  picture: https://picture',
      'Nothing was decided.',
    ]) {
      expect(said).toContain(part);
    }
    expect(await statusOf('one')).toBe('pending');
  });

  test('that their owner has changed meanwhile are named and shown again', async () => {
    await waitingAd('one', 2);
    await waitingAd('two', 1);
    const { timers, timeIsOver } = stoppedClock();
    const change = () => adReference('one').update({ title: 'Villa', updatedAt: Timestamp.now() });
    const { code, said } = await pressKeys(
      [change, 'a', timeIsOver, () => expect.poll(() => timers.size).toBe(0), 's', 'a'],
      timers,
    );
    expect(said).toContain('changed since you looked: title (was Ad one, now Villa)');
    expect(said).toMatch(/ad: \u2068Villa\u2069 in Erbil/);
    expect({ code, last: said.split('\n').at(-1) }).toEqual({
      code: 1,
      last: '1 changed since, 1 approved',
    });
    expect(await storedAd('one')).toMatchObject({ status: 'approved', title: 'Villa' });
  });

  test('that somebody decides in the console meanwhile stay as they are', async () => {
    await waitingAd('one', 1);
    const inConsole = async () => {
      await adReference('one').update({ status: 'approved' });
      await moderateListing('one', undefined);
    };
    const { code, said } = await pressKeys([inConsole, 'r1']);
    expect(code).toBe(1);
    expect(said).toContain('decided by somebody else: approved');
    expect(said).toMatch(/\n1 decided by somebody else$/);
    expect((await mails()).map(({ kind }) => String(kind))).toEqual(['listingApproved']);
  });

  test('whose decision is taken back in time stay undecided, without a mail', async () => {
    await waitingAd('one', 1);
    const { code, said } = await pressKeys(['r1', 'u']);
    expect({ code, last: said.split('\n').at(-1) }).toEqual({
      code: 0,
      last: 'Nothing was decided.',
    });
    expect(said.match(/1 of 1/g)).toHaveLength(2);
    expect([await statusOf('one'), await mails()]).toEqual(['pending', []]);
  });

  test('whose decision is taken back too late wait again', async () => {
    await waitingAd('one', 1);
    const { timers, timeIsOver } = stoppedClock();
    const isWritten = () => expect.poll(() => statusOf('one')).toBe('approved');
    const { code, said } = await pressKeys(['a', timeIsOver, isWritten, 'u'], timers);
    expect(code).toBe(0);
    expect(said).toContain('A mail about the first decision may have been sent.');
    expect(await storedAd('one')).toMatchObject({ settled: { status: 'pending' } });
  });

  test('that cannot be approved yet go back, with the reason', async () => {
    await firestore.doc('users/sara').set(owner);
    await waitingAd('one', 1);
    const { code, said } = await pressKeys(['fa']);
    expect(code).toBe(1);
    expect(said).toContain('It has no picture');
    expect(said).toContain('the owner must first complete the profile');
    expect(said).toMatch(/\n1 went back$/);
  });
});

describe('an investor', () => {
  const waits = { status: 'pending', settled: { status: 'pending' }, updatedAt: daysAgo(1) };

  test('is approved by a key, and pending again by a command', async () => {
    await firestore.doc('users/omar').set({ ...owner, ...approvedInvestor(waits) });
    expect(await pressKeys(['a'])).toMatchObject({ code: 0 });
    const status = async () =>
      (await firestore.doc('users/omar').get()).get('investorProfile.settled.status') as unknown;
    expect(await status()).toBe('approved');
    expect(await moderate(['investors', 'pending', 'omar'], () => undefined)).toBe(0);
    expect(await status()).toBe('pending');
  });
});

describe('a case', () => {
  const caseNow = async () => (await firestore.doc('reportCases/listing~one').get()).data();
  beforeEach(async () => {
    await waitingAd('one', 1, { status: 'approved', settled: { ...pending, status: 'approved' } });
    await firestore.doc('users/omar').set({ username: 'omar', email: 'omar@example.com' });
    const reported = await findReported('listing', 'one', 'omar');
    await addReport(reported, { reporter: 'omar', reason: 'scam' });
  });

  test('is decided with a note in the language of the person', async () => {
    expect(await pressKeys(['d', 'tناوەکە هەڵەیە\n'])).toMatchObject({ code: 0 });
    expect((await caseNow())?.['history']).toMatchObject([
      { decision: 'takeDown', note: 'ناوەکە هەڵەیە' },
    ]);
    expect(await statusOf('one')).toBe('rejected');
  });

  test('that somebody else has decided is not decided again', async () => {
    const other = () => moderate(['reports', 'decide', 'listing~one', 'noAction'], () => undefined);
    const { code, said } = await pressKeys([other, 'w1']);
    expect(code).toBe(1);
    expect(said).toContain('decided by somebody else: noAction');
    expect(await mailsOf('measureTaken')).toEqual([]);
  });

  test('is reversed after an objection, and cannot be taken back', async () => {
    await moderate(
      ['reports', 'decide', 'listing~one', 'takeDown', '--note-key', 'othersData'],
      () => undefined,
    );
    expect((await caseNow())?.['history']).toMatchObject([
      { note: readySentence('othersData', 'ku') },
    ]);
    await firestore.doc('reportCases/listing~one').update({ state: 'objection' });
    const { timers, timeIsOver } = stoppedClock();
    const isWritten = () => expect.poll(caseNow).toMatchObject({ state: 'decided' });
    const { code, said } = await pressKeys(['v', timeIsOver, isWritten, 'u'], timers);
    expect(said).toContain('It is written, and people have been told.');
    expect([code, await statusOf('one')]).toEqual([0, 'approved']);
  });
});

describe('the commands', () => {
  async function typed(...args: string[]): Promise<{ code: number; said: string }> {
    const said: string[] = [];
    const code = await moderate(args, (text) => said.push(text));
    return { code, said: said.join('\n') };
  }
  const open = { uid: 'sara', state: 'open', createdAt: daysAgo(2) };

  test('pending takes an ad off the site, without a mail', async () => {
    await waitingAd('one', 1, { status: 'approved', settled: { ...pending, status: 'approved' } });
    expect(await typed('pending', 'one', 'none')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/\n1 pending again, 1 not found$/) as string,
    });
    expect(await storedAd('one')).toMatchObject({ settled: { status: 'pending' } });
    expect(await mails()).toEqual([]);
  });

  test('reject takes a ready sentence in the language of each owner', async () => {
    await firestore.doc('users/omar').set({ ...owner, ...completeProfile, language: 'en' });
    await firestore.doc('users/dana').set({ ...completeProfile, email: 'dana@example.com' });
    await waitingAd('one', 1);
    await waitingAd('two', 1, { owner: 'omar' });
    await waitingAd('three', 1, { owner: 'dana' });
    await typed('reject', 'one', 'two', 'three', '--note-key', 'duplicate');
    const notes = await Promise.all(
      ['one', 'two', 'three'].map(async (id) => (await storedAd(id))['moderationNote']),
    );
    const languages = ['ku', 'en', 'ar'] as const;
    expect(notes).toEqual(languages.map((language) => readySentence('duplicate', language)));
  });

  test('promotions are listed with who asks, and handled once', async () => {
    const request = { ...open, kind: '360', listing: 'one', title: 'Bakery' };
    await firestore.doc('promotionRequests/one_360').set(request);
    const { said } = await typed('promotions', 'list');
    expect(said).toContain('one_360  2 days ago  360: Bakery\n');
    expect(said).toContain('(sara) <sara@example.com>, phone +9647701234567\n1 open');
    expect(await typed('promotions', 'handle', 'one_360', 'none')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/\n1 handled, 1 not found$/) as string,
    });
    await expect(typed('promotions', 'handle', 'one_360')).rejects.toThrow('is handled already');
    expect((await typed('promotions', 'list')).said).toBe('0 open');
  });

  test('questions are listed with what is asked, and handled', async () => {
    const question = { ...open, message: 'چۆن؟', language: 'ku' };
    await firestore.doc('investorRequests/sara').set(question);
    const { said } = await typed('questions', 'list');
    expect(said).toContain('sara  2 days ago  in ku\n  چۆن؟\n  by ');
    expect((await typed('questions', 'handle', 'sara')).code).toBe(0);
    expect((await typed('questions', 'list')).said).toBe('0 open');
  });

  test('audit says what was decided about an ad and about a person, the latest first', async () => {
    await firestore.doc('usernames/sara').set({ uid: 'sara' });
    await waitingAd('one', 1);
    await typed('approve', 'one');
    await typed('reject', 'one', '--note', 'No.');
    const both =
      /ad one, .*\n {2}status: approved → rejected\n.*ad one, .*\n {2}status: pending → approved$/;
    for (const named of ['one', 'sara']) {
      expect((await typed('audit', named)).said).toMatch(both);
    }
    await expect(typed('audit', 'nobody')).rejects.toThrow('Nothing is written down about nobody.');
  });
});

test('requests are handled and ads featured by keys, and taken back', async () => {
  await waitingAd('one', 9, {
    ...{ images: [image], status: 'approved', settled: { ...pending, status: 'approved' } },
  });
  const open = { uid: 'sara', state: 'open' };
  const promotion = firestore.doc('promotionRequests/one_featured');
  const question = firestore.doc('investorRequests/sara');
  await promotion.set({ ...open, kind: 'featured', listing: 'one', createdAt: daysAgo(2) });
  await question.set({ ...open, message: 'How?', language: 'en', createdAt: daysAgo(1) });
  const states = async () => [
    (await promotion.get()).get('state') as unknown,
    (await question.get()).get('state') as unknown,
    (await storedAd('one'))['isFeatured'],
  ];
  const { timers, timeIsOver } = stoppedClock();
  const isWritten = () => expect.poll(states).toEqual(['handled', 'handled', true]);
  const { code, said } = await pressKeys(['fh', timeIsOver, isWritten, 'uu'], timers);
  expect([code, await states()]).toEqual([0, ['open', 'open', false]]);
  expect(said).toMatch(/\nNothing was decided\.$/);
});
