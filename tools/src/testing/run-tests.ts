import { loadavg } from 'node:os';
import { buildProduct } from '../build/build-product.ts';
import { validate } from '../checks/validate.ts';
import { runVitest } from './run-vitest.ts';
import { failedOnce, slowestFiles, sumCounts, type TestCounts } from './test-counts.ts';
import type { TestSelection } from './test-selection.ts';
import { startTestStack, type TestStack } from './test-stack.ts';

const none: TestCounts = { passed: 0, failed: 0, failures: [], times: [] };

/** The Vitest projects of each part. */
const projectsOf = {
  unit: ['unit', 'component'],
  api: ['rules', 'api', 'isolated'],
  e2e: ['stack', 'e2e'],
} as const;

/** All projects of `npm test`. */
export const dailyProjects: readonly string[] = Object.values(projectsOf).flat();

/**
 * Runs the chosen parts and counts their tests. The stack starts first: its processes have time limits. Unit, API and
 * browser tests follow one after the other. The static checks have no time limits, so they fill what those leave free.
 */
export async function runTests(selection: TestSelection, signal: AbortSignal): Promise<TestCounts> {
  const { parts, patterns, options } = selection;
  const stages: Record<string, number> = {};
  const load = loadavg().map((value) => value.toFixed(2));
  console.log(`Load before the start: ${load.join(', ')}.`);

  /** Counts a part that cannot even run as one failed test, and prints its reason. */
  async function stage(name: string, work: () => Promise<TestCounts>): Promise<TestCounts> {
    const from = performance.now();
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      const reason = error instanceof Error ? error.message : String(error);
      console.error(reason);
      return failedOnce(reason);
    } finally {
      stages[name] = (performance.now() - from) / 1000;
    }
  }
  function run(part: keyof typeof projectsOf, environment: Record<string, string> = {}) {
    const projects = projectsOf[part];
    return runVitest({ projects, patterns, options, environment, signal });
  }
  async function testProduct(): Promise<TestCounts[]> {
    const built = await stage('build', async () => {
      await buildProduct();
      return none;
    });
    if (built.failed > 0) return [built];
    let stack: TestStack | undefined;
    try {
      const started = await stage('start', async () => {
        stack = await startTestStack(signal);
        return none;
      });
      const counts = [started];
      if (parts.has('unit')) counts.push(await stage('unit', () => run('unit')));
      for (const part of ['api', 'e2e'] as const) {
        if (!stack || !parts.has(part)) continue;
        const { environment, product } = stack;
        // API tests deliver the events that they are about; triggers would do as much work again beside them.
        if (parts.has('api')) await product.emulators.setTriggers(part !== 'api');
        counts.push(await stage(part, () => run(part, environment)));
      }
      return counts;
    } finally {
      await stack?.product.stop();
    }
  }

  const from = performance.now();
  const checked = parts.has('validate')
    ? stage('validate', () => validate(signal, { lint: 'changed', others: true }))
    : none;
  const needsProduct = parts.has('api') || parts.has('e2e');
  const tested = needsProduct
    ? await testProduct()
    : [parts.has('unit') ? await stage('unit', () => run('unit')) : none];
  const counts = sumCounts([await checked, ...tested]);
  stages['whole run'] = (performance.now() - from) / 1000;
  console.log(slowestFiles(counts));
  console.log('Minutes by stage:');
  for (const [name, seconds] of Object.entries(stages)) {
    console.log(`${(seconds / 60).toFixed(1).padStart(6)} min  ${name}`);
  }
  return counts;
}
