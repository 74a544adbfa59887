import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { applyLockOut } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { findReported } from '../../../functions/src/report/find-reported.ts';
import { addReport } from '../../../functions/src/report/report-store.ts';
import { completeProfile } from '../../support/complete-profile.ts';
import { crashAfterEach, startCrashProcess, type KillAfter } from '../../support/crash-process.ts';
import type { CrashWork } from '../../support/serve-until-crash.ts';
import { HostileSmtp } from '../../support/hostile-smtp.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';
import { storeAd, storedAd } from '../../support/whole-ad.ts';

/**
 * `kill -9` after each write of a trigger, and so between its change and the mail about it. The event is retried:
 * each mail is requested once and sent once.
 */

const name = 'trigger-crash';
const app = isolatedApp(name);
const firestore = getFirestore(app);
const smtp = await HostileSmtp.start();
process.env['SMTP_URL'] = smtp.url;
const { caseWritten } = await import('../../../functions/src/triggers.ts');
const { listingWritten } = await import('../../../functions/src/triggers.ts');
const { mailCreated } = await import('../../../functions/src/triggers.ts');
const { mailsSwept } = await import('../../../functions/src/schedules.ts');
const { messageWritten } = await import('../../../functions/src/triggers.ts');

beforeEach(() => void (smtp.taken.length = 0));
afterAll(async () => {
  await smtp[Symbol.asyncDispose]();
  await emptyProject(app);
});

const caseId = 'listing~bakery';

/** An ad of Sara that Omar has reported, and a message from Sara to Omar. */
async function buildScene(): Promise<void> {
  await emptyProject(app);
  for (const uid of ['sara', 'omar']) {
    const email = `${uid}@example.com`;
    await getAuth(app).createUser({ uid, email, emailVerified: true });
    const user = { ...completeProfile, username: uid, email, role: 'member', language: 'en' };
    await firestore.doc(`users/${uid}`).set(user);
  }
  const now = Timestamp.now();
  const text = { title: 'A bakery', description: 'Bread', category: 'restaurants_cafes' };
  await firestore.doc('listings/bakery').set({
    ...{ ...text, owner: 'sara', location: 'samawah', currency: 'usd', price: 1000, images: [] },
    ...{ portability: false, isFeatured: false, status: 'approved', createdAt: now },
  });
  await addReport(await findReported('listing', 'bakery', 'omar'), {
    ...{ reporter: 'omar', reason: 'scam' },
  });
  await firestore.doc('conversations/omar_sara').set({
    ...{ participants: ['omar', 'sara'], seq: 1, sent: { sara: 1, omar: 0 }, names: {} },
    ...{ startedBy: 'sara', startedAt: now, updatedAt: now, blockedBy: [] },
  });
  await firestore.doc('messages/sara~the-first-message').set({
    ...{ conversation: 'omar_sara', participants: ['omar', 'sara'], seq: 1, content: 'Hello' },
    ...{ sender: 'sara', receiver: 'omar', createdAt: now, deletedAt: null },
  });
}

const update = (path: string, fields: object) => () => firestore.doc(path).update({ ...fields });

interface Change {
  work: CrashWork;
  id: string;
  /** Writes the change of staff. */
  enter: () => Promise<unknown>;
  /** Delivers the same event again. */
  again: () => Promise<void>;
  mails: string[];
}

const rejection: Change = {
  ...{ work: 'listingWritten', id: 'bakery', mails: ['listingRejected sara@example.com'] },
  enter: async () => {
    const ad = await storedAd('bakery');
    const settled = { status: 'approved', isFeatured: false };
    await storeAd('bakery', { ...ad, status: 'rejected', settled });
  },
  again: () => listingWritten('bakery'),
};

const changes = {
  'the rejection of an ad': rejection,
  'the decision of a case': {
    ...{ work: 'caseWritten', id: caseId },
    enter: update(`reportCases/${caseId}`, { decision: 'takeDown' }),
    again: () => caseWritten(caseId),
    mails: ['measureTaken sara@example.com', 'reportDecided omar@example.com'],
  },
  'a lock-out': {
    ...{ work: 'userWritten', id: 'sara', mails: ['partnerLockedOut omar@example.com'] },
    enter: update('users/sara', { blockedAt: Timestamp.now() }),
    again: () => applyLockOut('sara'),
  },
} satisfies Record<string, Change>;

const mails = async () => (await firestore.collection('mail').get()).docs;

type Way = 'the event comes again' | 'the sweep takes it up';

/** `mailKillAfter`: after which writes the sender of a mail dies, of two. `about`: the changes whose triggers die. */
export function proveTriggerCrash(
  killAfter: KillAfter,
  mailKillAfter: Partial<Record<Way, readonly (1 | 2)[]>>,
  about = Object.keys(changes) as readonly (keyof typeof changes)[],
): void {
  test.each(about)('the mails about %s are asked for once, wherever the trigger dies', (what) =>
    crashAfterEach(killAfter, 1, async (writes) => {
      const change = changes[what];
      await buildScene();
      await change.enter();
      await using child = await startCrashProcess(writes, name);
      const hasSurvived = await child.run(change.work, change.id);
      await Promise.all([change.again(), change.again()]);
      await change.again();
      const asked = (await mails()).map((each) => `${each.get('kind')} ${each.get('whom')}`);
      expect(asked.toSorted()).toEqual(change.mails);
      return hasSurvived;
    }),
  );

  test.each(Object.entries(mailKillAfter) as [Way, readonly (1 | 2)[]][])(
    'a mail whose sender dies before or after it leaves once, when %s',
    async (way, killAfterWrites) => {
      for (const writes of killAfterWrites) {
        await buildScene();
        await rejection.enter();
        await rejection.again();
        const [mail] = await mails();
        const id = mail?.id ?? '';
        smtp.taken.length = 0;
        await using child = await startCrashProcess(writes, name);
        expect(await child.run('mailCreated', id)).toBe(false);
        expect(smtp.taken).toHaveLength(writes - 1);
        const lease = way === 'the sweep takes it up' ? 11 * 60_000 : 2 * 60_000;
        const later = vi.spyOn(clock, 'now').mockImplementation(() => Date.now() + lease);
        await (way === 'the sweep takes it up' ? mailsSwept() : mailCreated(id));
        later.mockRestore();
        expect(smtp.taken.map(({ to }) => to)).toEqual(['sara@example.com']);
        expect((await firestore.doc(`mail/${id}`).get()).get('state')).toBe('sent');
      }
    },
  );

  test('an event after a deletion leaves nothing, and removes what a crashed one has left', async () => {
    await buildScene();
    const inbox = firestore.doc('users/omar/inbox/omar_sara');
    await messageWritten('sara~the-first-message', undefined);
    expect((await inbox.get()).data()).toMatchObject({ partner: 'sara', unread: 1 });
    await firestore.doc('conversations/omar_sara').update({ 'unreachable.omar': 'deleted' });
    for (let n = 0; n < 2; n += 1) {
      await messageWritten('sara~the-first-message', undefined);
      expect((await inbox.get()).exists).toBe(false);
    }
  });
}
