import { createHash } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DamagedSegment } from './damaged-segment.ts';

/**
 * To be raised whenever what is sealed, the byte code of words or the folding of texts changes: what
 * was packed before is then refused, and made again from the ads.
 */
const format = 1;

/**
 * Before the compressed bytes stands a frame that zstd passes over (RFC 8878, 3.1.2): its number and
 * length, then a SHA-256 of all that follows it, the format, and the length when unpacked.
 */
const frameNumber = 0x184d2a50;
const frameStart = 8;
const hashedFrom = frameStart + 32;
const headerBytes = hashedFrom + 8;

/** Compressed bytes that can be told from damaged ones. */
export function encodeSegment(content: Uint8Array): Buffer {
  const head = Buffer.alloc(headerBytes);
  head.writeUInt32LE(frameNumber, 0);
  head.writeUInt32LE(headerBytes - frameStart, 4);
  head.writeUInt32LE(format, hashedFrom);
  head.writeUInt32LE(content.length, hashedFrom + 4);
  const level = { [constants.ZSTD_c_compressionLevel]: 3 };
  const sealed = Buffer.concat([head, zstdCompressSync(content, { params: level })]);
  sha256(sealed.subarray(hashedFrom)).copy(sealed, frameStart);
  return sealed;
}

/** What was sealed. Throws DamagedSegment when a single bit is not as it was. */
export function decodeSegment(bytes: Uint8Array): Buffer {
  const sealed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isOurs =
    sealed.length > headerBytes &&
    sealed.readUInt32LE(0) === frameNumber &&
    sealed.readUInt32LE(4) === headerBytes - frameStart &&
    sha256(sealed.subarray(hashedFrom)).equals(sealed.subarray(frameStart, hashedFrom));
  if (!isOurs) throw new DamagedSegment('its checksum is wrong');
  const itsFormat = sealed.readUInt32LE(hashedFrom);
  if (itsFormat !== format) throw new DamagedSegment(`format ${itsFormat}, not ${format}`);
  const chunkSize = Math.max(sealed.readUInt32LE(hashedFrom + 4), constants.Z_MIN_CHUNK);
  return zstdDecompressSync(sealed.subarray(headerBytes), { chunkSize });
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
