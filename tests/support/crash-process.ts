import { once } from 'node:events';
import { expect } from 'vitest';
import { forkProgram } from './fork-program.ts';
import type { CrashWork } from './serve-until-crash.ts';

/** The API in a process of its own, which dies as by `kill -9` right after so many writes. */
export interface CrashProcess extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
  /** Runs a deletion, or a trigger for a document. False when the process died in the middle. */
  run(work: CrashWork, id: string): Promise<boolean>;
}

/** `project`: the name of a project without functions; else the stack's. */
export async function startCrashProcess(
  afterWrites: number,
  project?: string,
  serves: 'api' | 'publish' = 'api',
): Promise<CrashProcess> {
  const child = forkProgram('serve-until-crash.ts', [], {
    KILL_AFTER: String(afterWrites),
    SERVED_FUNCTION: serves,
    ...(project && { SERVED_PROJECT: project }),
  });
  const exited = once(child, 'exit');
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${port}`,
    async run(work, id) {
      child.send({ work, id });
      return Promise.race([once(child, 'message').then(() => true), exited.then(() => false)]);
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
      await exited;
    },
  };
}

/** After which writes processes die: after these, or after one, after two, and so on until one survives. */
export type KillAfter = readonly number[] | 'all';

/** Makes an attempt for each; it answers whether its process survived. With `all`, it has at least `least` writes. */
export async function crashAfterEach(
  killAfter: KillAfter,
  least: number,
  attempt: (writes: number) => Promise<boolean>,
): Promise<void> {
  for (const writes of killAfter === 'all'
    ? Array.from({ length: 30 }, (_, at) => at + 1)
    : killAfter) {
    const hasSurvived = await attempt(writes);
    if (hasSurvived && killAfter === 'all') {
      expect(writes).toBeGreaterThan(least);
      return;
    }
    expect(hasSurvived, `a process that should die after ${writes} writes`).toBe(false);
  }
  if (killAfter === 'all') throw new Error('The process was killed each time.');
}
