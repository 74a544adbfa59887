import { buildProduct } from '../build/build-product.ts';
import { ensureEngines, enginesOf, type EnginePrograms } from './find-engines.ts';
import { startTestStack } from './test-stack.ts';
import { runVitest } from './run-vitest.ts';
import type { TestCounts } from './test-counts.ts';
import { startWebKitDriver } from './webkit-driver.ts';

/** The main journeys in Firefox and WebKit, against a stack of their own. */
export async function runEngineTests(
  patterns: readonly string[],
  signal: AbortSignal,
): Promise<TestCounts> {
  const programs = await ensureEngines(enginesOf(patterns));
  await buildProduct();
  const { product, environment } = await startTestStack(signal);
  try {
    return await withWebKit(programs, (more) =>
      runVitest({
        project: 'engines',
        patterns,
        options: [],
        environment: { ...environment, ...programs, ...more },
        signal,
      }),
    );
  } finally {
    await product.stop();
  }
}

/** Does something while WebKit's driver runs, if its program was asked for. */
async function withWebKit<Result>(
  { WEBKIT_DRIVER_PATH: driver, XVFB_PATH: screen }: EnginePrograms,
  work: (environment: Record<string, string>) => Promise<Result>,
): Promise<Result> {
  if (driver === undefined || screen === undefined) return work({});
  const running = await startWebKitDriver({ driver, screen });
  try {
    return await work({ WEBKIT_DRIVER_URL: running.url });
  } finally {
    await running.stop();
  }
}
