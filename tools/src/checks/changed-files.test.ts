import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { changedFiles } from './validate.ts';

let root: string;

beforeEach(() => {
  root = temporaryFolder();
  write('web/src/one.ts', '1');
  write('tools/two.mjs', '2');
  changed().remember();
});

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const changed = () => changedFiles(join(root, 'memory.json'), root);

describe('changedFiles', () => {
  it('leaves out what is as it was', () => {
    write('web/src/one.ts', '1');
    expect(changed().files).toStrictEqual([]);
  });

  it('names what is new or different until it is remembered', () => {
    write('web/src/one.ts', '1!');
    write('functions/src/new-feature/read.ts', '');
    expect(changed().files).toStrictEqual(['functions/src/new-feature/read.ts', 'web/src/one.ts']);
    changed().remember();
    expect(changed().files).toStrictEqual([]);
  });

  it.each([
    'oxlint.config.ts',
    'package.json',
    'tools/src/lint/import-zones.ts',
    'web/tsconfig.json',
  ])('names every file when %s changed', (file) => {
    write(file, 'new');
    expect(changed().files).toEqual(expect.arrayContaining(['tools/two.mjs', 'web/src/one.ts']));
  });

  it('leaves out what is built and what is installed', () => {
    write('web/dist/assets/app.js', '');
    write('web/node_modules/some/index.js', '');
    write('web/readme.md', '');
    expect(changed().files).toStrictEqual([]);
  });
});
