import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { listingId } from './stable-ids.ts';
import { addStorageExport } from './storage-export.ts';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
  const others = { version: '15.0.0', auth: { version: '15.0.0', path: 'auth_export' } };
  writeFileSync(join(folder, 'firebase-export-metadata.json'), JSON.stringify(others));
  const variants = [320, 1280].map((width) => ({
    width: width as 320,
    bytes: Buffer.from('data'),
  }));
  addStorageExport(
    folder,
    new Map([['bakery', [{ hash: '0a1b', variants, share: Buffer.from('data') }]]]),
  );
});

const readJson = (...path: string[]): unknown =>
  JSON.parse(readFileSync(join(folder, ...path), 'utf8'));

describe('addStorageExport', () => {
  it('writes each object with the checksums that clients compare', () => {
    const files = readdirSync(join(folder, 'storage_export/metadata'));
    const objects = files.map((file) => readJson('storage_export/metadata', file));
    const object = (width: number) => ({
      name: `listings/${listingId('bakery')}/0a1b-${width}.webp`,
      bucket: 'demo-qaysari.appspot.com',
      contentType: 'image/webp',
      cacheControl: 'public, max-age=31536000, immutable',
      size: 4,
      md5Hash: 'jXd/OF09/siBXSD3SWAm3A==',
      // "data" in the documentation of Cloud Storage's client: rth90Q== as a number.
      crc32c: '2933423569',
    });
    const share = {
      ...object(1280),
      name: `listings/${listingId('bakery')}/0a1b-share.jpg`,
      contentType: 'image/jpeg',
    };
    expect(objects).toEqual([object(320), object(1280), share]);
    for (const file of files) {
      const blob = join(folder, 'storage_export/blobs', file.replace('.json', ''));
      expect(readFileSync(blob, 'utf8')).toBe('data');
    }
  });

  it('names itself beside the other exports, with their version', () => {
    expect(readJson('firebase-export-metadata.json')).toEqual({
      version: '15.0.0',
      auth: { version: '15.0.0', path: 'auth_export' },
      storage: { version: '15.0.0', path: 'storage_export' },
    });
    expect(readJson('storage_export/buckets.json')).toEqual({
      buckets: [{ id: 'demo-qaysari.appspot.com' }],
    });
  });
});
