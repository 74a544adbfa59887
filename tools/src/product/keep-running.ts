import { PlainProblem } from '../plain-problem.ts';
import type { Product } from './start-product.ts';

/** Resolves when `signal` is aborted. */
function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Waits until `signal` is aborted, then stops everything. Throws when the emulators end by themselves.
 */
export async function keepRunning(
  product: Product,
  signal: AbortSignal,
  logFile: string,
): Promise<void> {
  await Promise.race([untilAborted(signal), product.emulators.ended]);
  await product.stop();
  if (!signal.aborted)
    throw new PlainProblem(`The emulators stopped unexpectedly; see ${logFile}.`);
}
