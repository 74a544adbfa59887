import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { cacheDirectory } from '../repository.ts';
import { findFirestoreEmulator } from './find-firestore-emulator.ts';
import { findJava } from './find-java.ts';
import { localHost, type StackPorts } from './ports.ts';
import type { StackFolders } from './stack-folders.ts';
import { hasStorageRulesRuntime, installStandIn } from './storage-rules-runtime.ts';

/** Project ids that begin with "demo-" never reach a real Firebase project. */
export const projectId = 'demo-qaysari';

/** Points firebase-admin at a stack. */
export function adminEnvironment(ports: StackPorts): Record<string, string> {
  const at = (port: number) => `${localHost}:${port}`;
  return {
    GCLOUD_PROJECT: projectId,
    GOOGLE_CLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` }),
    FIREBASE_AUTH_EMULATOR_HOST: at(ports.auth),
    FIRESTORE_EMULATOR_HOST: at(ports.firestore),
    FIREBASE_STORAGE_EMULATOR_HOST: at(ports.storage),
    STORAGE_EMULATOR_HOST: `http://${at(ports.storage)}`,
    FIREBASE_EMULATOR_HUB: at(ports.hub),
  };
}

/**
 * Finds the programs that firebase-tools needs and answers the environment that leads it to them.
 * Throws a PlainProblem when one is missing.
 */
async function programs(
  services: readonly string[],
  work: string,
): Promise<Record<string, string>> {
  const java = await findJava();
  const firestore = services.includes('firestore') ? await findFirestoreEmulator() : {};
  const bin = join(work, 'bin');
  const rules =
    services.includes('storage') && !(await hasStorageRulesRuntime())
      ? installStandIn(bin, java.executable)
      : {};
  const first = [bin, dirname(java.executable), dirname(process.execPath)];
  return { ...firestore, ...rules, PATH: [...first, process.env['PATH']].join(delimiter) };
}

/**
 * The Functions emulator has a process of each function for every request in flight, up to 50: a page
 * of pictures would boot dozens at once, each slower for the others, until Hosting gives up on them.
 * More than this wait in line. (In production an instance serves 80 at a time.)
 */
function parallelRequests(): number {
  return Math.max(4, 2 * availableParallelism());
}

/** Keeps firebase-tools away from the developer's own account, prompts, news and statistics. */
function quiet({ work, temporary }: StackFolders): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  delete inherited['GOOGLE_APPLICATION_CREDENTIALS'];
  return {
    ...inherited,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    XDG_CONFIG_HOME: work,
    // The Storage emulator keeps blobs, and the hub its address, in a fixed place of this folder.
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    // The Hosting emulator repeats the address in a header: long queries are for the API to refuse.
    NODE_OPTIONS: '--max-http-header-size=65536',
    METADATA_SERVER_DETECTION: 'none',
    FUNCTIONS_EMULATOR_PARALLEL: String(parallelRequests()),
    NODE_COMPILE_CACHE: join(cacheDirectory, 'node-compile'),
  };
}

/** The whole environment of firebase-tools, which the functions inherit with `extra` in it. */
export async function stackEnvironment(
  services: readonly string[],
  folders: StackFolders,
  extra: Record<string, string> = {},
): Promise<NodeJS.ProcessEnv> {
  return { ...quiet(folders), ...extra, ...(await programs(services, folders.work)) };
}
