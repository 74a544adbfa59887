import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '../../tools/src/repository.ts';

/** How a command ended, and what it printed. */
export interface Ended {
  code: number;
  said: string;
}

/** Runs a file of `tools/src/commands` to its end. `environment` is added to that of the test. */
export async function runToEnd(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const child = spawn(
    process.execPath,
    [join(repositoryRoot, 'tools/src/commands', file), ...args],
    { env: { ...process.env, ...environment } },
  );
  const [said, problem, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { code, said: said + problem };
}
