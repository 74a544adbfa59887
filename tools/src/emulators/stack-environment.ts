import { availableParallelism } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { cacheDirectory } from '../repository.ts';
import { PlainProblem } from '../plain-problem.ts';
import { findFirestoreEmulator } from './find-firestore-emulator.ts';
import { findJava } from './find-java.ts';
import { localHost, type StackPorts } from './ports.ts';
import type { StackFolders } from './stack-folders.ts';
import { fetchDownload } from './firebase-downloads.ts';

/** The prefix "demo-" guarantees that no real Firebase project is used. */
export const projectId = 'demo-qaysari';

/** The environment that points firebase-admin to a stack. */
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
 * Finds the programs that firebase-tools needs and returns the environment for them. Throws a
 * PlainProblem when one is missing.
 */
async function findPrograms(
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
 * The Functions emulator starts one process per concurrent request of a function, up to 50. A page of
 * images would start dozens, each slowing the others until Hosting times out. More requests than this
 * wait. (In production one instance serves 80 at a time.)
 */
function parallelRequests(): number {
  return Math.max(4, 2 * availableParallelism());
}

/** Keeps the developer's account, prompts, update notices and telemetry out of firebase-tools. */
function isolatedEnvironment({ work, temporary }: StackFolders): NodeJS.ProcessEnv {
  const inherited = { ...process.env };
  delete inherited['GOOGLE_APPLICATION_CREDENTIALS'];
  return {
    ...inherited,
    CI: 'true',
    NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    XDG_CONFIG_HOME: work,
    // The Storage emulator stores blobs, and the hub its address, at a fixed place in this folder.
    TMPDIR: temporary,
    TEMP: temporary,
    TMP: temporary,
    // The Hosting emulator copies the URL into a header, so a long query needs a high limit: the API must
    // reject it.
    NODE_OPTIONS: '--max-http-header-size=65536',
    METADATA_SERVER_DETECTION: 'none',
    FUNCTIONS_EMULATOR_PARALLEL: String(parallelRequests()),
    NODE_COMPILE_CACHE: join(cacheDirectory, 'node-compile'),
  };
}

/** The whole environment of firebase-tools; the functions inherit it with `extra`. */
export async function stackEnvironment(
  services: readonly string[],
  folders: StackFolders,
  extra: Record<string, string> = {},
): Promise<NodeJS.ProcessEnv> {
  return {
    ...isolatedEnvironment(folders),
    ...extra,
    ...(await findPrograms(services, folders.work)),
  };
}

const standIn = join(import.meta.dirname, 'storage-rules-stand-in.ts');

/** Whether firebase-tools has the real runtime; downloads it if possible. */
function hasStorageRulesRuntime(): Promise<boolean> {
  if (process.env['STORAGE_EMULATOR_BINARY_PATH']) return Promise.resolve(true);
  return fetchDownload('storage');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/**
 * A `java` script that starts the stand-in instead of the Storage rules runtime, and the real Java for
 * everything else.
 */
function javaWithStandIn(java: string, node: string, marker: string): string {
  return [
    '#!/bin/sh',
    'for argument do',
    `  if [ "$argument" = ${quoted(marker)} ]; then`,
    `    exec ${quoted(node)} ${quoted(standIn)}`,
    '  fi',
    'done',
    `exec ${quoted(java)} "$@"`,
    '',
  ].join('\n');
}

/**
 * Writes the stand-in into `directory`, which must be first on PATH. Returns the environment with which
 * firebase-tools starts it.
 */
function installStandIn(directory: string, java: string): Record<string, string> {
  if (process.platform === 'win32') {
    throw new PlainProblem(
      'The Storage rules runtime could not be downloaded: connect to the internet once and start again.',
    );
  }
  mkdirSync(directory, { recursive: true });
  const marker = join(directory, 'storage-rules-stand-in');
  writeFileSync(marker, 'In place of the jar of the rules runtime.\n');
  const shim = join(directory, 'java');
  writeFileSync(shim, javaWithStandIn(java, process.execPath, marker));
  chmodSync(shim, 0o755);
  return { STORAGE_EMULATOR_BINARY_PATH: marker };
}
