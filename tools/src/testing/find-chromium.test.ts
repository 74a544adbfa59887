import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { installedChromium } from './find-chromium.ts';

let folder: string;
let program: string;

beforeEach(() => {
  folder = temporaryFolder();
  program = join(folder, process.platform === 'win32' ? 'chromium.exe' : 'chromium');
  writeFileSync(program, '');
});

describe('installedChromium', () => {
  it('takes the chosen one first', () => {
    const chosen = join(folder, 'own');
    writeFileSync(chosen, '');
    expect(installedChromium({ chosen, path: folder, files: [] })).toBe(chosen);
  });

  it('says that a chosen one is not there instead of taking another', () => {
    const places = { chosen: join(folder, 'missing'), path: folder, files: [] };
    expect(() => installedChromium(places)).toThrow('CHROMIUM_PATH names a file');
  });

  it('looks in PATH, then in the usual folders', () => {
    const other = join(folder, 'other');
    writeFileSync(other, '');
    expect(installedChromium({ chosen: undefined, path: folder, files: [other] })).toBe(program);
    expect(installedChromium({ chosen: undefined, path: '', files: [other] })).toBe(other);
    expect(installedChromium({ chosen: undefined, path: '', files: [] })).toBeUndefined();
  });
});
