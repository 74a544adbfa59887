/**
 * The log format of LevelDB, in which Firestore exports hold their entities: blocks of 32 KB with
 * records that may be split at their borders (github.com/google/leveldb, doc/log_format.md).
 */
const blockSize = 32_768;
const headerSize = 7;
const whole = 1;
const first = 2;
const middle = 3;
const last = 4;

/** CRC-32C (Castagnoli), bit by bit: exports are small. */
function crc32c(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function checksum(type: number, data: Buffer): number {
  const crc = crc32c(Buffer.concat([Buffer.of(type), data]));
  return (((crc >>> 15) | (crc << 17)) + 0xa282ead8) >>> 0;
}

/** The records of a log. Throws where a checksum is wrong. */
export function readLog(log: Buffer): Buffer[] {
  const records: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; at + headerSize <= log.length;) {
    const left = blockSize - (at % blockSize);
    if (left < headerSize) {
      at += left;
      continue;
    }
    const length = log.readUInt16LE(at + 4);
    const type = log.readUInt8(at + 6);
    const data = log.subarray(at + headerSize, at + headerSize + length);
    if (log.readUInt32LE(at) !== checksum(type, data)) throw new Error(`Broken log at ${at}`);
    parts.push(data);
    at += headerSize + length;
    if (type === whole || type === last) {
      records.push(Buffer.concat(parts));
      parts = [];
    }
  }
  return records;
}

function fragment(type: number, data: Buffer): Buffer {
  const header = Buffer.alloc(headerSize);
  header.writeUInt32LE(checksum(type, data), 0);
  header.writeUInt16LE(data.length, 4);
  header.writeUInt8(type, 6);
  return Buffer.concat([header, data]);
}

/** The log of these records. */
export function writeLog(records: readonly Buffer[]): Buffer {
  const pieces: Buffer[] = [];
  let at = 0;
  const write = (piece: Buffer) => {
    pieces.push(piece);
    at += piece.length;
  };
  for (const record of records) {
    let from = 0;
    do {
      const left = blockSize - (at % blockSize);
      if (left < headerSize) {
        write(Buffer.alloc(left));
        continue;
      }
      const to = Math.min(record.length, from + left - headerSize);
      const begins = from === 0;
      const ends = to === record.length;
      const type = begins ? (ends ? whole : first) : ends ? last : middle;
      write(fragment(type, record.subarray(from, to)));
      from = to;
      if (ends) break;
    } while (from <= record.length);
  }
  return Buffer.concat(pieces);
}
