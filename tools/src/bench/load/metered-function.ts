import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageProgram } from '../../checks/run-program.ts';
import { freePorts, localHost } from '../../emulators/ports.ts';
import type { Usage } from './usage.ts';
import type { FunctionName } from './visit.ts';

/** One instance of a built function, as Cloud Run runs it, with a meter. */
export interface MeteredFunction extends AsyncDisposable {
  port: number;
  usage(): Promise<Usage>;
}

const framework = packageProgram('@google-cloud/functions-framework', 'functions-framework');
const mostMs = 30_000;
const tryAgainMs = 20;

async function untilItListens(child: ChildProcess, port: number, name: string): Promise<void> {
  const end = performance.now() + mostMs;
  while (child.exitCode === null && performance.now() < end) {
    // Until it listens, fetch rejects.
    const answer = await fetch(`http://${localHost}:${port}/`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer) return;
    await wait(tryAgainMs);
  }
  throw new Error(`The function ${name} did not start`);
}

/** Starts a function of a built folder. */
export async function startMetered(
  folder: string,
  name: FunctionName,
  environment: Record<string, string>,
): Promise<MeteredFunction> {
  const [port = 0] = await freePorts(1);
  const child = fork(framework, [], {
    cwd: folder,
    execArgv: ['--import', join(import.meta.dirname, 'meter.ts')],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      K_SERVICE: name,
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      ...environment,
    },
    // The last line of stdout is for programs, and the log of a function under load is long.
    stdio: ['ignore', 'ignore', process.stderr, 'ipc'],
  });
  await untilItListens(child, port, name);
  return {
    port,
    async usage() {
      child.send('usage');
      const [usage] = (await once(child, 'message')) as [Usage];
      return usage;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
