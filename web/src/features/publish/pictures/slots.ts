import { limits } from '@qaysari/contract/limits';

/** A picture that the ad has already. */
export interface StoredPicture {
  id: string;
  kind: 'stored';
  /** As the API answered it. */
  url: string;
}

/** A picture from this device, made smaller before it is sent. */
export interface NewPicture {
  id: string;
  kind: 'new';
  name: string;
  state: 'preparing' | 'ready' | 'failed';
  /** What is sent, once it is ready. */
  blob?: Blob;
}

export type Picture = StoredPicture | NewPicture;

/** The ten places of an ad's pictures, in order; the first picture is the cover. */
export type Slots = readonly (Picture | undefined)[];

export const slotCount = limits.imagesPerListing;

export const noPictures: Slots = Array.from({ length: slotCount }, () => undefined);

/** The slots of an ad as it is. */
export function slotsOf(urls: readonly string[]): Slots {
  return noPictures.map((_, index) => {
    const url = urls[index];
    return url === undefined ? undefined : { id: url, kind: 'stored', url };
  });
}

/** How many hold a picture. */
export function countOf(slots: Slots): number {
  return slots.filter((slot) => slot !== undefined).length;
}

/** Where the cover is; -1 where there is no picture. */
export function coverAt(slots: Slots): number {
  return slots.findIndex((slot) => slot !== undefined);
}

/**
 * Puts pictures in from the selected slot onwards (decision 24): the first one into it, in the place of the
 * one that it holds; the others into the free slots behind it, then into those before it. What finds no place is
 * dropped.
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

/** Takes what is in one slot to another; what stands between moves up. */
export function moveSlot(slots: Slots, from: number, to: number): Slots {
  const next = [...slots];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** The slots with one of their pictures changed; as they are when it has left them. */
export function withPicture(slots: Slots, picture: Picture): Slots {
  return slots.map((slot) => (slot?.id === picture.id ? picture : slot));
}

/** Whether other pictures, or the same in another order, are to be sent. */
export function areChanged(slots: Slots, before: readonly string[]): boolean {
  const filled = slots.filter((slot) => slot !== undefined);
  return (
    filled.length !== before.length ||
    filled.some((slot, index) => slot.kind !== 'stored' || slot.url !== before[index])
  );
}

/** What stands in the field `images` for one slot. */
export type ImagePart = Blob | string;

/**
 * The pictures as the API takes them, slot for slot, so that the place which it names in an error is the slot's
 * number; `null` for an empty one. Undefined when they are as they were in `before`: nothing is to be sent.
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
