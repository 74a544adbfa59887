import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProduct } from '../build/build-product.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { runVitest, type VitestRun } from './run-vitest.ts';
import { startTestStack } from './test-stack.ts';

/** What one part of `npm run prove` found. */
export interface Proof {
  /** One text for each thing that does not hold. */
  failures: readonly string[];
  /** What was counted on the way. */
  figures: Record<string, number>;
}

/** The parts of `npm run prove`: the folders of `tests/long`. */
export const proofParts: readonly string[] = readdirSync(join(repositoryRoot, 'tests/long')).sort();

/** Runs the chosen tests of a part on a stack of their own, and collects their figures. */
export async function provePart(
  part: string,
  chosen: Pick<VitestRun, 'patterns' | 'options' | 'signal'>,
): Promise<Proof> {
  const from = performance.now();
  const file = join(cacheDirectory, `proof-${part}.jsonl`);
  rmSync(file, { force: true });
  await buildProduct();
  const { product, environment } = await startTestStack(chosen.signal);
  try {
    const { counts } = await runVitest({
      ...chosen,
      projects: [part],
      environment: { ...environment, QAYSARI_FIGURES: file },
    });
    const seconds = Math.round((performance.now() - from) / 1000);
    return {
      failures: counts.failures,
      figures: { tests: counts.passed, ...figuresIn(file), seconds },
    };
  } finally {
    await product.stop();
  }
}

/** What the tests left there by `writeFigures`, a line each. */
function figuresIn(file: string): Record<string, number> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return Object.assign({}, ...lines.map((line) => JSON.parse(line) as unknown)) as Record<
    string,
    number
  >;
}

/** The last line of the output, for programs. */
export function resultLine(proofs: Readonly<Record<string, Proof>>): string {
  const parts = Object.entries(proofs).map(([name, { figures, failures }]) => [
    name,
    { ...figures, failures: failures.length },
  ]);
  const failures = Object.values(proofs).reduce((sum, proof) => sum + proof.failures.length, 0);
  return `RESULT ${JSON.stringify({ failures, parts: Object.fromEntries(parts) as unknown })}`;
}
