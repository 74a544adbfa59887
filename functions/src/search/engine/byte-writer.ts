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
