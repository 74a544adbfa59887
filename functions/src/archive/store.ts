import type { DataArchive } from '@qaysari/contract/account/types';
import { limits } from '@qaysari/contract/shared/limits';
import type { Language } from '@qaysari/contract/shared/languages';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { queueMail } from '../mail/store.ts';
import { ApiError } from '../platform/api-error.ts';
import { clock } from '../platform/clock.ts';
import { collection } from '../platform/collections.ts';
import { firestore, Timestamp } from '../platform/firestore.ts';
import { deleteFilesWithPrefix } from '../platform/storage.ts';
import { sweep, type SweepOptions } from '../platform/sweep.ts';
import { asPerson, findUserIn } from '../user/store.ts';

/** A document of `dataExports`: somebody has asked for all that is stored about them. */
interface ArchiveDocument {
  state: 'waiting' | 'ready';
  /** Of the page on which they asked: for the mail and for the words in the archive. */
  language: Language;
  createdAt: Timestamp;
  /** Of the file, once it is made. */
  bytes?: number;
  /** The file is deleted after that. */
  keptUntil?: Timestamp;
  expireAt: Timestamp;
}

export interface ArchiveRecord extends ArchiveDocument {
  uid: string;
}

const hourMs = 60 * 60 * 1000;
const pauseMs = limits.dataArchiveDays * 24 * hourMs;
const linkMs = limits.dataLinkHours * hourMs;
/** How long a mail server may be down before somebody has to request the archive again. */
const mailMs = 3 * 24 * hourMs;

const archives = () => collection('dataExports');

function read(snapshot: DocumentSnapshot): ArchiveRecord | undefined {
  const data = snapshot.data() as ArchiveDocument | undefined;
  return data && { ...data, uid: snapshot.id };
}

export async function findArchive(uid: string): Promise<ArchiveRecord | undefined> {
  return read(await archives().doc(uid).get());
}

/** Distinguishes the archive of one request from that of another. */
export function versionOf({ createdAt }: Pick<ArchiveRecord, 'createdAt'>): string {
  return String(createdAt.toMillis());
}

const folder = 'exports/';

/** The name is made from the request: a repeated build writes the same file. */
export function archiveFile(archive: Pick<ArchiveRecord, 'uid' | 'createdAt'>): string {
  return `${folder}${archive.uid}/${versionOf(archive)}.zip`;
}

/** Whether the file of an archive can be fetched. */
export function isOpen(
  archive: ArchiveRecord | undefined,
): archive is ArchiveRecord & { bytes: number } {
  const { state, bytes, keptUntil } = archive ?? {};
  return state === 'ready' && bytes !== undefined && (keptUntil?.toMillis() ?? 0) > clock.now();
}

/** What its owner sees of it. */
export function presentArchive(archive: ArchiveRecord | undefined): DataArchive {
  const nextAt = (archive?.createdAt.toMillis() ?? 0) + pauseMs;
  if (!archive || nextAt <= clock.now()) return { state: 'none' };
  const { state, createdAt, keptUntil } = archive;
  const dates = {
    askedAt: createdAt.toDate().toISOString(),
    nextAt: new Date(nextAt).toISOString(),
  };
  if (state === 'waiting') return { state: 'building', ...dates };
  if (!isOpen(archive) || !keptUntil) return { state: 'over', ...dates };
  return { state: 'ready', ...dates, readyUntil: keptUntil.toDate().toISOString() };
}

/**
 * Stores that somebody wants their data; the trigger `dataExportWritten` makes the archive. Throws 429 within a week of
 * the last time, and 401 when the user is deleted or locked out.
 */
export async function askForArchive(uid: string, language: Language): Promise<ArchiveRecord> {
  const document = archives().doc(uid);
  return asPerson(uid, async (transaction) => {
    const last = read(await transaction.get(document));
    const now = clock.now();
    const left = last ? last.createdAt.toMillis() + pauseMs - now : 0;
    if (left > 0) {
      throw new ApiError(429, 'dataTooSoon', {
        params: { count: Math.ceil(left / (24 * hourMs)) },
        headers: { 'Retry-After': String(Math.ceil(left / 1000)) },
      });
    }
    const asked: ArchiveDocument = {
      ...{ state: 'waiting', language },
      createdAt: Timestamp.fromMillis(now),
      expireAt: Timestamp.fromMillis(now + pauseMs),
    };
    transaction.set(document, asked);
    return { ...asked, uid };
  });
}

/**
 * Marks the archive as ready and queues the mail, only once even if another process made the archive meanwhile. False
 * when nobody wants it any more: the account is deleted, or another archive was requested.
 */
export async function completeArchive(made: ArchiveRecord, bytes: number): Promise<boolean> {
  const document = archives().doc(made.uid);
  return firestore().runTransaction(async (transaction) => {
    const user = await findUserIn(transaction, made.uid);
    const current = read(await transaction.get(document));
    if (!user || user.deletedAt || current?.createdAt.isEqual(made.createdAt) !== true)
      return false;
    if (current.state === 'ready') return true;
    const keptUntil = Timestamp.fromMillis(clock.now() + mailMs);
    transaction.update(document, { state: 'ready', bytes, keptUntil });
    const { uid, language } = made;
    queueMail(
      transaction,
      { kind: 'dataReady', whom: user.email, language, uid },
      `data-archive ${uid} ${versionOf(made)}`,
    );
    return true;
  });
}

/** Stores the archive for as long as a link that is made now works. Returns its version; undefined when it is gone. */
export async function keepArchiveForLink(uid: string): Promise<string | undefined> {
  const document = archives().doc(uid);
  return firestore().runTransaction(async (transaction) => {
    const archive = read(await transaction.get(document));
    if (!archive || !isOpen(archive)) return undefined;
    transaction.update(document, { keptUntil: Timestamp.fromMillis(clock.now() + linkMs) });
    return versionOf(archive);
  });
}

/** Removes the request and its file. An archive that is being made removes itself. */
export async function deleteArchive(uid: string): Promise<void> {
  await archives().doc(uid).delete();
  await deleteFilesWithPrefix(`${folder}${uid}/`);
}

/** The trigger has given up, or has not begun, what is older. */
const unfinishedMs = hourMs;

/** Calls `build` with each archive that should have been made long ago, the oldest first. */
export function sweepUnfinishedArchives(
  build: (uid: string) => Promise<void>,
  options: SweepOptions,
): Promise<void> {
  const before = Timestamp.fromMillis(clock.now() - unfinishedMs);
  const unfinished = archives()
    .where('state', '==', 'waiting')
    .where('createdAt', '<', before)
    .orderBy('createdAt');
  return sweep(unfinished, ({ id }) => build(id), options);
}

/** Whether anybody still needs this file. */
export async function isFileNeeded(name: string): Promise<boolean> {
  const [uid = ''] = name.slice(folder.length).split('/');
  const archive = uid === '' ? undefined : await findArchive(uid);
  if (!archive || archiveFile(archive) !== name) return false;
  return archive.state === 'waiting' || isOpen(archive);
}

export { folder as archiveFolder };
