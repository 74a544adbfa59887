import { getAuth } from 'firebase-admin/auth';
import { Timestamp, getFirestore } from 'firebase-admin/firestore';
import { error as logError } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/platform/clock.ts';
import { sweep } from '../../../functions/src/platform/sweep.ts';
import {
  accountsSwept,
  deletionsSwept,
  looseImagesSwept,
} from '../../../functions/src/schedules.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

vi.mock('firebase-functions/logger', { spy: true });

/** What the hourly functions take up. No trigger runs in this project. */

const app = isolatedApp('sweeps');
const [auth, firestore] = [getAuth(app), getFirestore(app)];

beforeEach(async () => {
  await emptyProject(app);
  vi.mocked(logError).mockReset().mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

const hoursAgo = (hours: number) => Timestamp.fromMillis(Date.now() - hours * 3_600_000);
const exists = async (path: string) => (await firestore.doc(path).get()).exists;
const forever = () => ({ deadline: Date.now() + 3_600_000 });

test('a deletion that nobody ended is ended, and a newer one is left to its trigger', async () => {
  const { uid } = await auth.createUser({ email: 'gone@example.com' });
  await firestore.doc(`users/${uid}`).set({ username: 'gone', deletedAt: hoursAgo(30) });
  await firestore
    .doc(`deletions/${uid}`)
    .set({ email: 'gone@example.com', createdAt: hoursAgo(30) });
  await firestore.doc('deletions/new').set({ email: 'n@example.com', createdAt: hoursAgo(0.5) });
  await deletionsSwept();
  expect(await exists(`deletions/${uid}`)).toBe(false);
  expect((await firestore.doc(`users/${uid}`).get()).data()).toEqual({
    deletedAt: expect.anything() as Timestamp,
  });
  await expect(auth.getUser(uid)).rejects.toThrow();
  expect(await exists('deletions/new')).toBe(true);
});

test('a deletion that fails is logged and stops no other', async () => {
  // Auth takes no uid longer than 128 characters.
  const bad = 'x'.repeat(200);
  await firestore.doc(`deletions/${bad}`).set({ email: 'a@example.com', createdAt: hoursAgo(40) });
  await firestore.doc('deletions/good').set({ email: 'b@example.com', createdAt: hoursAgo(30) });
  await deletionsSwept();
  expect(await exists('deletions/good')).toBe(false);
  expect(await exists(`deletions/${bad}`)).toBe(true);
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    'a sweep left an item for the next one',
    expect.any(Error),
    { path: `deletions/${bad}` },
  );
});

test('unknown names get an account to be checked against, once and with no person', async () => {
  await accountsSwept();
  const account = await auth.getUser('nobody');
  await Promise.all([accountsSwept(), accountsSwept()]);
  expect((await auth.listUsers()).users.map(({ uid }) => uid)).toEqual(['nobody']);
  expect((await auth.getUser('nobody')).passwordHash).toBe(account.passwordHash);
  expect(account.passwordHash).toEqual(expect.any(String));
  expect((await firestore.collection('users').get()).empty).toBe(true);
});

test('loose pictures go past a note that cannot be read, and past 500', async () => {
  const writer = firestore.bulkWriter();
  const note = (id: string, data: object) =>
    void writer.set(firestore.doc(`looseImages/${id}`), data);
  note('broken', { createdAt: hoursAgo(9), listing: 'ad' });
  for (let n = 0; n < 501; n += 1) {
    note(`note-${n}`, { createdAt: hoursAgo(2), listing: 'ad', images: [] });
  }
  note('new', { createdAt: hoursAgo(0), listing: 'ad', images: [] });
  await writer.close();
  await looseImagesSwept();
  const { docs } = await firestore.collection('looseImages').get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual(['broken', 'new']);
});

test('a sweep begins no item after its time is up', async () => {
  for (const id of ['a', 'b', 'c']) await firestore.doc(`deletions/${id}`).set({ order: id });
  const query = firestore.collection('deletions').orderBy('order');
  const seen: string[] = [];
  const note = ({ id }: { id: string }) => {
    seen.push(id);
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 7_200_000);
    return Promise.resolve();
  };
  await sweep(query, note, forever());
  expect(seen).toEqual(['a']);
});
