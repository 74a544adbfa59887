import { buildProduct } from '../build/build-product.ts';
import { startTestStack } from '../testing/test-stack.ts';
import { proveByTests } from './prove-by-tests.ts';
import type { Proof } from './proof.ts';

/** Runs test files on a stack of their own, one after the other. `files`: the project of vitest.config.ts of each. */
export async function proveFiles(
  files: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Proof> {
  await buildProduct();
  const { product, environment } = await startTestStack(signal);
  try {
    const failures: string[] = [];
    const figures: Record<string, number> = { tests: 0 };
    for (const [name, project] of Object.entries(files)) {
      const patterns = [`/${name}.test.ts`];
      const proof = await proveByTests({ name, project, patterns, environment, signal });
      const { tests = 0, ...more } = proof.figures;
      figures['tests'] = (figures['tests'] ?? 0) + tests;
      Object.assign(figures, more);
      failures.push(...proof.failures);
    }
    return { failures, figures };
  } finally {
    await product.stop();
  }
}
