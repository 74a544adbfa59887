import { setMaxListeners } from 'node:events';
import type { Bucket, IdempotencyStrategy } from '@google-cloud/storage';
import { error as logError } from 'firebase-functions/logger';
import { getStorage } from 'firebase-admin/storage';
import { firebaseApp } from './firebase-app.ts';

// A download with @google-cloud/storage 8 (its teeny-request) adds 11 listeners to one stream. Node would
// log a false warning of a memory leak for each image.
setMaxListeners(20);

/** By its number: the value itself would load the library at each cold start. */
const retryAlways: IdempotencyStrategy.RetryAlways = 0;

/**
 * The bucket of the product. A connection that the other side has closed meanwhile fails with the next request: all
 * is tried again, which does no harm, as each file is written once under a name of its own.
 */
export function bucket(): Bucket {
  const ours = getStorage(firebaseApp()).bucket();
  ours.storage.retryOptions.idempotencyStrategy = retryAlways;
  return ours;
}

/** Deletes all files with this prefix, if any. */
export async function deleteFilesWithPrefix(prefix: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

/** Deletes the files with this prefix that nobody needs. One that fails is logged and left for the next sweep. */
export async function deleteFilesUnless(
  prefix: string,
  isNeeded: (name: string) => Promise<boolean>,
): Promise<void> {
  const [files] = await bucket().getFiles({ prefix });
  for (const file of files) {
    try {
      if (!(await isNeeded(file.name))) await file.delete({ ignoreNotFound: true });
    } catch (error) {
      logError('an old file was left for the next sweep', error);
    }
  }
}

/** Writes a file. The caller must use a name that nobody else writes. */
export async function saveFile(name: string, bytes: Buffer, contentType: string): Promise<void> {
  // A resumable upload needs another request, and these files are small.
  await bucket().file(name).save(bytes, { contentType, resumable: false });
}

export async function fileExists(name: string): Promise<boolean> {
  const [exists] = await bucket().file(name).exists();
  return exists;
}

/** The content of a file; undefined when it does not exist. */
export async function readFile(name: string): Promise<Buffer | undefined> {
  try {
    const [bytes] = await bucket().file(name).download({ validation: false });
    return bytes;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return undefined;
    throw error;
  }
}

/** Copies a file within Cloud Storage; false when it does not exist. */
export async function copyFile(from: string, to: string): Promise<boolean> {
  try {
    await bucket().file(from).copy(to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 404) return false;
    throw error;
  }
}

/** Deletes these files, if they exist. */
export async function deleteFiles(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => bucket().file(name).delete({ ignoreNotFound: true })));
}
