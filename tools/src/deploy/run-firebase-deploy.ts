import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { firebaseProgram } from '../emulators/firebase-downloads.ts';
import { PlainProblem } from '../plain-problem.ts';
import { repositoryRoot } from '../repository.ts';

/** Runs `firebase deploy` in this terminal. Throws a PlainProblem when it fails. */
export async function runFirebaseDeploy(
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const child = spawn(process.execPath, [firebaseProgram, 'deploy', ...args], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    signal,
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new PlainProblem(`firebase deploy ended with code ${code}: see above.`);
}
