import { languageCodes } from '@qaysari/contract/shared/languages';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { applyLockOut } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { setLockedOut } from '../../../functions/src/lock-out/store.ts';
import { composeMail } from '../../../functions/src/mail/compose.ts';
import { prepareMail } from '../../../functions/src/mail/prepare.ts';
import type { MailRequest } from '../../../functions/src/mail/record.ts';
import { findReported } from '../../../functions/src/report/find-reported.ts';
import { addReport } from '../../../functions/src/report/report-store.ts';
import { applyCaseDecision } from '../../../functions/src/report/apply-decision.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { storedAd } from '../../support/whole-ad.ts';

/** The effects of decisions about cases, in a project where no trigger runs. */

const app = isolatedApp('report-cases');
const [auth, firestore] = [getAuth(app), getFirestore(app)];

async function person(uid: string, fields: object = {}) {
  const email = `${uid}@example.com`;
  await auth.createUser({ uid, email, emailVerified: true });
  await firestore.doc(`users/${uid}`).set({ username: uid, email, language: 'en', ...fields });
}

const ad = {
  ...{ owner: 'sara', title: 'A bakery', description: 'Bread', category: 'restaurants_cafes' },
  ...{ location: 'samawah', currency: 'usd', price: 1000, portability: false, images: [] },
  ...{ status: 'approved', isFeatured: false, language: 'en' },
  ...{ createdAt: Timestamp.now(), updatedAt: Timestamp.now() },
};
const caseId = 'listing~bakery';

beforeEach(async () => {
  await emptyProject(app);
  await person('sara', { companyname: 'Bakery' });
  await person('omar');
  await firestore.doc('listings/bakery').set(ad);
});

const report = async (
  reporter: string,
  reason: 'scam' | 'sold' | 'other' = 'scam',
  note?: string,
) =>
  addReport(await findReported('listing', 'bakery', reporter), {
    ...{ reporter, reason },
    ...(note !== undefined && { note }),
  });
const caseNow = async (id = caseId) => (await firestore.doc(`reportCases/${id}`).get()).data();
const adNow = () => storedAd('bakery');
const enter = (fields: DocumentData, id = caseId) =>
  firestore.doc(`reportCases/${id}`).update(fields);
const mails = async () =>
  (await firestore.collection('mail').get()).docs.map((each) => each.data() as MailRequest);
const mailsOf = async (kind: string) => (await mails()).filter((each) => each.kind === kind);
const reports = async () =>
  (await firestore.collection('reports').get()).docs.map((each) => each.data());

describe('what staff see', () => {
  test('a case reads like a form: plain names, a link, counts, a suggestion', async () => {
    const first = await report('omar', 'scam', 'a deposit');
    expect(first.number).toMatch(/^\d{10}$/);
    expect(await caseNow()).toMatchObject({
      ...{ about: 'ad: A bakery', kind: 'listing', thing: 'bakery', person: 'sara' },
      ...{ personName: 'sara', state: 'open', reports: 1, reporters: 1, reasons: { scam: 1 } },
      ...{ suggestion: 'look', otherCases: 0, otherMeasures: 0, decision: '', rule: '', note: '' },
      link: expect.stringMatching(/\/ar\/ads\/bakery$/) as string,
    });
    const evidence = await firestore.collection('reportEvidence').get();
    expect(evidence.docs.map((each) => each.get('listing.title') as string)).toEqual(['A bakery']);
  });

  test('the same person, thing and reason adds notes to one report, five at most', async () => {
    const first = await report('omar');
    await firestore.doc('listings/bakery').update({ title: 'Another bakery' });
    for (let n = 1; n <= 6; n += 1) await report('omar', 'scam', `note ${n}`);
    const again = await report('omar');
    expect(again).toMatchObject({ number: first.number, title: 'A bakery' });
    expect(again.notes.map(({ text }) => text)).toEqual(
      Array.from({ length: 5 }, (_, at) => `note ${at + 1}`),
    );
    expect(await report('omar', 'sold')).not.toMatchObject({ number: first.number });
    expect(await caseNow()).toMatchObject({
      ...{ reports: 2, reporters: 1, reasons: { scam: 1, sold: 1 } },
    });
  });

  test('many who report at once are all counted, and three of them are a suggestion', async () => {
    const names = Array.from({ length: 20 }, (_, at) => `r${at}`);
    await Promise.all(names.map((name) => person(name)));
    await Promise.all(names.map((name) => report(name)));
    expect(await caseNow()).toMatchObject({ reports: 20, reporters: 20, reasons: { scam: 20 } });
    expect((await caseNow())?.['suggestion']).toBe('takeDown');
  });
});

describe('a decision', () => {
  test('takes an ad down once and sends each person one mail, however often it is delivered', async () => {
    await person('dana', { language: 'ku' });
    await report('omar');
    await report('dana', 'sold');
    await enter({ decision: 'takeDown', note: 'The shop is not yours.' });
    await Promise.all([
      applyCaseDecision(caseId),
      applyCaseDecision(caseId),
      applyCaseDecision(caseId),
    ]);
    await applyCaseDecision(caseId);
    const at = expect.any(Timestamp) as Timestamp;
    expect(await adNow()).toMatchObject({
      ...{ status: 'rejected', settled: { status: 'rejected' }, moderatedAt: at },
      moderationNote: 'The shop is not yours.',
    });
    const { history, ...left } = (await caseNow()) ?? {};
    expect(left).toMatchObject({ state: 'decided', decision: '', rule: '', note: '' });
    expect(history).toEqual([
      {
        ...{ decision: 'takeDown', rule: 'scam', note: 'The shop is not yours.', at },
        statusBefore: 'approved',
      },
    ]);
    for (const each of await reports()) {
      expect(each).toMatchObject({ state: 'decided', outcome: 'upheld', decidedAt: at });
    }
    const sent = (await mails()).map(({ kind, whom, language }) => `${kind} ${whom} ${language}`);
    expect(sent.toSorted()).toEqual([
      'measureTaken sara@example.com en',
      'reportDecided dana@example.com ku',
      'reportDecided omar@example.com en',
    ]);
  });

  test('without an action notifies only the reporter', async () => {
    await report('omar');
    await enter({ decision: 'noAction' });
    expect(await applyCaseDecision(caseId)).toBe(true);
    expect((await mails()).map(({ kind }) => kind)).toEqual(['reportDecided']);
    expect(await reports()).toMatchObject([{ outcome: 'notUpheld' }]);
    expect(await adNow()).toMatchObject({ status: 'approved' });
  });

  test('that was started before a crash still closes the reports', async () => {
    await report('omar');
    const at = Timestamp.now();
    await enter({ state: 'decided', history: [{ decision: 'warn', rule: 'scam', at }] });
    expect(await applyCaseDecision(caseId)).toBeUndefined();
    expect(await applyCaseDecision(caseId)).toBeUndefined();
    expect(await reports()).toMatchObject([{ state: 'decided', outcome: 'upheld' }]);
    expect(await mailsOf('reportDecided')).toHaveLength(1);
  });

  test('locks somebody out, and answers their objection by letting them in again', async () => {
    await report('omar');
    await enter({ decision: 'lockOut', rule: 'paymentFirst', note: 'Three people told us.' });
    await applyCaseDecision(caseId);
    await applyLockOut('sara');
    const [mail] = await mailsOf('measureTaken');
    const content = mail && (await prepareMail(mail));
    expect(content).toMatchObject({
      ...{
        to: 'sara@example.com',
        title: 'your ad “\u2068A bakery\u2069”',
        parts: ['lockOut', 'rule', 'reason'],
      },
      note: 'Three people told us.',
      link: expect.stringMatching(/\/en\/decision\?code=[\w-]+$/) as string,
    });
    await enter({ decision: 'reverse', note: 'We mixed you up.' });
    await applyCaseDecision(caseId);
    expect((await firestore.doc('users/sara').get()).get('blockedAt')).toBeUndefined();
    expect(mail && (await prepareMail(mail))).toBeUndefined();
    const [answer] = await mailsOf('objectionAnswered');
    const expected = { parts: ['reversed', 'reason'], note: 'We mixed you up.' };
    expect(answer && (await prepareMail(answer))).toMatchObject(expected);
    expect(await reports()).toMatchObject([{ outcome: 'reversed' }]);
    const said = { note: 'Three people told us.', answerNote: 'We mixed you up.' };
    expect(await caseNow()).toMatchObject({ hasMeasure: false, history: [said] });
  });

  test('is reverted for its own measure alone', async () => {
    await report('omar');
    await enter({ decision: 'lockOut' });
    await applyCaseDecision(caseId);
    const later = Timestamp.fromMillis(Date.now() + 60_000);
    await firestore.doc('users/sara').update({ blockedAt: later });
    await enter({ decision: 'reverse' });
    await applyCaseDecision(caseId);
    expect((await firestore.doc('users/sara').get()).get('blockedAt')).toEqual(later);
  });

  describe('with two cases that lock out', () => {
    const other = 'person~sara';
    const isLockedOut = async () =>
      (await firestore.doc('users/sara').get()).get('blockedAt') !== undefined;
    const settle = async (id: string, decision: 'lockOut' | 'reverse') => {
      await enter({ decision }, id);
      await applyCaseDecision(id);
    };

    beforeEach(async () => {
      await report('omar');
      const about = { ...(await caseNow()), kind: 'person', thing: 'sara' };
      await firestore.doc(`reportCases/${other}`).set(about);
      await settle(caseId, 'lockOut');
      await settle(other, 'lockOut');
    });

    test.each([
      [caseId, other],
      [other, caseId],
    ])('lets nobody in before both are reverted: first %s', async (first, second) => {
      await settle(first, 'reverse');
      expect(await isLockedOut()).toBe(true);
      await settle(second, 'reverse');
      expect(await isLockedOut()).toBe(false);
    });

    test('ignores older decisions once staff have let somebody in by hand', async () => {
      await setLockedOut('sara', false);
      await firestore.doc(`reportCases/new`).set({ ...(await caseNow()), history: [] });
      await settle('new', 'lockOut');
      await settle('new', 'reverse');
      expect(await isLockedOut()).toBe(false);
    });

    test('leaves a lock-out by hand', async () => {
      await setLockedOut('sara', true);
      await settle(caseId, 'reverse');
      await settle(other, 'reverse');
      expect(await isLockedOut()).toBe(true);
    });
  });

  test('puts an ad back as it was, unless staff have decided about it since', async () => {
    await report('omar');
    await enter({ decision: 'takeDown' });
    await applyCaseDecision(caseId);
    expect((await adNow())['moderationNote']).toContain('deceive');
    await enter({ decision: 'reverse' });
    await applyCaseDecision(caseId);
    expect(await adNow()).toMatchObject({ status: 'approved', settled: { status: 'approved' } });
    expect(await adNow()).not.toHaveProperty('moderationNote');

    await person('dana');
    await report('dana');
    await enter({ decision: 'takeDown' });
    await applyCaseDecision(caseId);
    await firestore.doc('listings/bakery').update({ moderatedAt: Timestamp.now() });
    await enter({ decision: 'reverse' });
    await applyCaseDecision(caseId);
    expect(await adNow()).toMatchObject({ status: 'rejected' });
  });

  test.each([
    ['an unknown decision', { decision: 'ban' }, 'noAction, warn, takeDown'],
    ['another type', { decision: true }, 'noAction, warn, takeDown'],
    ['an unknown rule', { decision: 'warn', rule: 'rude' }, 'scam, paymentFirst'],
    ['“other” without a note', { decision: 'warn', rule: 'other' }, 'needs a note'],
    ['an answer where there was no measure', { decision: 'reverse' }, 'no decision to uphold'],
    ['a confirmation without an objection', { decision: 'confirm' }, 'no decision to uphold'],
  ])('goes back with a reason: %s', async (_what, entry, says) => {
    await report('omar');
    await enter(entry);
    expect(await applyCaseDecision(caseId)).toBe(false);
    const left = await caseNow();
    expect(left).toMatchObject({ state: 'open', decision: '', rule: '', history: [] });
    expect(left?.['problem']).toContain(says);
    expect(await mails()).toEqual([]);
    await enter({ decision: 'noAction' });
    await applyCaseDecision(caseId);
    expect(await caseNow()).not.toHaveProperty('problem');
  });

  test('goes back when the ad is gone, or when a person was to be taken down', async () => {
    await report('omar');
    await firestore.doc('listings/bakery').delete();
    await enter({ decision: 'takeDown' });
    expect(await applyCaseDecision(caseId)).toBe(false);
    await firestore.doc('listings/bakery').set(ad);
    await firestore
      .doc('reportCases/person~sara')
      .set({ ...(await caseNow()), kind: 'person', thing: 'sara' });
    await enter({ decision: 'takeDown' }, 'person~sara');
    expect(await applyCaseDecision('person~sara')).toBe(false);
  });
});

describe('after a decision', () => {
  test('a new report reopens the case only for a reporter who was right', async () => {
    await report('omar');
    await enter({ decision: 'noAction' });
    await applyCaseDecision(caseId);
    expect(await report('omar', 'scam', 'still there')).toMatchObject({ outcome: 'notUpheld' });
    expect(await caseNow()).toMatchObject({ state: 'decided' });

    await report('omar', 'sold');
    await enter({ decision: 'warn' });
    await applyCaseDecision(caseId);
    expect(await report('omar', 'sold', 'again')).toMatchObject({ state: 'open' });
    expect(await caseNow()).toMatchObject({ state: 'open', reports: 2 });
    await enter({ decision: 'takeDown', rule: 'sold' });
    await applyCaseDecision(caseId);
    expect(await mailsOf('measureTaken')).toHaveLength(2);
    expect(await mailsOf('reportDecided')).toHaveLength(3);
  });

  test('a report that came meanwhile still waits', async () => {
    await report('omar');
    await enter({ decision: 'warn' });
    await applyCaseDecision(caseId);
    await person('dana');
    await report('dana');
    await applyCaseDecision(caseId);
    const states = (await reports()).map((each) => `${each['reporter']} ${each['state']}`);
    expect(states.toSorted()).toEqual(['dana open', 'omar decided']);
    await enter({ decision: 'reverse' });
    await applyCaseDecision(caseId);
    expect(await caseNow()).toMatchObject({ state: 'open' });
  });
});

test.each(languageCodes)(
  'the mails say in %s what was decided, without a placeholder',
  async (language) => {
    await firestore.doc('users/sara').update({ language });
    await firestore.doc('users/omar').update({ language });
    await report('omar');
    await enter({ decision: 'takeDown', rule: 'notTheirs', note: 'See the deed.' });
    await applyCaseDecision(caseId);
    await enter({ decision: 'reverse', note: 'You are right.' });
    await applyCaseDecision(caseId);
    const requests = [...(await mailsOf('reportDecided')), ...(await mailsOf('objectionAnswered'))];
    expect(requests).toHaveLength(3);
    for (const request of requests) {
      const content = await prepareMail(request);
      if (!content) throw new Error('There is nothing to say.');
      const { subject, text } = composeMail(content);
      expect(subject + text).not.toMatch(/\{\{|undefined/);
      expect(text).toContain('A bakery');
    }
  },
);
