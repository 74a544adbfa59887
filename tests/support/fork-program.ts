import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { cacheDirectory } from '../../tools/src/repository.ts';

/** Starts a file of this folder as a process of its own. What it loads is compiled once for all of them. */
export function forkProgram(
  file: string,
  words: readonly string[] = [],
  environment: Record<string, string> = {},
): ChildProcess {
  const compiled = join(cacheDirectory, 'node-compile');
  return fork(join(import.meta.dirname, file), words, {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: compiled, ...environment },
  });
}
