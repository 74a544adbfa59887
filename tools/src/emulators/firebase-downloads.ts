import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { packageDirectory } from '../repository.ts';

/** A part that firebase-tools downloads separately. */
export type FirebaseDownload = 'firestore' | 'storage' | 'ui';

interface FirebaseTools {
  getDownloadDetails: (download: FirebaseDownload) => {
    downloadPath: string;
    /** Of what is unpacked. */
    binaryPath?: string;
    opts: { remoteUrl: string; expectedSize: number };
  };
}

const require = createRequire(import.meta.url);

/** Loads firebase-tools when it is first asked: many who import this file only want `firebaseProgram`. */
function detailsOf(download: FirebaseDownload) {
  const tools = require('firebase-tools/lib/emulator/downloadableEmulators.js') as FirebaseTools;
  return tools.getDownloadDetails(download);
}

const reachTimeoutMs = 4_000;
const downloadTimeoutMs = 10 * 60_000;

/** The main file of firebase-tools, to run with Node. */
export const firebaseProgram = join(packageDirectory('firebase-tools'), 'lib/bin/firebase.js');

/** Where the cache of firebase-tools has this version, once it is downloaded. */
export function downloadedFile(download: FirebaseDownload): string {
  const { binaryPath, downloadPath } = detailsOf(download);
  return binaryPath ?? downloadPath;
}

export function isDownloaded(download: FirebaseDownload): boolean {
  return existsSync(downloadedFile(download));
}

const reachable = new Map<string, Promise<boolean>>();

/** Checks each host once, so that a machine without internet waits only once. */
function canReach(url: string): Promise<boolean> {
  const { host } = new URL(url);
  const known = reachable.get(host);
  if (known) return known;
  const signal = AbortSignal.timeout(reachTimeoutMs);
  const answer = fetch(url, { method: 'HEAD', signal }).then(
    (response) => response.ok,
    () => false,
  );
  reachable.set(host, answer);
  return answer;
}

function runSetup(download: FirebaseDownload): Promise<boolean> {
  const args = [firebaseProgram, `setup:emulators:${download}`];
  const child = spawn(process.execPath, args, {
    stdio: 'ignore',
    timeout: downloadTimeoutMs,
    env: { ...process.env, CI: 'true', NO_UPDATE_NOTIFIER: '1' },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', () => resolve(isDownloaded(download)));
  });
}

/** Downloads it into the cache, within a time limit. Returns whether it is there. */
export async function fetchDownload(download: FirebaseDownload): Promise<boolean> {
  if (isDownloaded(download)) return true;
  const { remoteUrl, expectedSize } = detailsOf(download).opts;
  if (!(await canReach(remoteUrl))) return false;
  const megabytes = Math.round(expectedSize / 1e6);
  console.log(`Downloading the emulators' ${download} part once (${megabytes} MB) …`);
  return runSetup(download);
}
