import { error as logError } from 'firebase-functions/logger';
import { bucket } from '../platform/storage.ts';
import { archiveFolder, isFileNeeded } from './store.ts';

/** Removes the files that no link leads to any more. One that fails is logged and left for the next hour. */
export async function removeOldArchives(): Promise<void> {
  const [files] = await bucket().getFiles({ prefix: archiveFolder });
  for (const file of files) {
    try {
      if (!(await isFileNeeded(file.name))) await file.delete({ ignoreNotFound: true });
    } catch (error) {
      logError('an old archive was left for the next sweep', error);
    }
  }
}
