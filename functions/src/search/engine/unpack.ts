import { DamagedSegment, createByteReader, type ByteReader } from './bytes.ts';
import { emptyCardBytes, writeLines, type CardBytes } from './card-bytes.ts';
import {
  columnBytes,
  emptyColumns,
  registerListing,
  type ListingColumns,
} from './listing-columns.ts';
import { createListingIndex, emptyListingIndex, type ListingIndex } from './listing-index.ts';
import { appendSlots, type PostingsBuilder } from './postings.ts';
import { decodeSegment } from './segment-codec.ts';
import { readHeader, type Packing, type SegmentKind } from './segment-header.ts';
import { buildWordIndex, createWordIndexBuilder, type WordIndexBuilder } from './word-index.ts';
import { addWordBytes, emptyWordList, type WordList } from './word-list.ts';

/** The state of unpacking, segment by segment. */
interface Unpacking {
  packing: Packing;
  /** How many of each kind were read. */
  read: Record<SegmentKind, number>;
  list: WordList;
  inTitle: Uint32Array;
  inBody: Uint32Array;
  columns: ListingColumns;
  cards: CardBytes;
  /** Set after all words were read. */
  words?: WordIndexBuilder;
}

/** See `unpackEngine`. */
export function unpack(segments: readonly Uint8Array[]): ListingIndex {
  if (segments.length === 0) return emptyListingIndex();
  try {
    return unpackSegments(segments);
  } catch (error) {
    if (error instanceof DamagedSegment) throw error;
    throw new DamagedSegment('its content is invalid', { cause: error });
  }
}

function unpackSegments(segments: readonly Uint8Array[]): ListingIndex {
  let unpacking: Unpacking | undefined;
  for (const segment of segments) {
    const reader = createByteReader(decodeSegment(segment));
    const { packing, kind, from, count } = readHeader(reader);
    unpacking ??= beginUnpacking(packing);
    const { read } = unpacking;
    const follows = packing.id.equals(unpacking.packing.id) && kind && read[kind] === from;
    if (!follows) throw new DamagedSegment('it does not follow the one before it');
    if (kind === 'words') readWords(unpacking, reader, from, count);
    else readListings(unpacking, reader, from, count);
    read[kind] += count;
    reader.end();
  }
  return finishUnpacking(unpacking as Unpacking);
}

function beginUnpacking(packing: Packing): Unpacking {
  return {
    packing: { ...packing, id: Buffer.from(packing.id) },
    read: { words: 0, listings: 0 },
    list: emptyWordList(packing.words),
    inTitle: new Uint32Array(packing.words),
    inBody: new Uint32Array(packing.words),
    columns: emptyColumns(packing.listings + 64),
    cards: emptyCardBytes(packing.listings),
  };
}

function finishUnpacking({ packing, read, columns, cards, words }: Unpacking): ListingIndex {
  if (read.listings !== packing.listings || columns.slotOf.size !== packing.listings || !words) {
    throw new DamagedSegment('segments are missing');
  }
  for (const { postings, next } of [words.title, words.body]) {
    const isFull = next.subarray(0, -1).every((end, word) => end === postings.starts[word + 1]);
    if (!isFull) throw new DamagedSegment('listings of a word are missing');
  }
  return createListingIndex({ columns, cards, words: buildWordIndex(words) });
}

function readWords(unpacking: Unpacking, reader: ByteReader, from: number, count: number): void {
  addWordBytes(unpacking.list, reader.raw(reader.number()));
  for (const counts of [unpacking.inTitle, unpacking.inBody]) {
    for (let word = from; word < from + count; word++) counts[word] = reader.number();
  }
}

function readListings(unpacking: Unpacking, reader: ByteReader, from: number, count: number): void {
  const { packing, list, inTitle, inBody, columns, cards } = unpacking;
  if (list.size !== packing.words) throw new DamagedSegment('words are missing');
  unpacking.words ??= createWordIndexBuilder(list, inTitle, inBody, packing.listings);
  for (const bytes of columnBytes(columns, from, from + count)) bytes.set(reader.raw(bytes.length));
  const ids = JSON.parse(reader.raw(reader.number()).toString()) as string[];
  ids.forEach((id, i) => registerListing(columns, from + i, id));
  columns.size = from + count;
  writeLines(cards, from, reader.raw(reader.number()));
  readPostings(unpacking.words.title, reader, from, count);
  readPostings(unpacking.words.body, reader, from, count);
}

/** Reads what `createPostingsWriter` wrote. */
function readPostings(draft: PostingsBuilder, reader: ByteReader, from: number, ads: number): void {
  const words: number[] = [];
  const counts: number[] = [];
  let word = -1;
  for (let step = reader.number(); step !== 0; step = reader.number()) {
    word += step;
    words.push(word);
    counts.push(reader.number());
  }
  const slots = new Uint32Array(ads);
  for (let i = 0; i < words.length; i++) {
    const count = counts[i] as number;
    reader.increasing(slots, count, from);
    appendSlots(draft, words[i] as number, slots, count);
  }
}
