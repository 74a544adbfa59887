import type { TextRef } from '@qaysari/contract/failure';
import { imageUrl } from '@qaysari/contract/image-paths';
import { limits } from '@qaysari/contract/limits';
import { wrongFields } from '../platform/api-error.ts';
import type { ImageSlot } from '../platform/call.ts';
import { readPicture, type Picture } from '../platform/picture.ts';

/** A slot of the form: a new picture, or one that the ad has. Emptied ones are gone. */
export type FilledSlot = { picture: Picture } | { hash: string };

/**
 * Reads the pictures of a form, in order. Throws a field error that names the first one that is no picture
 * for us, or that `current` does not hold: the content hashes that the ad named when it was read.
 */
export async function readSlots(
  listingId: string,
  slots: readonly ImageSlot[],
  current: readonly string[],
): Promise<FilledSlot[]> {
  const filled: FilledSlot[] = [];
  for (const [index, slot] of slots.entries()) {
    const position = index + 1;
    if (slot.kind === 'file') filled.push({ picture: await readFile(slot.bytes, position) });
    else if (!isEmpty(slot.text))
      filled.push({ hash: hashAt(listingId, slot.text, current, position) });
  }
  return filled;
}

function isEmpty(text: string): boolean {
  return ['', 'null'].includes(text.trim());
}

async function readFile(bytes: Buffer, position: number): Promise<Picture> {
  const picture = await readPicture(bytes);
  if (typeof picture !== 'string') return picture;
  throw wrongImage(picture, position, { max: limits.imageMegapixels });
}

/** `url` is the path that answers carry, or the same with the site before it. */
function hashAt(
  listingId: string,
  url: string,
  current: readonly string[],
  position: number,
): string {
  const path = URL.canParse(url) ? new URL(url).pathname : url.trim();
  const hash = current.find((each) => imageUrl(listingId, each) === path);
  if (hash === undefined) throw wrongImage('imageUnknown', position);
  return hash;
}

/** A field error that says which picture it is about, counted from 1. */
export function wrongImage(key: TextRef['key'], position: number, params: TextRef['params'] = {}) {
  return wrongFields({ images: { key, params: { ...params, position } } });
}

export function newPictures(slots: readonly FilledSlot[]): Picture[] {
  return slots.flatMap((slot) => ('picture' in slot ? [slot.picture] : []));
}

/** The content hashes for the ad, cover first, each once; `written` are those of the new pictures. */
export function hashesOf(slots: readonly FilledSlot[], written: readonly string[]): string[] {
  const next = written.values();
  return [
    ...new Set(slots.map((slot) => ('hash' in slot ? slot.hash : (next.next().value ?? '')))),
  ];
}
