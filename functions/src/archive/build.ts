import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';
import { bucket, deleteFilesUnless } from '../platform/storage.ts';
import { findUser } from '../user/store.ts';
import { entriesOf } from './entries.ts';
import {
  archiveFile,
  archiveFolder,
  completeArchive,
  findArchive,
  isFileNeeded,
  type ArchiveRecord,
} from './store.ts';

/**
 * Makes the archive that somebody has asked for, and has the mail sent. May run twice, also at once, and again after it
 * was cut off anywhere: the file has one name, and there is one mail. Throws to be tried again.
 */
export async function buildArchive(uid: string): Promise<void> {
  const [archive, user] = await Promise.all([findArchive(uid), findUser(uid)]);
  if (archive?.state !== 'waiting' || !user || user.deletedAt) return;
  const file = bucket().file(archiveFile(archive));
  await write(file, archive, user.email);
  const [{ size }] = await file.getMetadata();
  const isWanted = await completeArchive(archive, Number(size));
  if (!isWanted) await file.delete({ ignoreNotFound: true });
}

type File = ReturnType<ReturnType<typeof bucket>['file']>;

/** Streams the files into one ZIP and that to Cloud Storage: a piece of each is in memory. */
async function write(file: File, { uid, language }: ArchiveRecord, email: string): Promise<void> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  const failed = Promise.withResolvers<never>();
  const fail = (error: unknown) => {
    failed.reject(error);
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  const sink = file.createWriteStream({ resumable: false, contentType: 'application/zip' });
  const sent = pipeline(output, sink);
  const add = async () => {
    for await (const { path, content, isPacked } of entriesOf({ uid, email, language })) {
      zip.addReadStreamLazy(path, { compress: isPacked !== true }, (give) => {
        try {
          // yazl listens to no error of a stream that it is given so.
          give(null, Readable.from(content(), { objectMode: false }).on('error', fail));
        } catch (error) {
          fail(error);
        }
      });
    }
    zip.end();
  };
  const added = add().catch(fail);
  // An upload that is cut off does not always end by itself.
  await Promise.race([Promise.all([sent, added]), failed.promise]);
}

/** Removes the files that no link leads to any more. */
export function removeOldArchives(): Promise<void> {
  return deleteFilesUnless(archiveFolder, isFileNeeded);
}
