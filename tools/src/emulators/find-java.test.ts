import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.fixture.ts';
import { findJava, parseJavaMajor } from './find-java.ts';

describe('parseJavaMajor', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16', 25],
    ['openjdk version "21.0.4-ea" 2024-07-16', 21],
    ['java version "1.8.0_292"', 8],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "22.0.1"', 22],
    ['command not found', undefined],
  ])('reads %j', (output, major) => {
    expect(parseJavaMajor(output)).toBe(major);
  });
});

describe.skipIf(process.platform === 'win32')('findJava', () => {
  let root: string;

  beforeEach(() => {
    root = temporaryFolder();
  });

  function installJava(home: string, version: string): string {
    const bin = join(root, home, 'bin');
    mkdirSync(bin, { recursive: true });
    const program = join(bin, 'java');
    writeFileSync(program, `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`);
    chmodSync(program, 0o755);
    return program;
  }

  it('prefers JAVA_HOME to PATH', async () => {
    const chosen = installJava('home', '21.0.1');
    installJava('path', '25');
    const places = { javaHome: join(root, 'home'), path: join(root, 'path/bin'), folders: [] };
    expect(await findJava(places)).toEqual({ executable: chosen, major: 21 });
  });

  it('skips a Java that is too old and searches the folders of JVMs', async () => {
    installJava('path', '17.0.15');
    const chosen = installJava('jvm/temurin-25', '25');
    const places = {
      javaHome: undefined,
      path: join(root, 'path/bin'),
      folders: [join(root, 'jvm')],
    };
    expect(await findJava(places)).toEqual({ executable: chosen, major: 25 });
  });

  it('searches Contents/Home as on macOS', async () => {
    const chosen = installJava('jvm/temurin-21.jdk/Contents/Home', '21');
    const places = { javaHome: undefined, path: '', folders: [join(root, 'jvm')] };
    expect((await findJava(places)).executable).toBe(chosen);
  });

  it('throws one line that names the old Java', async () => {
    const old = installJava('path', '17.0.15');
    const places = { javaHome: undefined, path: join(root, 'path/bin'), folders: [] };
    await expect(findJava(places)).rejects.toThrow(`only Java 17 was found (${old})`);
    await expect(findJava(places)).rejects.toThrow(/^[^\n]*$/);
  });

  it('throws when there is no Java', async () => {
    const places = { javaHome: undefined, path: root, folders: [join(root, 'missing')] };
    await expect(findJava(places)).rejects.toThrow('Java 21 or newer, and none was found');
  });
});
