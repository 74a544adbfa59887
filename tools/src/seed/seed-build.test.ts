import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { inputHash } from '../build/build-when-changed.ts';
import { seedBuild } from './seed-build.ts';

const files = [
  'emulator-data/listings/other.yaml',
  'emulator-data/members.yaml',
  'emulator-data/pictures/bakery/1.webp',
  'tools/src/seed/documents.ts',
];
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'before');
  }
});

describe('seedBuild', () => {
  // `startProduct` imports nothing else, so the emulators never show older data than the files hold.
  it.each(files)('builds again when %s changes', (file) => {
    const { inputs } = seedBuild();
    const before = inputHash(inputs, root);
    appendFileSync(join(root, file), 'after');
    expect(inputHash(inputs, root)).not.toBe(before);
  });
});
