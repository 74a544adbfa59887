import { getAuth } from 'firebase-admin/auth';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { mailsSwept, remindersSwept } from '../../../functions/src/schedules.ts';
import { deletionCreated } from '../../../functions/src/triggers.ts';
import { applyRestoreWork } from '../../../tools/src/restore/apply-restore-work.ts';
import {
  describeWork,
  isRestored,
  findRestoreWork,
} from '../../../tools/src/restore/restore-work.ts';
import { readLogEvents } from '../../../tools/src/restore/log-events.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** What a backup brings back is made here by hand; `npm run prove -- restore` walks the whole way. */

const app = isolatedApp('restore');
const firestore = getFirestore(app);
afterAll(() => emptyProject(app));

const longAgo = Timestamp.fromMillis(Date.now() - 86_400_000);

async function bringBack(): Promise<void> {
  await emptyProject(app);
  for (const uid of ['leaves', 'lost', 'stays', 'locked', 'writer']) {
    const email = `${uid}@example.com`;
    if (uid !== 'lost') await getAuth(app).createUser({ uid, email, emailVerified: true });
    await firestore.doc(`users/${uid}`).set({ username: uid, email, role: 'member' });
  }
  const mail = { kind: 'resetCode', whom: 'stays@example.com', language: 'en', attempts: 0 };
  await firestore.doc('mail/waits').set({ ...mail, state: 'waiting', createdAt: longAgo });
  await firestore
    .doc('users/stays/inbox/stays_writer')
    .set({ partner: 'writer', unread: 1, remindAt: longAgo });
}

test('a restore takes back people, sessions, lock-outs and mails that were gone', async () => {
  await bringBack();
  const log = [
    ['leaves', 'accountDeleted'],
    ['stays', 'signedOutEverywhere'],
    ['locked', 'userBlocked'],
  ].map(([uid, securityEvent]) => ({
    timestamp: new Date().toISOString(),
    jsonPayload: { uid, securityEvent },
  }));
  const events = readLogEvents(JSON.stringify(log));
  const work = await findRestoreWork(events);
  expect(work).toMatchObject({
    ...{ sessions: ['stays'], lockOuts: ['locked'], mails: [{ id: 'waits', kind: 'resetCode' }] },
    reminders: ['users/stays/inbox/stays_writer'],
  });
  expect(work.deleted.map(({ uid }) => uid).sort()).toEqual(['leaves', 'lost']);
  await applyRestoreWork(work);
  for (const uid of ['leaves', 'lost']) {
    await deletionCreated(uid);
    const left = (await firestore.doc(`users/${uid}`).get()).data() ?? {};
    expect(Object.keys(left)).toEqual(['deletedAt']);
  }
  await Promise.all([mailsSwept(), remindersSwept()]);
  const mails = (await firestore.collection('mail').get()).docs;
  expect(mails.map((each) => [each.get('kind'), each.get('state')] as unknown)).toEqual([
    ['resetCode', 'failed'],
  ]);
  const again = await findRestoreWork(events);
  expect(isRestored(again, false), describeWork(again, false)).toBe(true);
});
