import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { findJava } from './find-java.ts';
import { manifestFor, writeManifestJar } from './manifest-jar.ts';

describe('manifestFor', () => {
  it('encodes spaces, which separate entries of the class path', () => {
    const unfolded = manifestFor('a.Main', '/with space/e.jar').replaceAll('\r\n ', '');
    expect(unfolded).toContain('Class-Path: file:///with%20space/e.jar\r\n');
    expect(unfolded).toMatch(/\r\n\r\n$/);
  });

  it('folds lines at 72 bytes, where the blank that begins a continuation counts', () => {
    const manifest = manifestFor('a.Main', `/${'folder/'.repeat(60)}emulator.jar`);
    const lines = manifest.trimEnd().split('\r\n');
    expect(lines[2]).toHaveLength(72);
    expect(lines.slice(3, -1).every((line) => /^ .{71}$/.test(line))).toBe(true);
  });
});

describe('writeManifestJar', () => {
  it('writes a jar whose main class Java tries to load', async () => {
    const { executable } = await findJava();
    const directory = temporaryFolder('manifest jar ');
    const jar = join(directory, 'started.jar');
    writeManifestJar(jar, 'qaysari.Missing', join(directory, 'other.jar'));
    const { stderr } = spawnSync(executable, ['-jar', jar], { encoding: 'utf8' });
    expect(stderr).toContain('qaysari.Missing');
  });
});
