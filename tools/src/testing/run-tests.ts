import { buildProduct } from '../build/build-product.ts';
import { validate } from '../checks/validate.ts';
import { runVitest } from './run-vitest.ts';
import { sumCounts, type TestCounts } from './test-counts.ts';
import type { TestSelection } from './test-selection.ts';
import { startTestStack, type TestStack } from './test-stack.ts';

const none: TestCounts = { passed: 0, failed: 0, failures: [] };

/** A part that cannot even run counts as one failed test, and its reason is printed. */
async function counted(part: Promise<TestCounts>, signal: AbortSignal): Promise<TestCounts> {
  try {
    return await part;
  } catch (error) {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    console.error(reason);
    return { passed: 0, failed: 1, failures: [reason] };
  }
}

/** The tests that need a stack, in their order, and the words of `npm test` that choose them. */
const partOfProject = { rules: 'api', api: 'api', e2e: 'e2e', load: 'api' } as const;

/** Rules and API tests, then browser tests, then those with a heavy load, against one stack. */
async function runAgainstProduct(
  { parts, patterns, options }: TestSelection,
  starting: Promise<TestStack>,
  signal: AbortSignal,
): Promise<TestCounts> {
  const { product, environment } = await starting;
  try {
    const counts: TestCounts[] = [];
    for (const [project, part] of Object.entries(partOfProject)) {
      if (!parts.has(part)) continue;
      const run = runVitest({ project, patterns, options, environment, signal });
      counts.push(await counted(run, signal));
    }
    return sumCounts(counts);
  } finally {
    await product.stop();
  }
}

/**
 * Runs the chosen tests and counts them. Static checks and the build need no stack, and the stack
 * starts while unit tests run: each pair shares the two cores that small machines have.
 */
export async function runTests(selection: TestSelection, signal: AbortSignal): Promise<TestCounts> {
  const { parts, patterns, options } = selection;
  const needsProduct = parts.has('api') || parts.has('e2e');
  const checked = parts.has('validate')
    ? counted(validate(signal, { isFresh: true }), signal)
    : none;
  const built = needsProduct
    ? counted(
        buildProduct().then(() => none),
        signal,
      )
    : none;
  const counts = [await checked, await built];
  const unit = parts.has('unit')
    ? counted(runVitest({ project: 'unit', patterns, options, signal }), signal)
    : none;
  if (needsProduct && (await built).failed === 0) {
    const starting = Promise.all([startTestStack(signal), unit]);
    const stack = starting.then(([started]) => started);
    counts.push(await counted(runAgainstProduct(selection, stack, signal), signal));
  }
  counts.push(await unit);
  return sumCounts(counts);
}
