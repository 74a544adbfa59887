import type { TextRef } from '@qaysari/contract/failure';
import { imageUrl } from '@qaysari/contract/image-paths';
import { limits } from '@qaysari/contract/limits';
import { wrongFields } from '../../platform/api-error.ts';
import type { ImageSlot } from '../../platform/handler.ts';
import { processImage, type ProcessedImage } from '../../platform/image.ts';

/** A filled slot of the form: a new image, or the hash of a current one. */
export type FilledSlot = { picture: ProcessedImage } | { hash: string };

/**
 * Processes the images of a form, in order. Throws a field error for the first file that is not a valid
 * image. The same for a URL that is not in `current`, the content hashes that the listing had when it was
 * read.
 */
export async function processSlots(
  listingId: string,
  slots: readonly ImageSlot[],
  current: readonly string[],
): Promise<FilledSlot[]> {
  const filledSlots: FilledSlot[] = [];
  for (const [index, slot] of slots.entries()) {
    const position = index + 1;
    if (slot.kind === 'file')
      filledSlots.push({ picture: await processFile(slot.bytes, position) });
    else if (!isEmptySlot(slot.text))
      filledSlots.push({ hash: findCurrentHash(listingId, slot.text, current, position) });
  }
  return filledSlots;
}

function isEmptySlot(text: string): boolean {
  return ['', 'null'].includes(text.trim());
}

async function processFile(bytes: Buffer, position: number): Promise<ProcessedImage> {
  const image = await processImage(bytes);
  if (typeof image !== 'string') return image;
  throw imageFieldError(image, position, { max: limits.imageMegapixels });
}

/** `url` is the path that the API returns, with or without the site's origin. */
function findCurrentHash(
  listingId: string,
  url: string,
  current: readonly string[],
  position: number,
): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url.trim();
  const hash = current.find((each) => imageUrl(listingId, each) === path);
  if (hash === undefined) throw imageFieldError('imageUnknown', position);
  return hash;
}

/** A field error that names the image's position, counted from 1. */
export function imageFieldError(
  key: TextRef['key'],
  position: number,
  params: TextRef['params'] = {},
) {
  return wrongFields({ images: { key, params: { ...params, position } } });
}

export function newImages(slots: readonly FilledSlot[]): ProcessedImage[] {
  return slots.flatMap((slot) => ('picture' in slot ? [slot.picture] : []));
}

/**
 * The content hashes for the listing, cover first, each once. `written` are the hashes of the new images.
 */
export function imageHashes(slots: readonly FilledSlot[], written: readonly string[]): string[] {
  const next = written.values();
  return [
    ...new Set(slots.map((slot) => ('hash' in slot ? slot.hash : (next.next().value ?? '')))),
  ];
}
