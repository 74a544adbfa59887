import { createHash } from 'node:crypto';
import { bucket } from '../platform/storage.ts';
import type { PackedSegment } from './engine/pack.ts';

/** A packed segment in Cloud Storage. Its object is never overwritten. */
export interface StoredSegment {
  object: string;
  /** Of its bytes, in hex. */
  sha256: string;
  /** The number of listings in it. */
  count: number;
  bytes: number;
}

/** The object is missing, or its bytes are not the written ones. */
export class MissingSegment extends Error {}

const folder = 'search/';

/** Stores a segment under a new name. */
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

/** Downloads segments, in order. Throws MissingSegment when one is missing or changed. */
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
    // We check our own hash; the library's checksum would need another request.
    const [bytes] = await bucket().file(object).download({ validation: false });
    return bytes;
  } catch (error) {
    if (isNotFound(error)) throw new MissingSegment(`${object} is not there`);
    throw error;
  }
}

/** Deletes objects, if they exist. */
export async function removeSegments(objects: readonly string[]): Promise<void> {
  await Promise.all(
    objects.map((object) => bucket().file(object).delete({ ignoreNotFound: true })),
  );
}

/** The objects of segments written before this time. */
export async function segmentsBefore(time: Date): Promise<string[]> {
  const [files] = await bucket().getFiles({ prefix: folder });
  return files
    .filter(({ metadata }) => new Date(metadata.timeCreated ?? Date.now()) < time)
    .map(({ name }) => name);
}

function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
