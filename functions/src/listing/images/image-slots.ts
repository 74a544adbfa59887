import type { TextRef } from '@qaysari/contract/shared/failure';
import { imageUrl } from '@qaysari/contract/listing/images';
import { limits } from '@qaysari/contract/shared/limits';
import { wrongFields } from '../../platform/api-error.ts';
import type { ImageSlot } from '../../platform/handler.ts';
import { processImage, type ProcessedImage } from '../../platform/image.ts';
import { UploadGone, writeImages, type NewImage, type WrittenImages } from './image-store.ts';
import { findUploadAt } from './uploaded-image-store.ts';

/** A filled slot of the form: a new image, or the hash of a current one. */
export type FilledSlot = { picture: NewImage; position: number } | { hash: string };

/** The listing whose images a form holds. */
interface FormOwner {
  listingId: string;
  /** The content hashes that the listing had when it was read. */
  current: readonly string[];
  /** Who may use pictures that they uploaded; undefined for nobody. */
  uid: string | undefined;
}

/**
 * Processes the images of a form, in order. Throws a field error for the first file that is not a valid
 * image. The same for a URL that is neither of a current image nor of a picture that the owner uploaded.
 */
export async function processSlots(
  slots: readonly ImageSlot[],
  owner: FormOwner,
): Promise<FilledSlot[]> {
  const filledSlots: FilledSlot[] = [];
  for (const [index, slot] of slots.entries()) {
    const position = index + 1;
    if (slot.kind === 'file')
      filledSlots.push({ picture: await processFile(slot.bytes, position), position });
    else if (!isEmptySlot(slot.text)) filledSlots.push(await findImage(slot.text, owner, position));
  }
  return filledSlots;
}

function isEmptySlot(text: string): boolean {
  return ['', 'null'].includes(text.trim());
}

/** Like `processSlots`, for the one picture of a form. */
export async function processOnly(slots: readonly ImageSlot[] = []): Promise<ProcessedImage> {
  const [slot, ...others] = slots;
  if (others.length > 0) throw wrongFields({ images: { key: 'tooMany', params: { max: 1 } } });
  if (slot?.kind !== 'file') throw wrongFields({ images: { key: 'required' } });
  return processFile(slot.bytes, 1);
}

async function processFile(bytes: Buffer, position: number): Promise<ProcessedImage> {
  const image = await processImage(bytes);
  if (typeof image !== 'string') return image;
  throw imageFieldError(image, position, { max: limits.imageMegapixels });
}

/** `url` is the path that the API returns, with or without the site's origin. */
async function findImage(
  url: string,
  { listingId, current, uid }: FormOwner,
  position: number,
): Promise<FilledSlot> {
  const path = URL.canParse(url) ? new URL(url).pathname : url.trim();
  const hash = current.find((each) => imageUrl(listingId, each) === path);
  if (hash !== undefined) return { hash };
  const upload = uid === undefined ? undefined : await findUploadAt(path, uid);
  if (!upload) throw imageFieldError('imageUnknown', position);
  return { picture: upload, position };
}

/** A field error that names the image's position, counted from 1. */
export function imageFieldError(
  key: TextRef['key'],
  position: number,
  params: TextRef['params'] = {},
) {
  return wrongFields({ images: { key, params: { ...params, position } } });
}

/** Stores the new images of a form (`writeImages`). Throws a field error for one that is gone. */
export async function writeNewImages(
  listingId: string,
  slots: readonly FilledSlot[],
): Promise<WrittenImages> {
  const added = slots.filter((slot) => 'picture' in slot);
  try {
    const pictures = added.map(({ picture }) => picture);
    return await writeImages(listingId, pictures);
  } catch (error) {
    if (!(error instanceof UploadGone)) throw error;
    const gone = added.find(
      ({ picture }) => 'upload' in picture && picture.upload === error.upload,
    );
    throw imageFieldError('imageUnknown', gone?.position ?? 1);
  }
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
