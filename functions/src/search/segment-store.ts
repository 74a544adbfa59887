import { createHash } from 'node:crypto';
import { bucket } from '../platform/storage.ts';
import type { PackedSegment } from './engine/pack.ts';

/** A packed segment in Cloud Storage. Its object is never written again. */
export interface StoredSegment {
  object: string;
  /** Of its bytes, in hex. */
  sha256: string;
  /** How many ads it holds. */
  count: number;
  bytes: number;
}

/** An object is not there, or does not hold what was written into it. */
export class MissingSegment extends Error {}

const folder = 'search/';

/** Stores segments under a name that nobody has used yet. */
export async function storeSegment(
  name: string,
  { bytes, count, sha256 }: PackedSegment,
): Promise<StoredSegment> {
  const object = `${folder}${name}.zst`;
  await bucket()
    .file(object)
    .save(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      contentType: 'application/zstd',
      resumable: false,
    });
  return { object, sha256, count, bytes: bytes.byteLength };
}

/** The bytes of each, in order. Throws a LostSegment where one cannot be had as it was written. */
export function fetchSegments(segments: readonly StoredSegment[]): Promise<Uint8Array[]> {
  return Promise.all(segments.map(fetchSegment));
}

async function fetchSegment({ object, sha256 }: StoredSegment): Promise<Uint8Array> {
  const bytes = await download(object);
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new MissingSegment(`${object} holds other bytes than were written`);
  return bytes;
}

async function download(object: string): Promise<Uint8Array> {
  try {
    // Its own checksums would be asked for with another request.
    const [bytes] = await bucket().file(object).download({ validation: false });
    return bytes;
  } catch (error) {
    if (isNotFound(error)) throw new MissingSegment(`${object} is not there`);
    throw error;
  }
}

/** Removes objects; none of them need be there. */
export async function removeSegments(objects: readonly string[]): Promise<void> {
  await Promise.all(
    objects.map((object) => bucket().file(object).delete({ ignoreNotFound: true })),
  );
}

/** The segments' objects that were written before that time, of versions that nobody may know any more. */
export async function segmentsBefore(time: Date): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: folder });
  return files
    .filter(({ metadata }) => new Date(metadata.timeCreated ?? Date.now()) < time)
    .map(({ name }) => name);
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
