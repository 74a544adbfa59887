import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildProduct } from '../build/build-product.ts';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { seedBuild } from '../seed/seed-build.ts';
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

type Chosen = Pick<VitestRun, 'patterns' | 'options' | 'signal'>;

/** They measure time or memory, or keep both cores busy: nothing else runs beside them. */
const alone = new Set(['bench', 'browser', 'load', 'outage', 'timing', 'upload', 'work']);

/** The longest first, so that two lanes end at about the same time. Others follow in the order of their names. */
const longest = ['fuzz', 'crash-recovery', 'chaos', 'races', 'alerts'];

/** Builds what the parts run, then runs them: two at a time, and afterwards each that needs the machine alone. */
export async function proveParts(
  parts: readonly string[],
  chosen: Chosen,
): Promise<Record<string, Proof>> {
  const proofs: Record<string, Proof> = {};
  const rank = (part: string) => longest.indexOf(part) + 1 || longest.length + 1;
  const besides = parts.filter((part) => !alone.has(part));
  besides.sort((one, other) => rank(one) - rank(other));
  await buildProduct();
  await buildWhenChanged(seedBuild(chosen.signal));
  const lane = async (waiting: string[]) => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      proofs[part] = await provePart(part, chosen);
    }
  };
  await Promise.all([lane(besides), lane(besides)]);
  await lane(parts.filter((part) => alone.has(part)));
  return proofs;
}

/** Runs the chosen tests of a part on a stack of their own, and collects their figures. */
async function provePart(part: string, chosen: Chosen): Promise<Proof> {
  const from = performance.now();
  const file = join(cacheDirectory, `proof-${part}.jsonl`);
  rmSync(file, { force: true });
  const { product, environment } = await startTestStack(chosen.signal, `proof-${part}`);
  try {
    const counts = await runVitest({
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
