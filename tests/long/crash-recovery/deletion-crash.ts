import { getAuth } from 'firebase-admin/auth';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { deleteUser } from '../../../functions/src/deletion/delete-user.ts';
import { crashAfterEach, startCrashProcess, type KillAfter } from '../../support/crash-process.ts';
import { emptyProject, isolatedApp } from '../../support/stack.ts';

/** In a project without functions: nobody else completes what was cut off. */
const project = 'deletion-crash';
const app = isolatedApp(project);
const firestore = getFirestore(app);
afterAll(() => emptyProject(app));

async function buildDeleted(uid: string): Promise<void> {
  const email = `${uid}@example.com`;
  const now = Timestamp.now();
  await getAuth(app).createUser({ uid, email, password: 'Bazaar-Lane-17' });
  const documents: Record<string, object> = {
    [`users/${uid}`]: { username: uid, email, deletedAt: now },
    [`usernames/${uid}`]: { uid },
    [`users/${uid}/favorites/ad`]: { createdAt: now },
    [`listings/${uid}-ad`]: { owner: uid, title: 'x', images: [] },
    [`mail/${uid}`]: { whom: email, uid, kind: 'passwordChanged', state: 'sent' },
    [`identities/${uid}`]: { uid },
    [`deletions/${uid}`]: { email, createdAt: now },
  };
  const writes = Object.entries(documents);
  await Promise.all(writes.map(([path, data]) => firestore.doc(path).set(data)));
}

async function leftOf(uid: string): Promise<string[]> {
  const paths = ['usernames', 'mail', 'identities', 'deletions'].map((name) => `${name}/${uid}`);
  const all = [...paths, `users/${uid}/favorites/ad`, `listings/${uid}-ad`];
  const snapshots = await firestore.getAll(...all.map((path) => firestore.doc(path)));
  const accounts = await getAuth(app).getUsers([{ uid }]);
  return [
    ...snapshots.filter(({ exists }) => exists).map(({ ref }) => ref.path),
    ...accounts.users.map((account) => `account ${account.uid}`),
  ];
}

export function proveDeletionCrash(killAfter: KillAfter): void {
  test('a deletion that is cut off after any write is completed when it runs again', () =>
    crashAfterEach(killAfter, 5, async (writes) => {
      const uid = `person${writes}`;
      await buildDeleted(uid);
      await using child = await startCrashProcess(writes, project);
      const hasSurvived = await child.run('deleteUser', uid);
      // The event comes again, or the sweep takes it up.
      await deleteUser(uid);
      expect(await leftOf(uid)).toEqual([]);
      const user = (await firestore.doc(`users/${uid}`).get()).data();
      expect(Object.keys(user ?? {})).toEqual(['deletedAt']);
      return hasSurvived;
    }));
}
