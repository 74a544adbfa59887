import {
  imageRatio,
  imageWidths,
  shareImageSize,
  type ImageWidth,
  previewSize,
  encodePreview,
} from '@qaysari/contract/listing/images';
import { limits } from '@qaysari/contract/shared/limits';
import sharp, { type Sharp } from 'sharp';
import { withKeyedLock } from './concurrency.ts';
import { detectImageFormat } from './image-format.ts';

/** A picture as ads show it: nothing of the sent file but its pixels. */
export interface ProcessedImage {
  /** WebP of 4 : 3. */
  variants: readonly { width: ImageWidth; bytes: Buffer }[];
  /** JPEG of `shareImageSize`. */
  share: Buffer;
  /** The letters of `imagePreview`. */
  preview: string;
}

/** Why a file is no picture for us. */
export type ImageFault = 'imageTooManyPixels' | 'imageUnreadable';

interface RawImage {
  data: Buffer;
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

const fullSize = { width: 1280, height: (1280 / imageRatio.width) * imageRatio.height };
const qualities: Readonly<Record<ImageWidth, number>> = { 320: 70, 640: 68, 960: 67, 1280: 66 };
/** WhatsApp leaves out a picture of more than about 300 KB. Of noise, only the last of these is smaller. */
const shareQualities = [78, 60, 40, 20];
const maxShareBytes = 250_000;
const maxPixels = limits.imageMegapixels * 1_000_000;
/** What a picture takes while it is processed, one at a time: four bytes a pixel, as it is read and as it is turned. */
export const decodingMegabytes = 2 * 4 * limits.imageMegapixels;
/**
 * How hard libwebp tries (0-6, default 4). 2 makes drawings a third smaller than 1 for little more time, and photos a
 * tenth larger than 4 in half the time.
 */
const encodingEffort = 2;
/** Of 4 : 3 a picture may be so much wider or narrower and is still cut to it. */
const ratioTolerance = 1.15;
/** No honest picture of this size takes longer; sharp looks at it now and then. */
const decodeSeconds = 20;

let areDecodersRestricted = false;

/** Disables the decoders of all other formats (libvips; polyglots, SVG and PDF in disguise). */
function restrictDecoders(): void {
  if (areDecodersRestricted) return;
  areDecodersRestricted = true;
  const kinds = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'];
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: kinds.map((kind) => `VipsForeignLoad${kind}Buffer`) });
  // An instance has one core, and holds one decoded picture at a time.
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Reads a file that somebody sent. One after the other in this process, as each takes much memory. */
export function processImage(file: Buffer): Promise<ProcessedImage | ImageFault> {
  return withKeyedLock(['picture'], () => process(file));
}

async function process(file: Buffer): Promise<ProcessedImage | ImageFault> {
  restrictDecoders();
  if (detectImageFormat(file) === undefined) return 'imageUnreadable';
  let decoded: RawImage;
  try {
    decoded = await decode(file);
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes('exceeds pixel limit');
    return isTooLarge ? 'imageTooManyPixels' : 'imageUnreadable';
  }
  const whole = isFullSize(decoded.info) ? decoded : await padWithBlur(decoded);
  const { variants, narrowest } = await variantsOf(whole, imageWidths);
  return { variants, share: await makeShareImage(whole), preview: await makePreview(narrowest) };
}

/** What other sites show of a picture that is stored at 1280 × 960 already. Throws when the file is no picture. */
export async function shareImage(stored: Buffer): Promise<Buffer> {
  restrictDecoders();
  return makeShareImage(await decode(stored));
}

/** The middle of the picture: as good as the size allows. */
async function makeShareImage(whole: RawImage): Promise<Buffer> {
  const { data, info } = await fromRaw(whole)
    .resize({ ...shareImageSize, fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let bytes = Buffer.alloc(0);
  for (const quality of shareQualities) {
    bytes = await fromRaw({ data, info }).jpeg({ quality, progressive: true }).toBuffer();
    if (bytes.length <= maxShareBytes) break;
  }
  return bytes;
}

/**
 * The narrower variants of a picture that is stored at 1280 × 960 already, as `readPicture` makes them.
 * Throws when the file is no picture.
 */
export async function narrowerVariants(stored: Buffer): Promise<ProcessedImage['variants']> {
  restrictDecoders();
  const widths = imageWidths.filter((width) => width < fullSize.width);
  return (await variantsOf(await decode(stored), widths)).variants;
}

async function variantsOf(
  whole: RawImage,
  widths: readonly ImageWidth[],
): Promise<Pick<ProcessedImage, 'variants'> & { narrowest: RawImage }> {
  const variants: { width: ImageWidth; bytes: Buffer }[] = [];
  let narrowest = whole;
  // From the widest down, each made of the one before: a quarter of the pixels to go through.
  for (const width of [...widths].sort((one, other) => other - one)) {
    narrowest = await resizeToWidth(narrowest, width);
    const options = { quality: qualities[width], effort: encodingEffort };
    variants.unshift({ width, bytes: await fromRaw(narrowest).webp(options).toBuffer() });
  }
  return { variants, narrowest };
}

async function resizeToWidth(image: RawImage, width: ImageWidth): Promise<RawImage> {
  if (image.info.width === width) return image;
  return fromRaw(image)
    .resize(width, (width / imageRatio.width) * imageRatio.height)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Upright sRGB pixels without alpha, at most of the full size; of exactly that where the shape is near it. */
async function decode(file: Buffer): Promise<RawImage> {
  const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
  const { autoOrient } = await image.metadata();
  const fit = isNearTargetRatio(autoOrient) ? 'cover' : 'inside';
  return image
    .timeout({ seconds: decodeSeconds })
    .autoOrient()
    .resize({ ...fullSize, fit })
    .toColourspace('srgb')
    .flatten({ background: 'white' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

function isNearTargetRatio({ width, height }: { width: number; height: number }): boolean {
  const stretch = (width * imageRatio.height) / (height * imageRatio.width);
  return stretch <= ratioTolerance && stretch >= 1 / ratioTolerance;
}

function isFullSize({ width, height }: RawImage['info']): boolean {
  return width === fullSize.width && height === fullSize.height;
}

/** The whole picture before a blurred enlargement of itself. */
async function padWithBlur(image: RawImage): Promise<RawImage> {
  const small = await fromRaw(image)
    .resize({ width: fullSize.width / 20, height: fullSize.height / 20, fit: 'cover' })
    .blur(2)
    .modulate({ brightness: 0.8 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = image;
  return fromRaw(small)
    .resize(fullSize.width, fullSize.height, { kernel: 'cubic' })
    .composite([{ input: data, raw: info, gravity: 'centre' }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function makePreview(image: RawImage): Promise<string> {
  const { width, height } = previewSize;
  return encodePreview(await fromRaw(image).resize(width, height).raw().toBuffer());
}

function fromRaw({ data, info }: RawImage): Sharp {
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}
