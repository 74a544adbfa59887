import { DamagedSegment } from './damaged-segment.ts';

/** Reads what a `byteWriter` wrote; each call throws DamagedSegment where too little is left. */
export interface ByteReader {
  number(): number;
  /** Fills the first `count` of `into` with numbers of which each is that much more than the one before. */
  increasing(into: Uint32Array, count: number, before: number): void;
  raw(length: number): Buffer;
  /** Throws unless all was read. */
  end(): void;
}

export function createByteReader(bytes: Buffer): ByteReader {
  let at = 0;
  return {
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++];
        if (byte === undefined || shift > 28) throw new DamagedSegment('a number is cut short');
        value |= (byte & 127) << shift;
        if (byte < 128) return value >>> 0;
      }
    },
    increasing(into, count, before) {
      // Most of what is unpacked comes through here: with all in variables it takes a third of the time.
      let place = at;
      let sum = before;
      for (let i = 0; i < count; i++) {
        let byte = bytes[place++] ?? 255;
        let step = byte & 127;
        for (let shift = 7; byte > 127; shift += 7) {
          byte = place < bytes.length ? (bytes[place++] as number) : 0;
          step |= (byte & 127) << shift;
        }
        sum += step;
        into[i] = sum;
      }
      if (place > bytes.length) throw new DamagedSegment('numbers are cut short');
      at = place;
    },
    raw(length) {
      if (at + length > bytes.length) throw new DamagedSegment('bytes are missing');
      at += length;
      return bytes.subarray(at - length, at);
    },
    end() {
      if (at !== bytes.length) throw new DamagedSegment('there is more than was packed');
    },
  };
}
