import type { ChildProcess } from 'node:child_process';
import { PlainProblem } from '../plain-problem.ts';
import type { EmulatorLog } from './emulator-log.ts';

const readyTimeoutMs = 180_000;
const answerTimeoutMs = 60_000;
const ready = 'All emulators ready';
const brokenFunctions = 'Failed to load function definition from source';

/**
 * Resolves when firebase-tools has started and imported everything. Rejects with the important lines of
 * its log when it ends early, cannot load the functions or takes too long.
 */
export function waitUntilReady(
  child: ChildProcess,
  log: EmulatorLog,
  { logFile, signal }: { logFile: string; signal?: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new PlainProblem(`${what}\n${log.summary()}\nThe whole log: ${logFile}`));
    };
    signal?.addEventListener('abort', () => fail('The start was interrupted.'), { once: true });
    const timer = setTimeout(
      () => fail(`The emulators did not start within ${readyTimeoutMs / 1000} seconds.`),
      readyTimeoutMs,
    );
    child.once('error', (error) => fail(`The emulators could not be started: ${error.message}`));
    child.once('close', (code) => fail(`The emulators ended while starting (code ${code}).`));
    log.onLine((line) => {
      if (line.includes(brokenFunctions)) fail('The functions could not be loaded.');
      if (!line.includes(ready)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Resolves when any answer arrives, and rejects on a timeout. A function may be slow to answer first.
 */
export async function waitForAnswer(url: string, abort?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(answerTimeoutMs);
  const signal = abort ? AbortSignal.any([abort, limit]) : limit;
  const response = await fetch(url, { signal });
  await response.body?.cancel();
}
