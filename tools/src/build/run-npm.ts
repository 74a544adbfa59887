import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { npmProgram } from '../../npm-program.mjs';
import { PlainProblem } from '../plain-problem.ts';

/**
 * Runs npm in a folder and waits for its end. Throws a PlainProblem with npm's output when it fails.
 */
export async function runNpm(args: readonly string[], cwd: string): Promise<void> {
  const { program, args: first, shell } = npmProgram();
  const child = spawn(program, [...first, ...args, '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd,
    env: { ...process.env, ...lockWithoutAddresses },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell,
  });
  const exit = once(child, 'close') as Promise<[number | null]>;
  const [[code], ...printed] = await Promise.all([exit, text(child.stdout), text(child.stderr)]);
  if (code === 0) return;
  throw new PlainProblem(`npm ${args.join(' ')} failed in ${cwd}:\n${printed.join('')}`);
}

/** The same setting as in the repository's .npmrc, which npm does not read from another folder. */
const lockWithoutAddresses = { npm_config_omit_lockfile_registry_resolved: 'true' };
