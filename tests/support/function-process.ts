import { once } from 'node:events';
import { forkProgram } from './fork-program.ts';

/** A function in a process of its own, which a test may kill. */
export interface FunctionProcess {
  /** Without a slash at the end. */
  origin: string;
  /** The most memory that it has held so far. */
  peakBytes(): Promise<number>;
  /** `kill -9`: nothing is finished and nothing tidied up. */
  kill(): Promise<void>;
}

/** `environment`: what it has otherwise than the stack, such as a Firestore of the test's own. */
export async function startFunction(
  name: 'api' | 'publish',
  environment: Record<string, string> = {},
): Promise<FunctionProcess> {
  const child = forkProgram('serve-function.ts', [name], environment);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://127.0.0.1:${port}`,
    async peakBytes() {
      child.send('peak');
      const [{ peakBytes }] = (await once(child, 'message')) as [{ peakBytes: number }];
      return peakBytes;
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
