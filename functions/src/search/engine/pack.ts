import { createHash, randomBytes } from 'node:crypto';
import { columnBytes } from './listing-columns.ts';
import { type ListingIndex, tidy } from './listing-index.ts';
import { type ByteWriter, createByteWriter } from './bytes.ts';
import { readLines } from './card-bytes.ts';
import { type Postings, slotsOf } from './postings.ts';
import {
  idBytes,
  type Packing as Packing,
  type SegmentKind,
  writeHeader,
} from './segment-header.ts';
import { encodeSegment } from './segment-codec.ts';
import type { WordIndex } from './word-index.ts';

/** A part of an engine, ready to be stored. */
export interface PackedSegment {
  /** Compressed with zstd. */
  bytes: Uint8Array;
  /** Listings in it; 0 when it holds only words. */
  count: number;
  /** Of `bytes`, in hex. */
  sha256: string;
}

/** Maximum size; a single larger listing has a segment of its own. */
const maxSegmentBytes = 700_000;

/** See `SearchEngine.pack`. Words come first, then listings, in the order `latest`. */
export function pack(index: ListingIndex): PackedSegment[] {
  tidy(index);
  const { columns, words } = index;
  if (columns.size === 0) return [];
  const packing = { id: randomBytes(idBytes), listings: columns.size, words: words.list.size };
  const lists = [words.title, words.body].map(createPostingsWriter);
  return [
    ...packSegments(packing, 'words', (writer, from, to) => writeWords(writer, words, from, to)),
    ...packSegments(packing, 'listings', (writer, from, to) => {
      writeColumns(writer, index, from, to);
      for (const list of lists) list(writer, from, to);
    }),
  ];
}

type Write = (writer: ByteWriter, from: number, to: number) => void;

/** Fills each segment to the maximum. The size of the last one is the estimate for the next. */
function packSegments(packing: Packing, kind: SegmentKind, write: Write): PackedSegment[] {
  const segments: PackedSegment[] = [];
  let target = kind === 'listings' ? 2000 : 100_000;
  for (let from = 0; from < packing[kind];) {
    const count = Math.min(target, packing[kind] - from);
    const writer = createByteWriter();
    writeHeader(writer, packing, kind, from, count);
    write(writer, from, from + count);
    const bytes = encodeSegment(writer.bytes());
    target = Math.max(1, Math.floor((0.95 * maxSegmentBytes * count) / bytes.length));
    if (bytes.length > maxSegmentBytes && count > 1) continue;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    segments.push({ bytes, count: kind === 'listings' ? count : 0, sha256 });
    from += count;
  }
  return segments;
}

/** The words, and how many listings have each in the title and elsewhere. */
function writeWords(
  writer: ByteWriter,
  { list, title, body }: WordIndex,
  from: number,
  to: number,
) {
  const bytes = list.bytes.subarray(list.starts[from], list.starts[to]);
  writer.number(bytes.length);
  writer.raw(bytes);
  const slots = new Uint32Array(title.stride * 32);
  for (const postings of [title, body]) {
    for (let word = from; word < to; word++) writer.number(slotsOf(postings, word, slots));
  }
}

/** The columns and the cards. */
function writeColumns(
  writer: ByteWriter,
  { columns, cards }: ListingIndex,
  from: number,
  to: number,
) {
  for (const bytes of columnBytes(columns, from, to)) writer.raw(bytes);
  for (const bytes of [
    Buffer.from(JSON.stringify(columns.ids.slice(from, to))),
    Buffer.concat(readLines(cards, from, to)),
  ]) {
    writer.number(bytes.length);
    writer.raw(bytes);
  }
}

/**
 * Writes which listings contain each word. First word differences with counts, ended by 0, then slot
 * differences. The ranges must be consecutive; only the last one may be repeated.
 */
function createPostingsWriter(postings: Postings): Write {
  const words = postings.starts.length - 1;
  let done = postings.starts.slice();
  let next = done;
  let nextFrom = 0;
  return (writer, from, to) => {
    if (from === nextFrom) done = next;
    next = done.slice();
    nextFrom = to;
    const steps = createByteWriter();
    let wordBefore = -1;
    const slots = new Uint32Array(to - from);
    for (let word = 0; word < words; word++) {
      const count = slotsBetween(postings, word, from, to, next, slots);
      if (count === 0) continue;
      writer.number(word - wordBefore);
      writer.number(count);
      wordBefore = word;
      let before = from;
      for (let i = 0; i < count; i++) {
        steps.number((slots[i] as number) - before);
        before = slots[i] as number;
      }
    }
    writer.number(0);
    writer.raw(steps.bytes());
  };
}

/** Writes the slots `from` to `to` that contain the word; continues each list at `next`. */
function slotsBetween(
  { dense, stride, bits, starts, slots }: Postings,
  word: number,
  from: number,
  to: number,
  next: Uint32Array,
  into: Uint32Array,
): number {
  let count = 0;
  if (word < dense) {
    for (let slot = from; slot < to; slot++) {
      const element = bits[word * stride + (slot >>> 5)] as number;
      if (((element >>> (slot & 31)) & 1) === 1) into[count++] = slot;
    }
    return count;
  }
  const end = starts[word + 1] as number;
  let at = next[word] as number;
  for (; at < end && (slots[at] as number) < to; at++) into[count++] = slots[at] as number;
  next[word] = at;
  return count;
}
