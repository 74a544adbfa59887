import type { ChildProcess } from 'node:child_process';
import { PlainProblem } from '../plain-problem.ts';
import type { EmulatorLog } from './emulator-log.ts';

const readyWithinMs = 180_000;
const answerWithinMs = 60_000;
const ready = 'All emulators ready';
const brokenFunctions = 'Failed to load function definition from source';

/**
 * Resolves when firebase-tools has started and imported everything. Rejects with the last useful
 * lines of its log when it ends early, cannot load the functions or takes too long.
 */
export function waitUntilReady(
  child: ChildProcess,
  log: EmulatorLog,
  { logFile, signal }: { logFile: string; signal?: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new PlainProblem(`${what}\n${log.lastWords()}\nThe whole log: ${logFile}`));
    };
    signal?.addEventListener('abort', () => fail('The start was interrupted.'), { once: true });
    const timer = setTimeout(
      () => fail(`The emulators did not start within ${readyWithinMs / 1000} seconds.`),
      readyWithinMs,
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
 * Resolves when anything at all answers a request, and rejects when nothing does. A function may
 * take a while for its first answer.
 */
export async function answersHttp(url: string, abort?: AbortSignal): Promise<void> {
  const limit = AbortSignal.timeout(answerWithinMs);
  const signal = abort ? AbortSignal.any([abort, limit]) : limit;
  const response = await fetch(url, { signal });
  await response.body?.cancel();
}
