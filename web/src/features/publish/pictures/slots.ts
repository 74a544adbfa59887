import { limits } from '@qaysari/contract/limits';

/** A picture that the listing already has. */
export interface StoredPicture {
  id: string;
  kind: 'stored';
  /** As the API answered it. */
  url: string;
}

/** A picture from this device; it is shrunk before it is sent. */
export interface NewPicture {
  id: string;
  kind: 'new';
  name: string;
  state: 'preparing' | 'ready' | 'failed';
  /** What is sent, once it is ready. */
  blob?: Blob;
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

/** Slot of the cover; -1 without pictures. */
export function coverAt(slots: Slots): number {
  return slots.findIndex((slot) => slot !== undefined);
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

export function clearSlot(slots: Slots, at: number): Slots {
  return slots.with(at, undefined);
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

/** Whether pictures or their order differ from `before`. */
export function areChanged(slots: Slots, before: readonly string[]): boolean {
  const filled = slots.filter((slot) => slot !== undefined);
  return (
    filled.length !== before.length ||
    filled.some((slot, index) => slot.kind !== 'stored' || slot.url !== before[index])
  );
}

/** The value of one slot in the field `images`. */
export type ImagePart = Blob | string;

/**
 * The pictures as the API takes them, one part per slot, so that positions in errors are slot numbers; `null` for an
 * empty slot. Undefined when nothing changed since `before`.
 */
export function imageParts(slots: Slots, before: readonly string[]): ImagePart[] | undefined {
  if (!areChanged(slots, before)) return undefined;
  const last = slots.findLastIndex((slot) => slot !== undefined);
  return slots.slice(0, Math.max(last + 1, before.length)).map(partOf);
}

function partOf(slot: Picture | undefined): ImagePart {
  if (slot === undefined) return 'null';
  if (slot.kind === 'stored') return slot.url;
  if (!slot.blob) throw new Error(`The picture ${slot.name} is not ready`);
  return slot.blob;
}
