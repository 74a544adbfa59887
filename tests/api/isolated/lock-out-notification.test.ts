import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test } from 'vitest';
import { tellPartners } from '../../../functions/src/lock-out/apply-lock-out.ts';
import { prepareMail } from '../../../functions/src/mail/prepare.ts';
import type { MailRequest } from '../../../functions/src/mail/record.ts';
import { writeUnread } from '../../support/conversation.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** Who is notified by mail that staff have locked somebody out, in a project where no trigger runs. */

const app = isolatedApp('lock-out-notification');
const [auth, firestore] = [getAuth(app), getFirestore(app)];
const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 24 * 60 * 60 * 1000);

async function person(uid: string, fields: object = {}) {
  const email = `${uid}@example.com`;
  await auth.createUser({ uid, email, emailVerified: true });
  await firestore.doc(`users/${uid}`).set({ username: uid, email, language: 'en', ...fields });
}

beforeEach(async () => {
  await emptyProject(app);
  await person('omar', { firstname: 'Omar', lastname: 'Hasan', blockedAt: Timestamp.now() });
});

const requests = async () =>
  (await firestore.collection('mail').get()).docs.map((each) => each.data() as MailRequest);
const notified = async () => (await requests()).map(({ whom }) => whom).toSorted();

test('only people who got a message in the last 30 days and can still read it', async () => {
  const at = (days: number) => ({
    conversation: { updatedAt: daysAgo(days) },
    message: { createdAt: daysAgo(days) },
  });
  for (const uid of ['lately', 'longago', 'asker', 'blocker']) await person(uid);
  await person('lockedout', { blockedAt: Timestamp.now() });
  await person('deleted', { deletedAt: Timestamp.now() });
  await writeUnread(firestore, { from: 'omar', to: 'lately', ...at(29) });
  await writeUnread(firestore, { from: 'omar', to: 'longago', ...at(31) });
  await writeUnread(firestore, { from: 'asker', to: 'omar', ...at(1) });
  for (const to of ['lockedout', 'deleted']) await writeUnread(firestore, { from: 'omar', to });
  await writeUnread(firestore, {
    ...{ from: 'omar', to: 'blocker', conversation: { blockedBy: ['blocker'] } },
  });
  await tellPartners('omar');
  expect(await notified()).toEqual(['lately@example.com']);
});

test('somebody who got only older messages from them is not notified', async () => {
  await person('sara');
  await writeUnread(firestore, { from: 'omar', to: 'sara', message: { createdAt: daysAgo(40) } });
  await tellPartners('omar');
  expect(await notified()).toEqual([]);
});

test('each pair gets one mail, also when it runs again or concurrently', async () => {
  await person('sara');
  await writeUnread(firestore, { from: 'omar', to: 'sara' });
  await Promise.all([tellPartners('omar'), tellPartners('omar')]);
  const [mail] = (await firestore.collection('mail').get()).docs;
  await mail?.ref.update({ state: 'sent' });
  await tellPartners('omar');
  const after = await firestore.collection('mail').get();
  expect(after.docs.map((each) => each.get('state') as unknown)).toEqual(['sent']);
});

test('all are notified when there is more than one page of conversations', async () => {
  const names = Array.from({ length: 130 }, (_, at) => `p${at}`);
  const writer = firestore.bulkWriter();
  for (const uid of names) {
    void writer.set(firestore.doc(`users/${uid}`), { username: uid, email: `${uid}@example.com` });
  }
  await writer.close();
  await Promise.all(names.map((to) => writeUnread(firestore, { from: 'omar', to })));
  await tellPartners('omar');
  expect(await notified()).toHaveLength(130);
});

test('the mail names the locked-out person in the reader’s language, and is not sent after an unlock', async () => {
  await person('sara', { language: 'ku', firstname: 'Sara' });
  await writeUnread(firestore, { from: 'omar', to: 'sara' });
  await tellPartners('omar');
  const [request] = await requests();
  if (!request) throw new Error('There is no mail.');
  expect(await prepareMail(request)).toMatchObject({
    ...{ kind: 'partnerLockedOut', language: 'ku', to: 'sara@example.com', name: 'Sara' },
    messages: { from: 'Omar Hasan' },
    link: expect.stringMatching(/\/ku\/my-account\/inbox\/omar$/) as unknown,
  });
  await firestore.doc('users/omar').update({ blockedAt: null });
  expect(await prepareMail(request)).toBeUndefined();
});
