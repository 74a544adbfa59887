import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDirectory } from '../repository.ts';
import { isAlive } from './process-tree.ts';

/** The folders of one run of the emulators. */
export interface StackFolders {
  /** For the configuration and the logs of firebase-tools. */
  work: string;
  /** For sockets and blobs: a short path, because a socket's path has at most about 100 bytes. */
  temporary: string;
  remove(): void;
}

const stacks = join(cacheDirectory, 'stacks');

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

/** Deletes folders of runs that were killed. */
function removeStaleFolders(): void {
  for (const name of readdirSync(stacks)) {
    if (isAlive(Number.parseInt(name))) continue;
    const note = join(stacks, name, 'temporary-folder');
    if (existsSync(note)) removeFolder(readFileSync(note, 'utf8'));
    removeFolder(join(stacks, name));
  }
}

/** Creates folders for a stack of this process. */
export function makeStackFolders(): StackFolders {
  mkdirSync(stacks, { recursive: true });
  removeStaleFolders();
  const work = mkdtempSync(join(stacks, `${process.pid}-`));
  const temporary = mkdtempSync(join(tmpdir(), 'qaysari-'));
  writeFileSync(join(work, 'temporary-folder'), temporary);
  return {
    work,
    temporary,
    remove: () => [work, temporary].forEach(removeFolder),
  };
}
