import { PlainProblem } from '../plain-problem.ts';
import { untilAborted } from '../until-aborted.ts';
import type { Product } from './start-product.ts';

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
