import type { ListingCard } from '@qaysari/contract/listing/types';

/** Cards as lines of JSON in large buffers, which the garbage collector does not scan. */
export interface CardBytes {
  chunks: Buffer[];
  /** Used bytes of the last chunk. */
  used: number;
  /** By slot: the number of the chunk, and the offset in it in the lowest bits. */
  places: Uint32Array;
}

const placeBits = 22;
const chunkBytes = 2 ** placeBits;
/** JSON never contains this byte inside a line. */
const lineEnd = 10;

export function emptyCardBytes(slots = 64): CardBytes {
  return { chunks: [], used: 0, places: new Uint32Array(slots) };
}

/** Stores the card of a slot. */
export function writeCard(cards: CardBytes, slot: number, card: ListingCard): void {
  writeLine(cards, slot, Buffer.from(`${JSON.stringify(card)}\n`));
}

/** Stores a card that is already a line of JSON, with its line end. */
export function writeLine(cards: CardBytes, slot: number, line: Uint8Array): void {
  let chunk = cards.chunks.at(-1);
  if (chunk === undefined || cards.used + line.length > chunk.length) {
    chunk = Buffer.allocUnsafeSlow(Math.max(chunkBytes, line.length));
    cards.chunks.push(chunk);
    cards.used = 0;
  }
  chunk.set(line, cards.used);
  if (slot >= cards.places.length) {
    const longer = new Uint32Array(Math.ceil(slot * 1.25) + 64);
    longer.set(cards.places);
    cards.places = longer;
  }
  cards.places[slot] = (cards.chunks.length - 1) * chunkBytes + cards.used;
  cards.used += line.length;
}

/** Stores the lines of consecutive slots. */
export function writeLines(cards: CardBytes, firstSlot: number, lines: Buffer): void {
  for (let at = 0, slot = firstSlot; at < lines.length; slot++) {
    const end = lines.indexOf(lineEnd, at) + 1;
    writeLine(cards, slot, lines.subarray(at, end));
    at = end;
  }
}

/** The line of a slot's card, with its line end. */
export function readLine(cards: CardBytes, slot: number): Buffer {
  const place = cards.places[slot] as number;
  const chunk = cards.chunks[place >>> placeBits] as Buffer;
  const from = place & (chunkBytes - 1);
  return chunk.subarray(from, chunk.indexOf(lineEnd, from) + 1);
}

/** The lines of the slots `from` to `to`. */
export function readLines(cards: CardBytes, from: number, to: number): Buffer[] {
  return Array.from({ length: to - from }, (_, i) => readLine(cards, from + i));
}

export function readCard(cards: CardBytes, slot: number): ListingCard {
  return JSON.parse(readLine(cards, slot).toString()) as ListingCard;
}
