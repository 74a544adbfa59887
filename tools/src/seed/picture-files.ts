import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageRatio, imageWidths, type ImageWidth } from '@qaysari/contract/image-paths';
import sharp from 'sharp';
import { cacheDirectory } from '../repository.ts';

/** One picture as it is stored. */
export interface PictureFiles {
  /** Names the content: the first 20 hex digits of the SHA-256 of the widest variant. */
  hash: string;
  /** WebP. */
  variants: readonly { width: ImageWidth; bytes: Buffer }[];
}

const qualities: Readonly<Record<ImageWidth, number>> = { 320: 70, 640: 68, 1280: 64 };
const effort = 5;

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

async function render(svg: string): Promise<PictureFiles['variants']> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return Promise.all(
    imageWidths.map(async (width) => {
      const height = (width / imageRatio.width) * imageRatio.height;
      const image = sharp(data, { raw }).resize(width, height);
      const bytes = await image.webp({ quality: qualities[width], effort }).toBuffer();
      return { width, bytes };
    }),
  );
}

/** Drawing all pictures takes minutes, and most seeds change none: they are kept by their source. */
async function renderOnce(svg: string): Promise<PictureFiles['variants']> {
  const key = sha256(JSON.stringify([svg, qualities, effort, sharp.versions]));
  const folder = join(cacheDirectory, 'seed-pictures');
  const files = imageWidths.map((width) => ({ width, path: join(folder, `${key}-${width}.webp`) }));
  if (files.every(({ path }) => existsSync(path))) {
    return files.map(({ width, path }) => ({ width, bytes: readFileSync(path) }));
  }
  const variants = await render(svg);
  mkdirSync(folder, { recursive: true });
  for (const { width, bytes } of variants) {
    writeFileSync(join(folder, `${key}-${width}.webp`), bytes);
  }
  return variants;
}

/** Draws an SVG of 1280 × 960 into WebP files of every width that pages ask for. */
export async function renderPicture(svg: string): Promise<PictureFiles> {
  const variants = await renderOnce(svg);
  const widest = variants.find(({ width }) => width === 1280);
  if (!widest) throw new Error('Ads need the 1280 variant');
  return { hash: sha256(widest.bytes).slice(0, 20), variants };
}
