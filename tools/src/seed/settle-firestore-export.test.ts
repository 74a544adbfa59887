import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { readLog, writeLog } from './leveldb-log.ts';
import { settleFirestoreExport } from './settle-firestore-export.ts';

const source = join(repositoryRoot, 'emulator-data/firestore_export');
const output = 'all_namespaces/all_kinds/output-0';
const metadata = 'all_namespaces/all_kinds/all_namespaces_all_kinds.export_metadata';
const summary = 'firestore_export.overall_export_metadata';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settle-firestore-'));
  cpSync(source, folder, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('gives the same bytes for the same documents in another order at another time', () => {
  const expected = [output, metadata, summary].map((file) => readFileSync(join(source, file)));
  const records = readLog(readFileSync(join(folder, output))).reverse();
  const shuffled = writeLog(records);
  writeFileSync(join(folder, output), shuffled);
  const times = readFileSync(join(folder, metadata));
  times.writeUInt8(times.readUInt8(23) ^ 1, 23);
  writeFileSync(join(folder, metadata), times);
  // The summary ends with the length of the log, which depends on where blocks split records.
  const [version = Buffer.of(), totals = Buffer.of()] = readLog(
    readFileSync(join(folder, summary)),
  );
  const length = shuffled.length;
  const field = Buffer.of(0x20, (length & 127) | 128, ((length >> 7) & 127) | 128, length >> 14);
  const changed = Buffer.concat([totals.subarray(0, -field.length), field]);
  writeFileSync(join(folder, summary), writeLog([version, changed]));
  settleFirestoreExport(folder);
  const settled = [output, metadata, summary].map((file) => readFileSync(join(folder, file)));
  expect(settled).toEqual(expected);
});

it('refuses an export of another shape', () => {
  writeFileSync(join(folder, summary), writeLog([Buffer.from('3'), Buffer.from('other')]));
  expect(() => {
    settleFirestoreExport(folder);
  }).toThrow('The export looks different');
});
