import { buildProduct } from '../build/build-product.ts';
import { startTestStack } from '../testing/test-stack.ts';
import { proveByTests } from './prove-by-tests.ts';
import type { Proof } from './proof.ts';

/** What is killed again and again, and the project of vitest.config.ts that has the test. */
const killed = { 'message-cut-off': 'load', 'publish-cut-off': 'api' } as const;

/** Kills processes in the middle of writes: nothing is lost or doubled. */
export async function proveCutOff(signal: AbortSignal): Promise<Proof> {
  await buildProduct();
  const { product, environment } = await startTestStack(signal);
  try {
    const proofs: Proof[] = [];
    for (const [name, project] of Object.entries(killed)) {
      const patterns = [`/${name}.test.ts`];
      proofs.push(await proveByTests({ name, project, patterns, environment, signal }));
    }
    const tests = proofs.reduce((sum, { figures }) => sum + (figures['tests'] ?? 0), 0);
    const figures = Object.assign({}, ...proofs.map((each) => each.figures)) as Proof['figures'];
    return {
      failures: proofs.flatMap(({ failures }) => failures),
      figures: { ...figures, tests },
    };
  } finally {
    await product.stop();
  }
}
