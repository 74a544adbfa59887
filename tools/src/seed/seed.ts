import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { startEmulators } from '../emulators/start-emulators.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { renderAllAds } from './ad-pictures.ts';
import { allAds } from './all-ads.ts';
import { dataFaults } from './data-faults.ts';
import { settleExport } from './settle-export.ts';
import { writeSeed } from './write-seed.ts';

const exportFolder = join(repositoryRoot, 'emulator-data');
const mostBytes = 25_000_000;

function bytesIn(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Fills fresh emulators with the seed and exports them into `folder`. */
async function exportSeed(folder: string): Promise<void> {
  say(`Drawing the pictures of ${allAds.length} ads…`);
  const pictures = await renderAllAds();
  say('Filling the emulators…');
  const emulators = await startEmulators({
    services: ['auth', 'firestore', 'storage'],
    ports: 'free',
    logFile: join(cacheDirectory, 'seed.log'),
  });
  try {
    // Nothing here runs on Google's machines: do not look for their metadata server.
    Object.assign(process.env, emulators.environment, { METADATA_SERVER_DETECTION: 'none' });
    const counts = await writeSeed(pictures);
    await emulators.exportTo(folder);
    say(`${counts.accounts} accounts, ${counts.documents} documents, ${counts.images} images`);
  } finally {
    await emulators.stop();
  }
}

/**
 * Makes `emulator-data` anew: what `npm start` shows. Throws, and leaves the old data alone, when
 * the data has faults or grows too large for git.
 */
export async function seed(): Promise<void> {
  const faults = dataFaults(allAds);
  if (faults.length > 0) throw new Error(`The seed has faults:\n${faults.join('\n')}`);
  mkdirSync(cacheDirectory, { recursive: true });
  const work = mkdtempSync(join(cacheDirectory, 'seed-'));
  try {
    const fresh = join(work, 'export');
    await exportSeed(fresh);
    settleExport(fresh);
    const size = bytesIn(fresh);
    if (size > mostBytes) throw new Error(`emulator-data would have ${size} bytes, over 25 MB`);
    rmSync(exportFolder, { recursive: true, force: true });
    cpSync(fresh, exportFolder, { recursive: true });
    say(`emulator-data: ${(size / 1_000_000).toFixed(1)} MB`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
