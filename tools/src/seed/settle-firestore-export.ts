import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLog, writeLog } from './leveldb-log.ts';
import { seedNow } from './seed-clock.ts';

const kindFolder = 'all_namespaces/all_kinds';

function varint(value: bigint): Buffer {
  const bytes: number[] = [];
  let rest = value;
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
}

/** Replaces the one place where `before` stands. Throws when there is none, or another. */
function replaceOnce(bytes: Buffer, before: Buffer, after: Buffer): Buffer {
  const at = bytes.indexOf(before);
  if (at < 0 || bytes.includes(before, at + 1)) throw new Error('The export looks different');
  return Buffer.concat([bytes.subarray(0, at), after, bytes.subarray(at + before.length)]);
}

/** Start and end of the export: varint fields 2 and 3, in microseconds, behind the name. */
function settleTimes(file: string): void {
  const bytes = readFileSync(file);
  const name = Buffer.from('firestore_export');
  const at = bytes.indexOf(name) + name.length;
  const now = varint(BigInt(seedNow.getTime()) * 1000n);
  const times = Buffer.concat([Buffer.of(0x10), now, Buffer.of(0x18), now]);
  if (bytes[at] !== 0x10 || bytes[at + 1 + now.length] !== 0x18) {
    throw new Error('The export looks different');
  }
  writeFileSync(
    file,
    Buffer.concat([bytes.subarray(0, at), times, bytes.subarray(at + times.length)]),
  );
}

/**
 * Takes the clock and the emulator's order out of a Firestore export, so that the same documents
 * give the same bytes. Throws when the export is not in the known shape.
 */
export function settleFirestoreExport(folder: string): void {
  const output = join(folder, kindFolder, 'output-0');
  const before = readFileSync(output);
  const after = writeLog(readLog(before).sort((one, other) => one.compare(other)));
  writeFileSync(output, after);

  const summary = join(folder, 'firestore_export.overall_export_metadata');
  const size = (length: number) => Buffer.concat([Buffer.of(0x20), varint(BigInt(length))]);
  const [version, totals, ...others] = readLog(readFileSync(summary));
  if (!version || !totals || others.length > 0) throw new Error('The export looks different');
  const settled = replaceOnce(totals, size(before.length), size(after.length));
  writeFileSync(summary, writeLog([version, settled]));
  settleTimes(join(folder, kindFolder, 'all_namespaces_all_kinds.export_metadata'));
}
