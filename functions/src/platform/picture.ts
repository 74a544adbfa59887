import { imageRatio, imageWidths, type ImageWidth } from '@qaysari/contract/image-paths';
import { previewSize, writePreview } from '@qaysari/contract/image-preview';
import { limits } from '@qaysari/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { oneByOne } from './one-by-one.ts';
import { pictureKindOf } from './picture-kind.ts';

/** A picture as ads show it: nothing of the sent file but its pixels. */
export interface Picture {
  /** WebP of 4 : 3. */
  variants: readonly { width: ImageWidth; bytes: Buffer }[];
  /** The letters of `imagePreview`. */
  preview: string;
}

/** Why a file is no picture for us. */
export type PictureFault = 'imageTooManyPixels' | 'imageUnreadable';

interface Raw {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const full = { width: 1280, height: (1280 / imageRatio.width) * imageRatio.height };
const qualities: Readonly<Record<ImageWidth, number>> = { 320: 70, 640: 68, 1280: 66 };
const maxPixels = limits.imageMegapixels * 1_000_000;
/** How hard libwebp tries (0-6, 4 unless told): the small ones gain little by it. */
const efforts: Readonly<Record<ImageWidth, number>> = { 320: 1, 640: 1, 1280: 4 };
/** Of 4 : 3 a picture may be so much wider or narrower and is still cut to it. */
const tolerance = 1.15;
/** No honest picture of this size takes longer; sharp looks at it now and then. */
const decodeSeconds = 20;

let isGuarded = false;

/** What reads anything else than these is not even asked (libvips; polyglots, SVG and PDF in disguise). */
function guard(): void {
  if (isGuarded) return;
  isGuarded = true;
  const kinds = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}Buffer`) });
  // An instance has one core, and holds one decoded picture at a time.
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Reads a file that somebody sent. One after the other in this process, as each takes much memory. */
export function readPicture(file: Buffer): Promise<Picture | PictureFault> {
  return oneByOne(['picture'], () => read(file));
}

async function read(file: Buffer): Promise<Picture | PictureFault> {
  guard();
  if (pictureKindOf(file) === undefined) return 'imageUnreadable';
  let decoded: Raw;
  try {
    decoded = await decode(file);
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    return isTooLarge ? 'imageTooManyPixels' : 'imageUnreadable';
  }
  const whole = isNearlyFull(decoded.info) ? decoded : await onBlur(decoded);
  const { variants, narrowest } = await variantsOf(whole, imageWidths);
  return { variants, preview: await previewOf(narrowest) };
}

/**
 * The narrower variants of a picture that is stored at 1280 × 960 already, as `readPicture` makes them.
 * Throws when the file is no picture.
 */
export async function narrowerVariants(stored: Buffer): Promise<Picture['variants']> {
  guard();
  const widths = imageWidths.filter((width) => width < full.width);
  return (await variantsOf(await decode(stored), widths)).variants;
}

async function variantsOf(
  whole: Raw,
  widths: readonly ImageWidth[],
): Promise<Pick<Picture, 'variants'> & { narrowest: Raw }> {
  const variants: { width: ImageWidth; bytes: Buffer }[] = [];
  let narrowest = whole;
  // From the widest down, each made of the one before: a quarter of the pixels to go through.
  for (const width of [...widths].sort((one, other) => other - one)) {
    narrowest = await narrowed(narrowest, width);
    const options = { quality: qualities[width], effort: efforts[width] };
    variants.unshift({ width, bytes: await again(narrowest).webp(options).toBuffer() });
  }
  return { variants, narrowest };
}

async function narrowed(picture: Raw, width: ImageWidth): Promise<Raw> {
  if (picture.info.width === width) return picture;
  return again(picture)
    .resize(width, (width / imageRatio.width) * imageRatio.height)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Upright sRGB pixels without alpha, at most of the full size; of exactly that where the shape is near it. */
async function decode(file: Buffer): Promise<Raw> {
  const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
  const { autoOrient } = await image.metadata();
  const fit = isNear(autoOrient) ? 'cover' : 'inside';
  return image
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ ...full, fit })
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function isNear({ width, height }: { width: number; height: number }): boolean {
  const stretch = (width * imageRatio.height) / (height * imageRatio.width);
  return stretch <= tolerance && stretch >= 1 / tolerance;
}

function isNearlyFull({ width, height }: Raw['info']): boolean {
  return width === full.width && height === full.height;
}

/** The whole picture before a blurred enlargement of itself. */
async function onBlur(picture: Raw): Promise<Raw> {
  const small = await again(picture)
    .resize({ width: full.width / 20, height: full.height / 20, fit: 'cover' })
    .blur(2)
    .modulate({ brightness: 0.8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = picture;
  return again(small)
    .resize(full.width, full.height, { kernel: 'cubic' })
    .composite([{ input: data, raw: info, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function previewOf(picture: Raw): Promise<string> {
  const { width, height } = previewSize;
  return writePreview(await again(picture).resize(width, height).raw().toBuffer());
}

function again({ data, info }: Raw): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
