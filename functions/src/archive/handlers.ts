import type {
  askForData as askEndpoint,
  openData as endpoint,
  getData as getEndpoint,
} from '@qaysari/contract/account/calls';
import { limits } from '@qaysari/contract/shared/limits';
import type { Readable } from 'node:stream';
import { readSecret } from '../code/store.ts';
import { notFound } from '../platform/api-error.ts';
import type { Handler } from '../platform/handler.ts';
import { countAndThrottle, type ThrottleRule } from '../platform/throttle.ts';
import { securityEvent } from '../platform/security-log.ts';
import { bucket } from '../platform/storage.ts';
import { findUser } from '../user/store.ts';
import {
  archiveFile,
  askForArchive,
  findArchive,
  isOpen,
  presentArchive,
  versionOf,
} from './store.ts';

/** `GET /user/data`. */
export const getData: Handler<typeof getEndpoint> = async ({ caller }) =>
  presentArchive(await findArchive(caller.uid));

/** `POST /user/data`. */
export const askForData: Handler<typeof askEndpoint> = async ({ caller, language }) => {
  const archive = await askForArchive(caller.uid, language);
  securityEvent('dataAsked', { uid: caller.uid });
  return presentArchive(archive);
};

/** `POST /user/data/archive`. */
export const openData: Handler<typeof endpoint> = async ({ body }) => {
  const archive = await findByCode(body.code);
  securityEvent('dataDownloaded', { uid: archive.uid });
  return { bytes: archive.bytes, version: versionOf(archive) };
};

/**
 * Throws the same 404 for a code that is wrong or expired, or whose archive is gone; and 429 after too many requests
 * for it.
 */
async function findByCode(code: string) {
  const owner = await readSecret('data-archive', code);
  if (!owner) throw notFound();
  const [archive, user] = await Promise.all([findArchive(owner.uid), findUser(owner.uid)]);
  if (!user || user.deletedAt || !isOpen(archive)) throw notFound();
  const version = versionOf(archive);
  if (version !== owner.about) throw notFound();
  await countAndThrottle(throttleOf(archive), `${archive.uid} ${version}`);
  return archive;
}

/**
 * Three whole downloads in an hour, and some more pieces for somebody who starts again. Each download costs network
 * traffic, and somebody else may have the link.
 */
function throttleOf({ bytes }: { bytes: number }): ThrottleRule {
  const pieces = Math.ceil(bytes / limits.dataPieceBytes);
  const ceiling = limits.dataDownloads * pieces + 20;
  return { kind: 'archive-piece', free: ceiling, ceiling };
}

interface Piece {
  bytes: number;
  content: Readable;
}

/** A piece of the archive of a mailed link. Throws 404 also for one that begins behind its end. */
export async function openPiece({ code, from }: { code: string; from: number }): Promise<Piece> {
  const archive = await findByCode(code);
  if (from >= archive.bytes) throw notFound();
  const bytes = Math.min(limits.dataPieceBytes, archive.bytes - from);
  const range = { start: from, end: from + bytes - 1 };
  const content = bucket()
    .file(archiveFile(archive))
    .createReadStream({ ...range, validation: false });
  return { bytes, content };
}
