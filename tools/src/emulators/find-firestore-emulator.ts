import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { cacheDirectory } from '../repository.ts';
import { PlainProblem } from '../plain-problem.ts';
import { fetchDownload, isDownloaded } from './firebase-downloads.ts';
import { writeManifestJar } from './manifest-jar.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Where a Google Cloud CLI may be, and whether and how to fetch the emulator. */
export interface FirestorePlaces {
  isCached: () => boolean;
  sdkRoots: readonly string[];
  fetch: () => Promise<boolean>;
  /** Where the jar that starts the Google Cloud CLI's emulator is written. */
  manifestJar: string;
}

/** The folder of the Google Cloud CLI: two above what `gcloud` on PATH resolves to. */
function sdkRootsOnPath(): string[] {
  const names = process.platform === 'win32' ? ['gcloud.cmd'] : ['gcloud'];
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter((file) => existsSync(file))
    .map((file) => resolve(realpathSync(file), '../..'));
}

/** The places of this machine. */
function usualFirestorePlaces(): FirestorePlaces {
  const local = process.env['LOCALAPPDATA'];
  return {
    isCached: () => isDownloaded('firestore'),
    sdkRoots: [
      ...sdkRootsOnPath(),
      '/usr/lib/google-cloud-sdk',
      '/usr/share/google-cloud-sdk',
      '/opt/google-cloud-sdk',
      '/opt/homebrew/share/google-cloud-sdk',
      '/snap/google-cloud-cli/current',
      join(homedir(), 'google-cloud-sdk'),
      ...(local ? [join(local, 'Google/Cloud SDK/google-cloud-sdk')] : []),
    ],
    fetch: () => fetchDownload('firestore'),
    manifestJar: join(cacheDirectory, 'firestore-emulator.jar'),
  };
}

/**
 * Finds the Firestore emulator and answers the environment with which firebase-tools runs it:
 * empty when it is in firebase-tools' own cache. Throws a PlainProblem when there is none.
 */
export async function findFirestoreEmulator(
  places: FirestorePlaces = usualFirestorePlaces(),
): Promise<Record<string, string>> {
  if (process.env['FIRESTORE_EMULATOR_BINARY_PATH'] || places.isCached()) return {};
  const jar = places.sdkRoots.map((root) => join(root, jarInSdk)).find((file) => existsSync(file));
  if (jar) {
    // Google's jar has no Main-Class, and firebase-tools starts it with `java -jar`.
    writeManifestJar(places.manifestJar, mainClass, jar);
    return { FIRESTORE_EMULATOR_BINARY_PATH: places.manifestJar };
  }
  if (await places.fetch()) return {};
  throw new PlainProblem(
    'The Firestore emulator is not on this machine and cannot be downloaded. Connect to the ' +
      'internet once, or install the Google Cloud CLI with its cloud-firestore-emulator component.',
  );
}
