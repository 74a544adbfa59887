import { buildArchive } from '../archive/build.ts';
import { removeOldArchives } from '../archive/remove-old.ts';
import { sweepUnfinishedArchives } from '../archive/store.ts';
import { sweepDeadline } from '../platform/sweep-time.ts';

/**
 * Runs every hour: removes archives whose link has ended or that nobody wants any more, and makes those that the
 * trigger `dataExportWritten` did not. May run twice, also at once.
 */
export async function archivesSwept(): Promise<void> {
  await removeOldArchives();
  await sweepUnfinishedArchives(buildArchive, { deadline: sweepDeadline() });
}
