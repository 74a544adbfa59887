import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { packageDirectory, repositoryRoot } from '../repository.ts';

/** The JavaScript file behind a command of an installed package. */
export function packageProgram(name: string, command = name): string {
  const directory = packageDirectory(name);
  const { bin } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (!file) throw new Error(`${name} has no command ${command}`);
  return join(directory, file);
}

export interface Finished {
  ok: boolean;
  output: string;
  seconds: number;
}

/** Runs a program with this Node to its end and collects what it prints. Tests that run beside it go first. */
export async function runProgram(args: readonly string[], signal: AbortSignal): Promise<Finished> {
  const from = Date.now();
  const child = spawn(process.execPath, args, { cwd: repositoryRoot, signal, stdio: 'pipe' });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const output = Buffer.concat(chunks).toString();
  return { ok: code === 0, output, seconds: (Date.now() - from) / 1000 };
}
