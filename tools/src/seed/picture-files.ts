import { createHash } from 'node:crypto';
import { imageRatio, imageWidths, type ImageWidth } from '@qaysari/contract/image-paths';
import sharp from 'sharp';

/** One picture as it is stored. */
export interface PictureFiles {
  /** Names the content: the first 20 hex digits of the SHA-256 of the widest variant. */
  hash: string;
  /** WebP. */
  variants: readonly { width: ImageWidth; bytes: Buffer }[];
}

const qualities: Readonly<Record<ImageWidth, number>> = { 320: 70, 640: 68, 1280: 64 };

/** Draws an SVG of 1280 × 960 into WebP files of every width that pages ask for. */
export async function renderPicture(svg: string): Promise<PictureFiles> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const variants = await Promise.all(
    imageWidths.map(async (width) => {
      const height = (width / imageRatio.width) * imageRatio.height;
      const image = sharp(data, { raw }).resize(width, height);
      const bytes = await image.webp({ quality: qualities[width], effort: 5 }).toBuffer();
      return { width, bytes };
    }),
  );
  const widest = variants.find(({ width }) => width === 1280);
  if (!widest) throw new Error('Ads need the 1280 variant');
  const hash = createHash('sha256').update(widest.bytes).digest('hex').slice(0, 20);
  return { hash, variants };
}
