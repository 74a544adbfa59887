/** The whole of a process that `seedBuild` begins: `export-seed.ts <folder>`. */
import { join } from 'node:path';
import { initializeApp, deleteApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { runCommand } from '../commands/run-command.ts';
import { defaultPorts, localHost } from '../emulators/ports.ts';
import { startEmulators } from '../emulators/start-emulators.ts';
import { PlainProblem } from '../plain-problem.ts';
import { cacheDirectory } from '../repository.ts';
import { syncReview } from '../../../functions/src/review/sync.ts';
import { syncInvestor } from '../../../functions/src/investor/store.ts';
import { dataProblems } from './data-problems.ts';
import { pictureProblems } from './picture-files.ts';
import { readSeedData, type SeedData } from './seed-data.ts';
import { addStorageExport } from './storage-export.ts';
import { storedPictures, type StoredPictures } from './stored-pictures.ts';
import { seedDocuments } from './documents.ts';
import type { SeedMember } from './seed-members.ts';
import { listingId, userId } from './stable-ids.ts';

async function writeAccounts(app: App, members: readonly SeedMember[]): Promise<void> {
  for (const { key, email, password, firstname, lastname } of members) {
    await getAuth(app).createUser({
      uid: userId(key),
      email,
      password,
      emailVerified: true,
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
async function writeSeed(data: SeedData, pictures: StoredPictures): Promise<void> {
  // Without options it takes project and bucket from FIREBASE_CONFIG, as the functions do.
  const app = initializeApp(undefined, 'seed');
  try {
    await writeAccounts(app, data.members);
    await writeDocuments(app, data, pictures);
    await writeWhatTriggersWould(data);
  } finally {
    await deleteApp(app);
  }
}

/** No trigger runs here. */
async function writeWhatTriggersWould({ members, listings }: SeedData): Promise<void> {
  const investors = members.filter(({ role }) => role === 'investor').map(({ key }) => userId(key));
  for (const uid of investors) {
    await syncInvestor(uid);
    await syncReview('investor', uid);
  }
  const waiting = listings.filter(({ status }) => status === 'pending');
  for (const { key } of waiting) await syncReview('listing', listingId(key));
}

/** Throws a PlainProblem with everything that is wrong with the data. */
function checkedSeedData(): SeedData {
  const data = readSeedData();
  const problems = [...dataProblems(data), ...pictureProblems(data.listings)];
  if (problems.length > 0) throw new PlainProblem(`The seed has problems:\n${problems.join('\n')}`);
  return data;
}

/** Fills empty emulators with the seed and exports them into the folder. */
async function exportSeed(folder: string, signal: AbortSignal): Promise<void> {
  const data = checkedSeedData();
  const [emulators, pictures] = await Promise.all([
    startEmulators({
      services: ['auth', 'firestore'],
      ports: 'free',
      logFile: join(cacheDirectory, 'logs/seed.log'),
      signal,
    }),
    storedPictures(data.listings),
  ]);
  try {
    // firebase-admin finds emulators by the environment only.
    const links = { SITE_ORIGIN: `http://${localHost}:${defaultPorts().hosting}` };
    const environment = { ...emulators.environment, ...links, METADATA_SERVER_DETECTION: 'none' };
    Object.assign(process.env, environment);
    await writeSeed(data, pictures);
    await emulators.exportTo(folder);
    addStorageExport(folder, pictures);
  } finally {
    await emulators.stop();
  }
}

await runCommand(async (signal) => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined) throw new PlainProblem('Usage: export-seed.ts <folder>');
  await exportSeed(folder, signal);
  return 0;
});
