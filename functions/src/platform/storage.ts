import { setMaxListeners } from 'node:events';
import type { Bucket } from '@google-cloud/storage';
import { getStorage } from 'firebase-admin/storage';
import { firebaseApp } from './firebase-app.ts';

// A download through @google-cloud/storage 8 (its teeny-request) has 11 listeners on one stream, and
// Node would write a warning of a leak, which it is not, into the log for each image.
setMaxListeners(20);

/** The project's bucket. */
export function bucket(): Bucket {
  return getStorage(firebaseApp()).bucket();
}

/** Deletes every file whose name begins so; none is no error. */
export async function deleteFilesWithPrefix(prefix: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix });
  await Promise.all(files.map((file) => file.delete({ ignoreNotFound: true })));
}

/** Writes a file; the one who calls has made sure that nobody else writes under that name. */
export async function saveFile(name: string, bytes: Buffer, contentType: string): Promise<void> {
  // A resumable upload would take another request to begin, and these files are small.
  await bucket().file(name).save(bytes, { contentType, resumable: false });
}

/** Deletes these files; none of them need be there. */
export async function deleteFiles(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => bucket().file(name).delete({ ignoreNotFound: true })));
}
