import { once } from 'node:events';
import { forkProgram } from './fork-program.ts';
import type { CutOffWork } from './serve-until-cut-off.ts';

/** The API in a process of its own, which dies as by `kill -9` right after so many writes. */
export interface CutOffProcess extends AsyncDisposable {
  /** Without a slash at the end. */
  origin: string;
  /** Runs a deletion, or a trigger for a document. False when the process died in the middle. */
  run(work: CutOffWork, id: string): Promise<boolean>;
}

/** `project`: the name of a project without functions; else the stack's. */
export async function startCutOff(
  afterWrites: number,
  project?: string,
  serves: 'api' | 'publish' = 'api',
): Promise<CutOffProcess> {
  const child = forkProgram('serve-until-cut-off.ts', [], {
    CUT_AFTER: String(afterWrites),
    CUT_FUNCTION: serves,
    ...(project && { CUT_PROJECT: project }),
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
