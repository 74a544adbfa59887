import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findJava } from './find-java.ts';
import { foldManifestLine, manifestFor, writeManifestJar, zipOfOneFile } from './manifest-jar.ts';

describe('foldManifestLine', () => {
  it('keeps a line of 72 bytes', () => {
    expect(foldManifestLine('x'.repeat(72))).toBe(`${'x'.repeat(72)}\r\n`);
  });

  it('folds at 72 bytes, where the space that begins a continuation counts', () => {
    const folded = foldManifestLine('x'.repeat(72 + 71 + 1));
    expect(folded).toBe(`${'x'.repeat(72)}\r\n ${'x'.repeat(71)}\r\n x\r\n`);
  });

  it('can be unfolded', () => {
    const line = `Class-Path: file:///${'folder/'.repeat(60)}emulator.jar`;
    expect(foldManifestLine(line).replaceAll('\r\n ', '').trimEnd()).toBe(line);
  });
});

describe('manifestFor', () => {
  it('encodes spaces, which separate entries of the class path', () => {
    const unfolded = manifestFor('a.Main', '/with space/e.jar').replaceAll('\r\n ', '');
    expect(unfolded).toContain('Class-Path: file:///with%20space/e.jar\r\n');
    expect(unfolded).toMatch(/\r\n\r\n$/);
  });
});

describe('writeManifestJar', () => {
  it('writes a jar whose main class Java tries to load', async () => {
    const { executable } = await findJava();
    const directory = mkdtempSync(join(tmpdir(), 'manifest jar '));
    const jar = join(directory, 'started.jar');
    writeManifestJar(jar, 'qaysari.Missing', join(directory, 'other.jar'));
    const { stderr } = spawnSync(executable, ['-jar', jar], { encoding: 'utf8' });
    rmSync(directory, { recursive: true });
    expect(stderr).toContain('qaysari.Missing');
  });
});

describe('zipOfOneFile', () => {
  it('begins with a local header and ends with a directory of one entry', () => {
    const zip = zipOfOneFile('a.txt', 'text');
    expect(zip.readUInt32LE(0)).toBe(0x04034b50);
    const end = zip.subarray(-22);
    expect(end.readUInt32LE(0)).toBe(0x06054b50);
    expect(end.readUInt16LE(10)).toBe(1);
    expect(zip.readUInt32LE(end.readUInt32LE(16))).toBe(0x02014b50);
  });
});
