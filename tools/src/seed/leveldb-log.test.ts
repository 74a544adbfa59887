import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { readLog, writeLog } from './leveldb-log.ts';

it('reads and writes what the Firestore emulator wrote, byte for byte', () => {
  const path = 'emulator-data/firestore_export/firestore_export.overall_export_metadata';
  const log = readFileSync(join(repositoryRoot, path));
  expect(writeLog(readLog(log))).toEqual(log);
});

it.each([0, 1, 32_760, 32_761, 32_762, 32_768, 100_000])(
  'keeps records around one of %i bytes',
  (length) => {
    const records = ['before', 'x'.repeat(length), 'after', ''].map((text) => Buffer.from(text));
    expect(readLog(writeLog(records))).toEqual(records);
  },
);

it('refuses a log whose bytes were changed', () => {
  const log = writeLog([Buffer.from('kubba'), Buffer.from('samoon')]);
  log.writeUInt8(0, log.length - 1);
  expect(() => readLog(log)).toThrow('Broken log at 12');
});
