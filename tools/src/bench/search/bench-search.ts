import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from '../../repository.ts';
import type { BenchPlan } from './bench-plan.ts';
import { engineFigures } from './engine-figures.ts';
import type { BenchResult, Figure } from './figure.ts';
import { stackFigures } from './stack-figures.ts';

function withoutPromise({ name, measured }: Figure): Figure {
  return { name, measured };
}

/** Correct answers are required at any size, speed only with the full plan. */
function judged(plan: BenchPlan, figures: readonly Figure[]): Figure[] {
  const isOfAnswers = ({ reach }: Figure) => reach === 'all' || reach === 'always';
  return figures.map((each) =>
    plan.judgesSpeed || isOfAnswers(each) ? each : withoutPromise(each),
  );
}

/**
 * Measures all targets of the search. `environment` points to empty Firestore and Cloud Storage
 * emulators. Throws when a measurement fails.
 */
export async function benchSearch(
  plan: BenchPlan,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  const folder = join(cacheDirectory, `bench-search-${process.pid}`);
  try {
    const stack = await stackFigures(plan, environment, signal);
    const engine = await engineFigures(plan, folder, signal);
    return {
      figures: judged(plan, [...stack.figures, ...engine.figures]),
      numbers: { ...stack.numbers, ...engine.numbers },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
