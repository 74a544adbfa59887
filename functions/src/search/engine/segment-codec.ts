import { createHash } from 'node:crypto';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { DamagedSegment } from './bytes.ts';

/**
 * Raise it when the segment format, the byte code of words or the folding of texts changes. Older
 * segments are then rejected and rebuilt from the listings.
 */
const format = 3;

/**
 * A skippable zstd frame comes before the compressed bytes (RFC 8878, 3.1.2). It holds its number and
 * length, a SHA-256 of everything after it, the format, and the unpacked length.
 */
const frameNumber = 0x184d2a50;
const frameStart = 8;
const hashedFrom = frameStart + 32;
const headerBytes = hashedFrom + 8;

/** Compresses the content and adds a checksum. */
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

/** Restores the content. Throws DamagedSegment when any bit differs. */
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
