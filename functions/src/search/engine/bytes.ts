/** The bytes are incomplete, changed, or packed by another version of the code. */
export class DamagedSegment extends Error {
  override readonly name = 'DamagedSegment';
}

/** Reads what a `ByteWriter` wrote. Each method throws DamagedSegment at the end of the bytes. */
export interface ByteReader {
  number(): number;
  /** Fills the first `count` elements of `into` from stored differences, beginning at `before`. */
  increasing(into: Uint32Array, count: number, before: number): void;
  raw(length: number): Buffer;
  /** Throws DamagedSegment unless everything was read. */
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
      // Unpacking spends most of its time here; local variables make it three times as fast.
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

/** A buffer that grows. */
export interface ByteWriter {
  /** An unsigned 32-bit integer as a varint (LEB128). */
  number(value: number): void;
  raw(bytes: Uint8Array): void;
  bytes(): Buffer;
}

export function createByteWriter(room = 2 ** 20): ByteWriter {
  let buffer = Buffer.allocUnsafeSlow(room);
  let at = 0;
  const makeRoom = (length: number) => {
    if (at + length <= buffer.length) return;
    const longer = Buffer.allocUnsafeSlow(Math.max(2 * buffer.length, at + length));
    buffer.copy(longer, 0, 0, at);
    buffer = longer;
  };
  return {
    number(value) {
      makeRoom(5);
      let rest = value;
      for (; rest > 127; rest >>>= 7) buffer[at++] = (rest & 127) | 128;
      buffer[at++] = rest;
    },
    raw(bytes) {
      makeRoom(bytes.length);
      buffer.set(bytes, at);
      at += bytes.length;
    },
    bytes: () => buffer.subarray(0, at),
  };
}
