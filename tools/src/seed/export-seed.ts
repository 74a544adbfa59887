/** The whole of a process that `seedBuild` begins: `export-seed.ts <folder>`. */
import { join } from 'node:path';
import { runCommand } from '../commands/run-command.ts';
import { startEmulators } from '../emulators/start-emulators.ts';
import { PlainProblem } from '../plain-problem.ts';
import { cacheDirectory } from '../repository.ts';
import { dataProblems } from './data-problems.ts';
import { pictureProblems } from './picture-files.ts';
import { readSeedData, type SeedData } from './seed-data.ts';
import { addStorageExport } from './storage-export.ts';
import { storedPictures } from './stored-pictures.ts';
import { writeSeed } from './write-seed.ts';

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
    Object.assign(process.env, emulators.environment, { METADATA_SERVER_DETECTION: 'none' });
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
