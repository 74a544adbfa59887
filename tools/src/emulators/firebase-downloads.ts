import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { packageDirectory } from '../repository.ts';

/** A part that firebase-tools downloads separately. */
export type FirebaseDownload = 'firestore' | 'storage' | 'ui';

interface DownloadInfo {
  remoteUrl: string;
  expectedSize: number;
  downloadPathRelativeToCacheDir: string;
  binaryPathRelativeToCacheDir?: string;
}

const reachTimeoutMs = 4_000;
const downloadTimeoutMs = 10 * 60_000;

/** The main file of firebase-tools, to run with Node. */
export const firebaseProgram = join(packageDirectory('firebase-tools'), 'lib/bin/firebase.js');

/** The cache folder of firebase-tools (CACHE_DIR in its downloadableEmulators). */
function firebaseCacheDirectory(): string {
  const chosen = process.env['FIREBASE_EMULATORS_PATH'];
  return chosen || join(homedir(), '.cache/firebase/emulators');
}

function infoOf(download: FirebaseDownload): DownloadInfo {
  const file = join(
    packageDirectory('firebase-tools'),
    'lib/emulator/downloadableEmulatorInfo.json',
  );
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<
    'firestore' | 'storage',
    DownloadInfo
  > & {
    ui: { main: DownloadInfo };
  };
  return download === 'ui' ? all.ui.main : all[download];
}

/** Where the cache of firebase-tools has this version, once it is downloaded. */
export function downloadedFile(download: FirebaseDownload): string {
  const info = infoOf(download);
  const file = info.binaryPathRelativeToCacheDir ?? info.downloadPathRelativeToCacheDir;
  return join(firebaseCacheDirectory(), file);
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
  const info = infoOf(download);
  if (!(await canReach(info.remoteUrl))) return false;
  const megabytes = Math.round(info.expectedSize / 1e6);
  console.log(`Downloading the emulators' ${download} part once (${megabytes} MB) …`);
  return runSetup(download);
}
