import { categoryIds, cityIds } from '@qaysari/contract/listing/catalogue';
import { currencyCodes } from '@qaysari/contract/listing/price';
import { createHash } from 'node:crypto';
import { DamagedSegment, type ByteReader, type ByteWriter } from './bytes.ts';

/** The header that all segments of one packing share. */
export interface Packing {
  /** Random bytes, so that segments of different packings cannot be mixed. */
  id: Buffer;
  listings: number;
  words: number;
}

export const idBytes = 16;
const kinds = ['words', 'listings'] as const;
export type SegmentKind = (typeof kinds)[number];

/**
 * Raise it when segments hold other columns, or words that are folded otherwise: instances then make the index again from
 * all ads.
 */
const format = 5;

/** Columns hold indexes in these lists, so segments with other lists, or of another format, cannot be read. */
const catalogue = createHash('sha256')
  .update(JSON.stringify([format, categoryIds, cityIds, currencyCodes]))
  .digest()
  .subarray(0, 8);

/** `from` and `count` select the words or listings in the segment. */
export function writeHeader(
  writer: ByteWriter,
  packing: Packing,
  kind: SegmentKind,
  from: number,
  count: number,
): void {
  writer.raw(catalogue);
  writer.raw(packing.id);
  for (const number of [packing.listings, packing.words, kinds.indexOf(kind), from, count]) {
    writer.number(number);
  }
}

/** Throws DamagedSegment for another catalogue or format. */
export function readHeader(reader: ByteReader) {
  if (!reader.raw(catalogue.length).equals(catalogue)) {
    throw new DamagedSegment('it was made with another catalogue or format');
  }
  const packing: Packing = {
    id: reader.raw(idBytes),
    listings: reader.number(),
    words: reader.number(),
  };
  const kind = kinds[reader.number()];
  return { packing, kind, from: reader.number(), count: reader.number() };
}
