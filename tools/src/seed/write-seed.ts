import { initializeApp, deleteApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { syncInvestor } from '../../../functions/src/investor/store.ts';
import { seedDocuments } from './documents.ts';
import type { SeedData } from './seed-data.ts';
import type { SeedMember } from './seed-members.ts';
import { userId } from './stable-ids.ts';
import type { StoredPictures } from './stored-pictures.ts';

async function writeAccounts(app: App, members: readonly SeedMember[]): Promise<void> {
  for (const { key, email, password, firstname, lastname } of members) {
    await getAuth(app).createUser({
      ...{ uid: userId(key), email, password, emailVerified: true },
      displayName: `${firstname} ${lastname}`,
    });
  }
}

async function writeDocuments(app: App, data: SeedData, pictures: StoredPictures): Promise<void> {
  const firestore = getFirestore(app);
  const documents = seedDocuments(data, ({ key }) =>
    (pictures.get(key) ?? []).map(({ hash }) => hash),
  );
  const writer = firestore.bulkWriter();
  // A failed write rejects its own promise too; awaiting all of them reports the first.
  const written = documents.map(({ path, data }) => writer.create(firestore.doc(path), data));
  await Promise.all([...written, writer.close()]);
}

/** Writes accounts and documents into the emulators that the environment names. */
export async function writeSeed(data: SeedData, pictures: StoredPictures): Promise<void> {
  // Without options it takes project and bucket from FIREBASE_CONFIG, as the functions do.
  const app = initializeApp(undefined, 'seed');
  try {
    await writeAccounts(app, data.members);
    await writeDocuments(app, data, pictures);
    // No trigger runs here; the directory's entries are the API's own.
    for (const { key, role } of data.members)
      if (role === 'investor') await syncInvestor(userId(key));
  } finally {
    await deleteApp(app);
  }
}
