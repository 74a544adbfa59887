import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A part of the benchmark: a file in `parts/` that exports it as `run`. */
type Run = (args: never) => unknown;
type ResultOf<R extends Run> = Awaited<ReturnType<R>>;

export interface PartOptions {
  /** Variables in addition to this process's own. */
  environment?: Record<string, string>;
  /** Pins the part to this core, where the system supports it. */
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
    // Looking for Google Cloud's metadata server would take time and log a warning.
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none', ...environment },
    serialization: 'advanced',
    // Logs of the functions go to stderr, because the last line of stdout is for programs.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    signal,
  });
}

/**
 * Runs a part in its own process, so that measurements do not affect each other. Resolves with its
 * result; the process runs until `stop`. Rejects when it exits early.
 */
export async function startPart<R extends Run>(
  name: string,
  args: Parameters<R>[0],
  options: PartOptions,
): Promise<RunningPart<ResultOf<R>>> {
  const child = forkPart(options);
  const found = new Promise<ResultOf<R>>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { found: ResultOf<R> }).found));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${String(code)}`)));
  });
  child.send({ file: join(import.meta.dirname, 'parts', `${name}.ts`), args });
  return { found: await found, stop: () => void child.kill() };
}

/** Runs a part and stops its process after the result. */
export async function runPart<R extends Run>(
  name: string,
  args: Parameters<R>[0],
  options: PartOptions,
): Promise<ResultOf<R>> {
  const part = await startPart<R>(name, args, options);
  part.stop();
  return part.found;
}
