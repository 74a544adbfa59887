import { buildArchive } from '../archive/build.ts';

/**
 * Runs after somebody asked for their data, and after each later write to that request, which it has nothing to do
 * for. May run twice, also at once. Throws to be retried.
 */
export async function dataExportWritten(uid: string): Promise<void> {
  await buildArchive(uid);
}
