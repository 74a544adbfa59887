import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { cacheDirectory } from '../../tools/src/repository.ts';

/** Traces of failed browser tests. */
export const traceFolder = join(cacheDirectory, 'traces');

/** A snapshot of the page at each step costs a sixth of the test time, so a run of all tests has none. */
const isWholeRun = process.env['QAYSARI_WHOLE_RUN'] !== undefined;

/** The path of a test's files, without their endings. A test with several browsers has several. */
export function traceFile(testName: string, number = 1): string {
  const words = testName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  return join(traceFolder, number === 1 ? words : `${words}-${number}`);
}

/**
 * Records what the running test does in a browser, and closes that browser after the test. If the test has
 * failed by then, it stores a trace and a picture of the page, and prints their path.
 */
export async function recordTrace(context: BrowserContext, page: Page): Promise<void> {
  await context.tracing.start({ snapshots: !isWholeRun });
  onTestFinished(async ({ task }) => {
    try {
      if (task.result?.state === 'fail') await keep(context, page, task.fullTestName);
    } finally {
      await context.close();
    }
  });
}

async function keep(context: BrowserContext, page: Page, testName: string): Promise<void> {
  let number = 1;
  while (existsSync(`${traceFile(testName, number)}.zip`)) number += 1;
  const file = traceFile(testName, number);
  mkdirSync(traceFolder, { recursive: true });
  await context.tracing.stop({ path: `${file}.zip` });
  // A page that hangs cannot be rendered.
  await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined);
  console.error(`What the browser did: npx playwright-core show-trace ${file}.zip`);
  console.error(`What it showed at the end: ${file}.png`);
  if (isWholeRun)
    console.error('To see each step, run this file by itself: npm test -- e2e <file>');
}
