import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageWidths } from '@qaysari/contract/listing/images';
import {
  narrowerVariants,
  shareImage,
  type ProcessedImage,
} from '../../../functions/src/platform/image.ts';
import { inputHash } from '../build/build-when-changed.ts';
import { cacheDirectory } from '../repository.ts';
import { pictureFiles } from './picture-files.ts';
import type { SeedListing } from './seed-listings.ts';

/** One picture of a listing as Cloud Storage holds it. */
export interface StoredPicture {
  /** Names the content: the first 20 hex digits of the SHA-256 of the widest variant. */
  hash: string;
  variants: ProcessedImage['variants'];
  /** Of a cover: what other sites show. */
  share?: Buffer;
}

/** By key of the listing. Cover first. */
export type StoredPictures = ReadonlyMap<string, readonly StoredPicture[]>;

/** What the variants depend on, apart from the picture itself. */
const sources = [
  'contract/src/listing/images.ts',
  'functions/src/platform/image.ts',
  'node_modules/sharp/package.json',
];
const narrowerWidths = imageWidths.filter((width) => width < 1280);

/** A reader never finds half a file. */
function writeWhole(file: string, bytes: Buffer): void {
  const part = `${file}.${process.pid}.part`;
  writeFileSync(part, bytes);
  renameSync(part, file);
}

/** Reads the narrower variants from the cache, or makes them. */
async function cachedVariants(
  widest: Buffer,
  fileOf: (width: number) => string,
): Promise<ProcessedImage['variants']> {
  if (narrowerWidths.every((width) => existsSync(fileOf(width)))) {
    return narrowerWidths.map((width) => ({ width, bytes: readFileSync(fileOf(width)) }));
  }
  const variants = await narrowerVariants(widest);
  for (const { width, bytes } of variants) writeWhole(fileOf(width), bytes);
  return variants;
}

/** Reads a share image from the cache, or makes it. */
async function cachedShare(widest: Buffer, file: string): Promise<Buffer> {
  if (!existsSync(file)) writeWhole(file, await shareImage(widest));
  return readFileSync(file);
}

async function storedPicture(
  file: string,
  { cache, isCover }: { cache: string; isCover: boolean },
): Promise<StoredPicture> {
  const widest = readFileSync(file);
  const hash = createHash('sha256').update(widest).digest('hex').slice(0, 20);
  const narrower = await cachedVariants(widest, (width) => join(cache, `${hash}-${width}.webp`));
  return {
    hash,
    variants: [...narrower, { width: 1280, bytes: widest }],
    ...(isCover && { share: await cachedShare(widest, join(cache, `${hash}-share.jpg`)) }),
  };
}

/** The pictures of all listings in every width that pages ask for. */
export async function storedPictures(listings: readonly SeedListing[]): Promise<StoredPictures> {
  const cache = join(cacheDirectory, 'seed-pictures', inputHash(sources).slice(0, 12));
  mkdirSync(cache, { recursive: true });
  const pictures = new Map<string, readonly StoredPicture[]>();
  for (const listing of listings) {
    const stored = pictureFiles(listing).map((file, place) =>
      storedPicture(file, { cache, isCover: place === 0 }),
    );
    pictures.set(listing.key, await Promise.all(stored));
  }
  return pictures;
}
