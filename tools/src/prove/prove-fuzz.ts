import { buildProduct } from '../build/build-product.ts';
import { startTestStack } from '../testing/test-stack.ts';
import { proveByTests } from './prove-by-tests.ts';
import type { Proof } from './proof.ts';

/** Random commands against a model, and random requests. */
const drawn = ['fuzz-model', 'fuzz-inputs'] as const;

/** Fewer would prove less than what is said of it. */
const leastInputs = 10_000;

/** Draws thousands of inputs: none breaks the API, or shows somebody what is not theirs. */
export async function proveFuzz(signal: AbortSignal): Promise<Proof> {
  await buildProduct();
  const { product, environment } = await startTestStack(signal);
  try {
    const failures: string[] = [];
    const figures: Record<string, number> = { inputs: 0, tests: 0 };
    for (const name of drawn) {
      const patterns = [`/${name}.test.ts`];
      const proof = await proveByTests({ name, project: 'api', patterns, environment, signal });
      const { tests = 0, inputs = 0, ...more } = proof.figures;
      figures['inputs'] = (figures['inputs'] ?? 0) + inputs;
      figures['tests'] = (figures['tests'] ?? 0) + tests;
      Object.assign(figures, more);
      failures.push(...proof.failures);
    }
    const { inputs = 0 } = figures;
    if (inputs < leastInputs) failures.push(`Only ${inputs} of ${leastInputs} inputs were drawn.`);
    return { failures, figures };
  } finally {
    await product.stop();
  }
}
