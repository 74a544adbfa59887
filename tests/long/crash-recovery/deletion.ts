import { imageWidths } from '@qaysari/contract/listing/images';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteUser, deletionSteps } from '../../../functions/src/deletion/delete-user.ts';
import {
  allCollections,
  type CollectionName,
} from '../../../functions/src/platform/collections.ts';
import { bucket as productBucket } from '../../../functions/src/platform/storage.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** Deletes all data of a person, interrupted at any step and repeated. No trigger runs here. */

const app = isolatedApp('deletion');
const [auth, firestore, bucket] = [getAuth(app), getFirestore(app), productBucket()];
beforeEach(() => emptyProject(app));
afterEach(() => void vi.restoreAllMocks());

interface Somebody {
  uid: string;
  other: string;
  email: string;
  createdAt: Timestamp;
  deletedAt: Timestamp;
}

/** Documents of each collection that name a person, by their paths. Each collection has its line. */
function documentsOf(person: Somebody): Record<CollectionName, Record<string, object>> {
  const { uid, other, email, createdAt, deletedAt } = person;
  return {
    users: {
      [`users/${uid}`]: {
        ...{ username: uid, email, role: 'investor', isOAuth: false, createdAt, deletedAt },
        ...{ firstname: 'سارة', phone: '+9647001234567' },
        investorProfile: { title: 'money', about: 'a', status: 'approved', updatedAt: createdAt },
      },
    },
    usernames: { [`usernames/${uid}`]: { uid } },
    phones: { [`phones/+964-${uid}`]: { uid, confirmedAt: createdAt } },
    favorites: { [`users/${uid}/favorites/ad`]: { createdAt } },
    blocks: {
      [`users/${uid}/blocks/${other}`]: { createdAt },
      [`users/${other}/blocks/${uid}`]: { createdAt },
    },
    pushSubscriptions: { [`users/${uid}/pushSubscriptions/h`]: { endpoint: 'e', createdAt } },
    savedSearches: {
      [`users/${uid}/savedSearches/s`]: { filter: 'location=erbil', createdAt },
      [`users/${uid}/savedSearches/removed`]: { changedAt: createdAt, expireAt: createdAt },
    },
    alerts: { [`users/${uid}/alerts/a`]: { source: 'favorites', listing: 'ad', createdAt } },
    alertPlans: { [`users/${uid}/alertPlans/favorites`]: { last: 1, told: 0 } },
    sessions: { [`users/${uid}/sessions/s`]: { device: {}, validFrom: 0, createdAt } },
    dataExports: { [`dataExports/${uid}`]: { state: 'ready', createdAt } },
    listings: {
      [`listings/one-${uid}`]: { owner: uid, title: 'one', status: 'approved', createdAt },
      // Nobody else has ever seen it, so nothing of it stays.
      [`listings/two-${uid}`]: { owner: uid, title: 'two', status: 'pending', createdAt },
    },
    listingInternals: {
      [`listingInternals/one-${uid}`]: { owner: uid, settled: { status: 'approved' } },
      [`listingInternals/two-${uid}`]: { owner: uid, settled: { status: 'pending' } },
    },
    toldNews: { [`toldNews/one-${uid}`]: { listedAt: createdAt } },
    listingStatistics: {
      [`listingStatistics/one-${uid}`]: { contacts: 1 },
      [`listingStatistics/one-${uid}~3`]: { views: 1 },
    },
    searchFeed: { [`searchFeed/one-${uid}`]: { at: createdAt, card: '{}', words: '' } },
    verificationCodes: { [`verificationCodes/c-${uid}`]: { uid, email, purpose: 'verify-email' } },
    mail: {
      [`mail/a-${uid}`]: { whom: email, kind: 'resetCode' },
      [`mail/b-${uid}`]: { whom: `new-${email}`, uid, kind: 'changeEmailCode' },
    },
    uploadedImages: { [`uploadedImages/u-${uid}`]: { owner: uid, image: 'x', createdAt } },
    identities: { [`identities/i-${uid}`]: { uid, provider: 'google' } },
    investors: { [`investors/${uid}`]: { at: createdAt, approvedAt: createdAt, words: uid } },
    reviews: { [`reviews/investor~${uid}`]: { uid, about: 'new investor' } },
    investorRequests: { [`investorRequests/${uid}`]: { uid, message: 'm' } },
    promotionRequests: { [`promotionRequests/p-${uid}`]: { uid, kind: 'featured' } },
    deletions: { [`deletions/${uid}`]: { email, createdAt, language: 'ku' } },
    conversations: {
      [`conversations/${other}_${uid}`]: {
        ...{ participants: [other, uid], updatedAt: createdAt, seq: 1, blockedBy: [] },
        ...{ names: { [other]: 'Omar', [uid]: 'Sara' }, sent: { [uid]: 1, [other]: 0 } },
      },
    },
    inbox: {
      [`users/${uid}/inbox/${other}_${uid}`]: { partner: other, readUpTo: 1 },
      [`users/${other}/inbox/${other}_${uid}`]: { partner: uid, readUpTo: 1 },
    },
    originals: { [`originals/message~m-${uid}~1`]: { person: uid, words: { content: 'سڵا' } } },
    reports: { [`reports/r-${uid}`]: { reporter: other, reported: uid } },
    reportedMessages: { [`reportedMessages/m-${uid}`]: { report: `r-${uid}` } },
    audit: { [`audit/users~${uid}~1`]: { person: uid, changes: [] } },
    reportEvidence: { [`reportEvidence/r-${uid}`]: { profile: { username: uid } } },
    reportCases: { [`reportCases/person~${uid}`]: { person: uid, decision: '' } },
    messages: { [`messages/m-${uid}`]: { sender: uid, receiver: other, content: 'سڵاو' } },
    // What staff typed goes after a week.
    staffRequests: {},
    // These name nobody.
    aboutCollections: {},
    looseImages: {},
    newsletter: {},
    rateLimits: {},
    rates: {},
    searchChunks: {},
    signInAttempts: {},
  };
}

/** Everything that somebody can own, and what they share with another person. */
async function somebody(): Promise<{ uid: string; other: string }> {
  const uid = `p${crypto.randomUUID().slice(0, 8)}`;
  const other = `o${crypto.randomUUID().slice(0, 8)}`;
  const email = `${uid}@example.com`;
  await auth.createUser({ uid, email, password: 'Bazaar-Lane-17' });
  const [deletedAt, createdAt] = [Timestamp.now(), Timestamp.now()];
  const documents = Object.assign(
    { [`listings/of-${other}`]: { owner: other, title: 'theirs', createdAt } },
    ...Object.values(documentsOf({ uid, other, email, createdAt, deletedAt })),
  ) as Record<string, object>;
  const batch = firestore.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(firestore.doc(path), data);
  await batch.commit();
  const files = [`one-${uid}`, `two-${uid}`, `u-${uid}`, `of-${other}`].flatMap((listing) =>
    [320, 640, 960, 1280].map((width) => `listings/${listing}/abc-${width}.webp`),
  );
  const archives = [uid, other].map((whose) => `exports/${whose}/1.zip`);
  await Promise.all(
    [...files, ...archives].map((name) => bucket.file(name).save('x', { resumable: false })),
  );
  return { uid, other };
}

/** Paths of all documents that name the person in any way, with their content. */
async function leftOf(uid: string): Promise<Record<string, unknown>> {
  const left: Record<string, unknown> = {};
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const document of await collection.listDocuments()) {
        const data = (await document.get()).data();
        if (data && JSON.stringify([document.path, data]).includes(uid)) left[document.path] = data;
        await walk(await document.listCollections());
      }
    }
  };
  await walk(await firestore.listCollections());
  return left;
}

async function expectGone({ uid, other }: { uid: string; other: string }): Promise<void> {
  const left = await leftOf(uid);
  const tombstones = {
    [`searchFeed/one-${uid}`]: ['at', 'goneAt'],
    [`searchFeed/two-${uid}`]: ['at', 'goneAt'],
    [`investors/${uid}`]: ['at', 'expireAt', 'goneAt'],
  };
  for (const [path, fields] of Object.entries(tombstones)) {
    if (!(path in left)) continue;
    expect(Object.keys(left[path] as object).toSorted()).toEqual(fields);
    Reflect.deleteProperty(left, path);
  }
  const originals = Object.entries(left).filter(([path]) => path.startsWith('originals/'));
  for (const [path] of originals) Reflect.deleteProperty(left, path);
  const words = originals.map(([, data]) => (data as { words: object }).words);
  expect(words).toHaveLength(3);
  expect(words).toContainEqual({ title: 'one' });
  expect(words).toContainEqual({ title: 'money', about: 'a' });
  expect(words).toContainEqual({ content: 'سڵا' });
  const mails = Object.entries(left).filter(([path]) => path.startsWith('mail/'));
  for (const [path] of mails) Reflect.deleteProperty(left, path);
  const last = { kind: 'accountDeleted', whom: `${uid}@example.com`, language: 'ku' };
  expect(mails.map(([, data]) => data)).toMatchObject([{ ...last, state: 'waiting' }]);
  expect(left).toEqual({
    [`users/${uid}`]: { deletedAt: expect.any(Timestamp) as Timestamp },
    [`conversations/${other}_${uid}`]: {
      ...{ participants: [other, uid], updatedAt: expect.any(Timestamp) as Timestamp },
      ...{ seq: 1, blockedBy: [], names: { [other]: 'Omar' }, sent: { [uid]: 1, [other]: 0 } },
      unreachable: { [uid]: 'deleted' },
    },
    [`users/${other}/inbox/${other}_${uid}`]: {
      ...{ partner: uid, readUpTo: 1, statusAt: expect.any(Timestamp) as Timestamp },
    },
    [`reports/r-${uid}`]: { reporter: other, reported: uid },
    [`reportedMessages/m-${uid}`]: { report: `r-${uid}` },
    [`audit/users~${uid}~1`]: { person: uid, changes: [] },
    [`reportEvidence/r-${uid}`]: { profile: { username: uid } },
    [`reportCases/person~${uid}`]: { person: uid, decision: '' },
    [`messages/m-${uid}`]: { sender: uid, receiver: other, content: 'سڵاو' },
    [`users/${other}/blocks/${uid}`]: expect.anything() as object,
  });
  await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  const [files] = await bucket.getFiles({ prefix: 'listings/' });
  expect(files.filter(({ name }) => name.includes(uid))).toEqual([]);
  expect(files.filter(({ name }) => name.includes(other))).toHaveLength(imageWidths.length);
  const [archives] = await bucket.getFiles({ prefix: 'exports/' });
  const named = archives.map(({ name }) => name);
  expect(named).not.toContain(`exports/${uid}/1.zip`);
  expect(named).toContain(`exports/${other}/1.zip`);
  expect((await firestore.doc(`listings/of-${other}`).get()).exists).toBe(true);
}

/** `steps`: the steps of a deletion before and after which it is interrupted. */
export function proveDeletion(steps: 'all' | readonly string[]): void {
  test('each collection whose documents name a person is in these tests', () => {
    const example = documentsOf({
      ...{
        uid: 'u',
        other: 'o',
        email: 'e',
        createdAt: Timestamp.now(),
        deletedAt: Timestamp.now(),
      },
    });
    for (const [name, { person, deletion }] of allCollections()) {
      const names = person !== 'nobody' || deletion !== 'none';
      expect([name, Object.keys(example[name]).length > 0]).toEqual([name, names]);
    }
  });

  test('leaves only what belongs to the other side', async () => {
    const person = await somebody();
    await deleteUser(person.uid);
    await expectGone(person);
    // A later call has nothing left to do.
    await deleteUser(person.uid);
    await expectGone(person);
  });

  test('twice at once has the same result', async () => {
    const person = await somebody();
    await Promise.allSettled([deleteUser(person.uid), deleteUser(person.uid)]);
    await deleteUser(person.uid);
    await expectGone(person);
  });

  describe('interrupted and called again has the same result:', () => {
    const chosen = steps === 'all' ? Object.keys(deletionSteps) : steps;
    test.each(chosen.flatMap((step) => [`before ${step}`, `after ${step}`]))('%s', async (cut) => {
      const person = await somebody();
      const [when, step = ''] = cut.split(' ');
      const work = deletionSteps[step];
      vi.spyOn(deletionSteps, step).mockImplementationOnce(async (who) => {
        if (when === 'after') await work?.(who);
        throw new Error('cut off');
      });
      await expect(deleteUser(person.uid)).rejects.toThrow('cut off');
      await deleteUser(person.uid);
      await expectGone(person);
    });

    test('between two ads', async () => {
      const person = await somebody();
      const remove = vi.spyOn(firestore.constructor.prototype as { batch: () => object }, 'batch');
      remove.mockImplementationOnce(() => {
        throw new Error('cut off');
      });
      await expect(deleteUser(person.uid)).rejects.toThrow('cut off');
      await deleteUser(person.uid);
      await expectGone(person);
    });
  });
}
