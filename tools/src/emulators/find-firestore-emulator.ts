import { existsSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { cacheDirectory } from '../repository.ts';
import { PlainProblem } from '../plain-problem.ts';
import { fetchDownload, isDownloaded } from './firebase-downloads.ts';
import { writeManifestJar } from './manifest-jar.ts';

const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const jarInSdk = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Possible locations of the Google Cloud CLI, and how to download the emulator. */
export interface FirestoreLocations {
  isCached: () => boolean;
  sdkRoots: readonly string[];
  fetch: () => Promise<boolean>;
  /** Path of the jar that starts the Google Cloud CLI's emulator. */
  manifestJar: string;
}

/** The folder of the Google Cloud CLI: two levels above the real path of `gcloud`. */
function sdkRootsOnPath(): string[] {
  const name = process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud';
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => resolve(realpathSync(file), '../..'));
}

/** The locations on this machine. */
function defaultFirestoreLocations(): FirestoreLocations {
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
 * Finds the Firestore emulator and returns the environment variables for it; none when it is in the cache
 * of firebase-tools. Throws a PlainProblem when it is missing.
 */
export async function findFirestoreEmulator(
  places: FirestoreLocations = defaultFirestoreLocations(),
): Promise<Record<string, string>> {
  if (process.env['FIRESTORE_EMULATOR_BINARY_PATH'] || places.isCached()) return {};
  const jar = places.sdkRoots.map((root) => join(root, jarInSdk)).find((file) => existsSync(file));
  if (jar) {
    // firebase-tools runs `java -jar`, but Google's jar has no Main-Class.
    writeManifestJar(places.manifestJar, mainClass, jar);
    return { FIRESTORE_EMULATOR_BINARY_PATH: places.manifestJar };
  }
  if (await places.fetch()) return {};
  throw new PlainProblem(
    'The Firestore emulator is not on this machine and cannot be downloaded. Connect to the ' +
      'internet once, or install the Google Cloud CLI with its cloud-firestore-emulator component.',
  );
}
