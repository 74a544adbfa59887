import { limits } from '@qaysari/contract/shared/limits';

/** A picture that the listing already has. */
export interface StoredPicture {
  id: string;
  kind: 'stored';
  /** As the API answered it. */
  url: string;
}

/** An upload that the server stores until an ad uses it. */
export interface Upload {
  url: string;
  /** When it arrived, by this device's clock. */
  at: number;
}

/** A picture from this device; it is shrunk before it is sent. */
export interface NewPicture {
  /** The `Idempotency-Key` of its upload. */
  id: string;
  kind: 'new';
  name: string;
  /** `ready`: the form may be sent. `unsent`: sending failed. `failed`: it cannot be read. */
  state: 'preparing' | 'waiting' | 'sending' | 'ready' | 'unsent' | 'failed';
  /** The shrunk picture to send. It stays here, because the server deletes old uploads. */
  blob?: Blob;
  /** It has too few pixels. */
  isSmall?: boolean;
  upload?: Upload;
  /** Of sending, from 0 to 1. */
  progress?: number | undefined;
}

export type Picture = StoredPicture | NewPicture;

/** The ten slots of a listing's pictures, in order. The first picture is the cover. */
export type Slots = readonly (Picture | undefined)[];

export const slotCount = limits.imagesPerListing;

export const noPictures: Slots = Array.from({ length: slotCount }, () => undefined);

/** The slots of a stored listing. */
export function slotsOf(urls: readonly string[]): Slots {
  return noPictures.map((_, index) => {
    const url = urls[index];
    return url === undefined ? undefined : { id: url, kind: 'stored', url };
  });
}

/** Number of pictures. */
export function countOf(slots: Slots): number {
  return slots.filter((slot) => slot !== undefined).length;
}

/**
 * Fills pictures in from the selected slot onwards (docs/decisions/0024). The first one replaces the picture of that
 * slot; the others go into free slots behind it, then before it. The rest is dropped.
 */
export function fillFrom(
  slots: Slots,
  selected: number,
  pictures: readonly Picture[],
): { slots: Slots; dropped: number } {
  const order = slots.map((_, step) => (selected + step) % slotCount);
  const places = order.filter((at) => at === selected || slots[at] === undefined);
  const next = [...slots];
  pictures.slice(0, places.length).forEach((picture, index) => {
    next[places[index] ?? 0] = picture;
  });
  return { slots: next, dropped: Math.max(0, pictures.length - places.length) };
}

/** Without gaps: pictures first. An old draft, or a picture that is no longer there, leaves some. */
export function withoutGaps(slots: Slots): Slots {
  const filled = slots.filter((slot) => slot !== undefined);
  return noPictures.map((_, index) => filled[index]);
}

/** Removes a picture; those behind it move up. */
export function clearSlot(slots: Slots, at: number): Slots {
  return withoutGaps(slots.map((slot, index) => (index === at ? undefined : slot)));
}

/** Puts a picture back before the one at that place; the last slot must be free. */
export function putBack(slots: Slots, at: number, picture: Picture): Slots {
  return [...slots.slice(0, at), picture, ...slots.slice(at)].slice(0, slotCount);
}

/** Moves a slot's content to another slot; those between shift. */
export function moveSlot(slots: Slots, from: number, to: number): Slots {
  const next = [...slots];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Replaces a picture by its id; unchanged when it is no longer there. */
export function withPicture(slots: Slots, picture: Picture): Slots {
  return slots.map((slot) => (slot?.id === picture.id ? picture : slot));
}

/** The slots without these uploads: their pictures are to be sent again. */
export function forgetUploads(slots: Slots, isStale: (upload: Upload) => boolean): Slots {
  return slots.map((slot) => {
    if (slot?.kind !== 'new' || !slot.upload || !isStale(slot.upload)) return slot;
    const { upload: _old, ...picture } = slot;
    // Under its old id the server would answer the old upload.
    return { ...picture, id: crypto.randomUUID(), state: 'waiting' };
  });
}

/** Whether pictures or their order differ from `before`. */
export function areChanged(slots: Slots, before: readonly string[]): boolean {
  const filled = slots.filter((slot) => slot !== undefined);
  return (
    filled.length !== before.length ||
    filled.some((slot, index) => slot.kind !== 'stored' || slot.url !== before[index])
  );
}

/** Progress of the new pictures, from 0 to 1; undefined when none is being sent. */
export function sentShare(slots: Slots): number | undefined {
  const added = slots.filter((slot) => slot?.kind === 'new');
  const isUnderWay = added.some(({ state }) => state === 'waiting' || state === 'sending');
  if (!isUnderWay) return undefined;
  const sent = added.map(({ upload, progress = 0 }) => (upload ? 1 : progress));
  return sent.reduce((sum, share) => sum + share, 0) / added.length;
}

/** The value of one slot in the field `images`. */
export type ImagePart = Blob | string;

/**
 * The pictures as the API takes them, one part per slot, so that positions in errors are slot numbers; `null` for an
 * empty slot. Undefined when nothing changed since `before`.
 */
export function imageParts(slots: Slots, before: readonly string[]): ImagePart[] | undefined {
  if (!areChanged(slots, before)) return undefined;
  const last = Math.max(-1, ...slots.map((slot, index) => (slot === undefined ? -1 : index)));
  return slots.slice(0, Math.max(last + 1, before.length)).map(partOf);
}

function partOf(slot: Picture | undefined): ImagePart {
  if (slot === undefined) return 'null';
  if (slot.kind === 'stored') return slot.url;
  if (slot.upload) return slot.upload.url;
  if (!slot.blob) throw new Error(`The picture ${slot.name} is not ready`);
  return slot.blob;
}
