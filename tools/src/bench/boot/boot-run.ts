import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageProgram } from '../../checks/run-program.ts';
import { freePorts, localHost } from '../../emulators/ports.ts';

export interface BootRun {
  /** From the start of the process to the end of the first answer. */
  firstAnswerMs: number;
  /** What of it was time of the processor. Other programs do not change it much. */
  cpuMs: number;
  peakMb: number;
}

/** What is asked of a function first. */
export interface FirstRequest {
  method: 'GET' | 'POST';
  path: string;
}

const mostMs = 30_000;
const tryAgainMs = 5;

const framework = packageProgram('@google-cloud/functions-framework', 'functions-framework');

/** Asks until the process listens and answers; what it answers does not matter, unless it failed. */
async function firstAnswer(child: ChildProcess, url: string, method: string): Promise<void> {
  const end = performance.now() + mostMs;
  while (child.exitCode === null && performance.now() < end) {
    try {
      const answer = await fetch(url, { method, redirect: 'manual' });
      await answer.arrayBuffer();
      if (answer.status >= 500) throw new Error(`${url} answered ${answer.status}`);
      return;
    } catch (error) {
      // Until it listens, fetch rejects with a TypeError.
      if (!(error instanceof TypeError)) throw error;
      await wait(tryAgainMs);
    }
  }
  throw new Error(`${url} did not answer`);
}

/** Starts a function of a folder as in production, and asks it once. */
export async function bootRun(
  folder: string,
  name: string,
  { method, path }: FirstRequest,
  environment: Record<string, string>,
): Promise<BootRun> {
  const [port = 0] = await freePorts(1);
  const from = performance.now();
  const child = fork(framework, [], {
    cwd: folder,
    execArgv: ['--import', join(import.meta.dirname, 'report-usage.mjs')],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      K_SERVICE: name.toLowerCase(),
      FUNCTION_TARGET: name,
      FUNCTION_SIGNATURE_TYPE: 'http',
      ...environment,
    },
    // The last line of stdout is for programs.
    stdio: ['ignore', 'ignore', process.stderr, 'ipc'],
  });
  try {
    await firstAnswer(child, `http://${localHost}:${port}${path}`, method);
    const firstAnswerMs = performance.now() - from;
    child.send('usage');
    const [{ peakBytes, cpuMicroseconds }] = (await once(child, 'message')) as [
      { peakBytes: number; cpuMicroseconds: number },
    ];
    return { firstAnswerMs, cpuMs: cpuMicroseconds / 1000, peakMb: peakBytes / 1e6 };
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}
