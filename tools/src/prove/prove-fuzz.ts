import type { Proof } from './proof.ts';
import { proveFiles } from './prove-files.ts';

/** Random commands against a model, and random requests. */
const drawn = { 'fuzz-model': 'api', 'fuzz-inputs': 'api' } as const;

/** Fewer would prove less than what is said of it. */
const leastInputs = 10_000;

/** Draws thousands of inputs, commands among them: none breaks the API, or shows somebody what is not theirs. */
export async function proveFuzz(signal: AbortSignal): Promise<Proof> {
  const { failures, figures } = await proveFiles(drawn, signal);
  const { inputs: others = 0, commands = 0 } = figures;
  const inputs = others + commands;
  const missing =
    inputs < leastInputs ? [`Only ${inputs} of ${leastInputs} inputs were drawn.`] : [];
  return { failures: [...failures, ...missing], figures: { ...figures, inputs } };
}
