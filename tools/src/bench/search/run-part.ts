import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A part of the benchmark: a file in `parts/` that exports it as `run`. */
type Run = (args: never) => unknown;
type ResultOf<R extends Run> = Awaited<ReturnType<R>>;

export interface PartOptions {
  /** Variables in addition to this process's own. */
  environment?: Record<string, string>;
  signal: AbortSignal;
}

const entry = join(import.meta.dirname, 'part-process.ts');

/**
 * Runs a part in its own process, so that measurements do not affect each other. Ends the process after the result.
 * Rejects when it exits early.
 */
export async function runPart<R extends Run>(
  name: string,
  args: Parameters<R>[0],
  { environment, signal }: PartOptions,
): Promise<ResultOf<R>> {
  const child = fork(entry, [], {
    execArgv: ['--expose-gc'],
    // Looking for Google Cloud's metadata server would take time and log a warning.
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none', ...environment },
    serialization: 'advanced',
    // Logs of the functions go to stderr, because the last line of stdout is for programs.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
    signal,
  });
  const found = new Promise<ResultOf<R>>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { found: ResultOf<R> }).found));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${String(code)}`)));
  });
  child.send({ file: join(import.meta.dirname, 'parts', `${name}.ts`), args });
  return found.finally(() => child.kill());
}
