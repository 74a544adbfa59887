import { once } from 'node:events';
import { PlainProblem } from '../plain-problem.ts';
import type { Product } from './start-product.ts';

/**
 * Waits until `signal` is aborted, then stops everything. Throws when the emulators end by themselves.
 */
export async function keepRunning(
  product: Product,
  signal: AbortSignal,
  logFile: string,
): Promise<void> {
  if (!signal.aborted) await Promise.race([once(signal, 'abort'), product.emulators.ended]);
  await product.stop();
  if (!signal.aborted)
    throw new PlainProblem(`The emulators stopped unexpectedly; see ${logFile}.`);
}
