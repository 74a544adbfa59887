import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the bench: a file of `parts/` that exports it as `run`. */
type Run = (args: never) => unknown;
type Found<R extends Run> = Awaited<ReturnType<R>>;

export interface PartOptions {
  /** Set besides this process's own environment. */
  environment?: Record<string, string>;
  /** The part keeps to this core, where the system can be told so. */
  core?: number;
  signal: AbortSignal;
}

export interface RunningPart<Result> {
  found: Result;
  stop(): void;
}

const taskset = '/usr/bin/taskset';
const entry = join(import.meta.dirname, 'part-process.ts');

function forkPart({ environment, core, signal }: PartOptions): ChildProcess {
  const pinned = core !== undefined && existsSync(taskset);
  return fork(entry, [], {
    execPath: pinned ? taskset : process.execPath,
    execArgv: [...(pinned ? ['-c', String(core), process.execPath] : []), '--expose-gc'],
    // No part is in Google Cloud: looking for its metadata server would take a while and warn.
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none', ...environment },
    serialization: 'advanced',
    // The last line on stdout is for programs: what the functions log goes elsewhere.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    signal,
  });
}

/**
 * Runs a part in a process of its own, so that no figure depends on what was measured before it.
 * Resolves with what the part found; the process lives on until `stop`. Rejects when it ends early.
 */
export async function startPart<R extends Run>(
  name: string,
  args: Parameters<R>[0],
  options: PartOptions,
): Promise<RunningPart<Found<R>>> {
  const child = forkPart(options);
  const found = new Promise<Found<R>>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { found: Found<R> }).found));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${String(code)}`)));
  });
  child.send({ file: join(import.meta.dirname, 'parts', `${name}.ts`), args });
  return { found: await found, stop: () => void child.kill() };
}

/** The same for a part that is done when it has found something. */
export async function runPart<R extends Run>(
  name: string,
  args: Parameters<R>[0],
  options: PartOptions,
): Promise<Found<R>> {
  const part = await startPart<R>(name, args, options);
  part.stop();
  return part.found;
}
