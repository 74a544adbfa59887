import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CRC32C } from '@google-cloud/storage';
import { imageObjectName, shareImageObjectName } from '@qaysari/contract/listing/images';
import { projectId } from '../emulators/stack-environment.ts';
import { listingId } from './stable-ids.ts';
import type { StoredPictures } from './stored-pictures.ts';

const bucket = `${projectId}.appspot.com`;

function objectsOf(pictures: StoredPictures): { name: string; bytes: Buffer }[] {
  return [...pictures].flatMap(([key, stored]) =>
    stored.flatMap(({ hash, variants, share }) => [
      ...variants.map(({ width, bytes }) => ({
        name: imageObjectName(listingId(key), hash, width),
        bytes,
      })),
      ...(share ? [{ name: shareImageObjectName(listingId(key), hash), bytes: share }] : []),
    ]),
  );
}

/** The metadata of an object that the Storage emulator needs. The rest has defaults. */
function metadataOf(name: string, bytes: Buffer): Record<string, unknown> {
  const checksum = new CRC32C();
  checksum.update(bytes);
  return {
    name,
    bucket,
    contentType: name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
    cacheControl: 'public, max-age=31536000, immutable',
    size: bytes.length,
    md5Hash: createHash('md5').update(bytes).digest('base64'),
    // The class answers a signed number.
    crc32c: String(checksum.valueOf() >>> 0),
  };
}

interface ExportMetadata {
  version: string;
  storage?: { version: string; path: string };
}

/**
 * Adds all pictures to an export of the other emulators, as the Storage emulator would have exported
 * them (firebase-tools, lib/emulator/storage/files.js). Uploading them to it one by one takes longer
 * than everything else together.
 */
export function addStorageExport(folder: string, pictures: StoredPictures): void {
  const path = 'storage_export';
  const inside = (...names: string[]) => join(folder, path, ...names);
  for (const name of ['blobs', 'metadata']) mkdirSync(inside(name), { recursive: true });
  writeFileSync(inside('buckets.json'), JSON.stringify({ buckets: [{ id: bucket }] }));
  for (const [index, { name, bytes }] of objectsOf(pictures).entries()) {
    writeFileSync(inside('blobs', String(index)), bytes);
    writeFileSync(inside('metadata', `${index}.json`), JSON.stringify(metadataOf(name, bytes)));
  }
  const file = join(folder, 'firebase-export-metadata.json');
  const exported = JSON.parse(readFileSync(file, 'utf8')) as ExportMetadata;
  const storage = { version: exported.version, path };
  writeFileSync(file, JSON.stringify({ ...exported, storage }));
}
