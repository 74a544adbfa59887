import { PlainProblem } from '../plain-problem.ts';
import { untilAborted } from '../until-aborted.ts';
import type { Product } from './start-product.ts';

/**
 * Resolves when `signal` is aborted, with everything stopped. Throws when the emulators end on their
 * own before.
 */
export async function keepRunning(
  product: Product,
  signal: AbortSignal,
  logFile: string,
): Promise<void> {
  await Promise.race([untilAborted(signal), product.emulators.ended]);
  await product.stop();
  if (!signal.aborted) throw new PlainProblem(`The emulators ended on their own; see ${logFile}.`);
}
