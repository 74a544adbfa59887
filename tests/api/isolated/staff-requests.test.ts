import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp, type DocumentData } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { config } from '../../../functions/src/platform/config.ts';
import { bucket as productBucket } from '../../../functions/src/platform/storage.ts';
import {
  aboutCollections,
  writeAboutCollections,
} from '../../../functions/src/review/about-collections.ts';
import { archivesSwept } from '../../../functions/src/schedules.ts';
import { staffRequestWritten } from '../../../functions/src/triggers.ts';
import { moderate } from '../../../tools/src/moderation/moderate-command.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** What staff ask for by a document, in a project where no trigger runs. */

const app = isolatedApp('staff-requests');
const [auth, firestore, bucket] = [getAuth(app), getFirestore(app), productBucket()];
const number = '+9647701234567';
const dayMs = 24 * 60 * 60 * 1000;
const aTime = expect.any(Timestamp) as Timestamp;

beforeEach(async () => {
  vi.restoreAllMocks();
  await emptyProject(app);
  await bucket.deleteFiles({ prefix: 'newsletters/' });
  await auth.createUser({ uid: 'sara-uid', email: 'sara@example.com' });
  await firestore.doc('usernames/sara').set({ uid: 'sara-uid' });
  await firestore.doc('users/sara-uid').set({ username: 'sara', email: 'sara@example.com' });
});

const now = async (path: string) => (await firestore.doc(path).get()).data() ?? {};
const sara = () => now('users/sara-uid');
const givePhone = () => firestore.doc('users/sara-uid').update({ phone: number });

/** What staff type in the console, and what the trigger answers. */
async function type(fields: DocumentData, id = 'first'): Promise<DocumentData> {
  await firestore.doc(`staffRequests/${id}`).set(fields, { merge: true });
  await staffRequestWritten(id);
  return now(`staffRequests/${id}`);
}

describe.each(['sara', 'Sara ', 'sara@example.com', 'sara-uid'])('for %s', (who) => {
  test('papers are noted as seen, and taken back', async () => {
    const ask = { ask: 'papers', who, papers: 'company' };
    expect(await type(ask)).toMatchObject({ status: 'done', person: 'sara', expireAt: aTime });
    expect((await sara())['seenPapers']).toEqual({ company: aTime });
    expect(await type({ ...ask, off: true }, 'second')).toMatchObject({ status: 'done' });
    expect((await sara())['seenPapers']).toEqual({});
  });

  test('the number of the profile is confirmed, and no longer', async () => {
    await givePhone();
    const answer = await type({ ask: 'Phone', who });
    expect(answer).toMatchObject({ status: 'done', person: `sara, ${number}` });
    expect((await sara())['confirmedPhone']).toEqual({ number, at: aTime });
    await type({ ask: 'phone', who, off: 'true' }, 'second');
    expect(await sara()).not.toHaveProperty('confirmedPhone');
  });
});

test.each([
  [{ ask: 'paper', who: 'sara', papers: 'company' }, /ask.*newsletter, papers, phone/],
  [{ who: 'sara' }, /ask.*newsletter, papers, phone/],
  [{ ask: 'papers', who: 'sara', papers: 'passport' }, /papers.*identity, company, licence/],
  [{ ask: 'papers', who: 'omar', papers: 'company' }, /Nobody is called “.*omar/],
  [{ ask: 'papers', who: 'omar@example.com', papers: 'company' }, /Nobody is called/],
  [{ ask: 'papers', papers: 'company' }, /Nobody is called/],
  [{ ask: 'phone', who: 'sara' }, /sara.* has no phone number/],
  [{ ask: 'phone', who: 'sara', off: 'yes' }, /off must be true/],
])('%j is refused with the reason', async (fields, reason) => {
  const before = await sara();
  const answer = await type(fields);
  expect(answer['status']).toBe('refused');
  const [arabic, english] = String(answer['reason']).split(' — ');
  expect(arabic).toMatch(/\p{Script=Arabic}/u);
  expect(english).toMatch(reason);
  expect(await sara()).toEqual(before);
});

test('nobody is somebody who has deleted their account', async () => {
  await firestore.doc('users/sara-uid').update({ deletedAt: Timestamp.now() });
  expect(await type({ ask: 'papers', who: 'sara-uid', papers: 'company' })).toMatchObject({
    status: 'refused',
  });
});

test('a refused request that is corrected is done', async () => {
  await type({ ask: 'papers', who: 'omar', papers: 'company' });
  const answer = await type({ who: 'sara' });
  expect(answer).toMatchObject({ status: 'done', person: 'sara' });
  expect(answer).not.toHaveProperty('reason');
});

describe('an event that comes again', () => {
  test('notes nothing for the second time, also after it was taken back', async () => {
    const ask = { ask: 'papers', who: 'sara', papers: 'licence' };
    await Promise.all([type(ask), staffRequestWritten('first')]);
    await type({ ...ask, off: true }, 'second');
    await staffRequestWritten('first');
    expect((await sara())['seenPapers']).toEqual({});
  });

  test('exports and writes down once', async () => {
    const ask = { ask: 'newsletter' };
    const first = await type(ask);
    await bucket.deleteFiles({ prefix: 'newsletters/' });
    expect(await type(ask)).toEqual(first);
    expect((await bucket.getFiles({ prefix: 'newsletters/' }))[0]).toEqual([]);
    expect((await firestore.collection('audit').get()).size).toBe(1);
  });

  test('for a document that is gone does nothing', async () => {
    await staffRequestWritten('gone');
    expect((await firestore.doc('staffRequests/gone').get()).exists).toBe(false);
  });
});

test('a request that is done goes back when somebody edits it', async () => {
  await type({ ask: 'papers', who: 'sara', papers: 'licence' });
  const edited = await type({ ask: 'phone', papers: 'identity', off: true, status: 'open' });
  expect(edited).toMatchObject({
    ...{ ask: 'papers', who: 'sara', papers: 'licence', status: 'done' },
    reason: expect.stringContaining('add a new document') as string,
  });
  expect(edited).not.toHaveProperty('off');
  expect(await sara()).toMatchObject({ seenPapers: { licence: aTime } });
});

describe('the newsletter', () => {
  const subscribe = (email: string, state = 'confirmed') =>
    firestore.collection('newsletter').add({
      ...{ email, language: 'ku', state, links: [] },
      ...{ createdAt: Timestamp.now(), confirmedAt: Timestamp.fromMillis(0) },
    });
  const csvOf = async (name: string) => String((await bucket.file(name).download())[0]);
  const exported = { collection: 'newsletter', person: '', changes: [{ field: 'exported' }] };

  test('is a file like that of the command, and each of both is written down', async () => {
    await subscribe('omar@example.com');
    await subscribe('waiting@example.com', 'waiting');
    const { status, file, link } = await type({ ask: 'newsletter' });
    expect([status, file]).toEqual(['done', 'newsletters/first.csv']);
    expect(link).toBe(
      `https://console.cloud.google.com/storage/browser/_details/${bucket.name}/newsletters/first.csv?project=${config().projectId}`,
    );
    const csv = await csvOf('newsletters/first.csv');
    expect(csv).toContain('omar@example.com,ku,1970-01-01T00:00:00.000Z,');
    const print = vi.fn();
    await moderate(['newsletter', 'export', '--origin', config().siteOrigin], print);
    expect(print.mock.calls).toEqual([[csv]]);
    const entries = (await firestore.collection('audit').get()).docs.map((each) => each.data());
    expect(entries.map((each) => each['document'] as string).sort()).toEqual(['first', 'terminal']);
    expect(entries).toMatchObject([exported, exported]);
  });

  test('is deleted after a day, and without its request', async () => {
    await type({ ask: 'newsletter' });
    await bucket.file('newsletters/nobody.csv').save('x', { resumable: false });
    const names = async () =>
      (await bucket.getFiles({ prefix: 'newsletters/' }))[0].map(({ name }) => name);
    await archivesSwept();
    expect(await names()).toEqual(['newsletters/first.csv']);
    const later = Date.now() + dayMs + 1;
    vi.spyOn(clock, 'now').mockReturnValue(later);
    await archivesSwept();
    expect(await names()).toEqual([]);
  });
});

test('what staff read about the collections is written only when it differs', async () => {
  const document = firestore.doc('aboutCollections/staff');
  await writeAboutCollections();
  const first = await document.get();
  expect(first.data()).toEqual(aboutCollections());
  await writeAboutCollections();
  expect((await document.get()).updateTime).toEqual(first.updateTime);
  await document.update({ decideIn: [] });
  await writeAboutCollections();
  expect((await document.get()).data()).toEqual(aboutCollections());
});
