import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { cacheDirectory } from '../../tools/src/repository.ts';

/** Where failed browser tests leave what they saw. */
export const traceFolder = join(cacheDirectory, 'traces');

/** Traces cost a sixth of the time of a test: a run of all tests leaves pictures only. */
export const hasTraces = process.env['QAYSARI_WHOLE_RUN'] === undefined;

/** Of the files of a test, without their endings. A test with several browsers has several. */
export function traceFile(testName: string, number = 1): string {
  const words = testName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 100);
  return join(traceFolder, number === 1 ? words : `${words}-${number}`);
}

/**
 * Records what the running test does in a browser, and closes that browser after the test. If the test has
 * failed by then, a picture of the page and a trace are kept, and their place is printed.
 */
export async function recordTrace(context: BrowserContext, page: Page): Promise<void> {
  if (hasTraces) await context.tracing.start({ snapshots: true });
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
  while (['png', 'zip'].some((end) => existsSync(`${traceFile(testName, number)}.${end}`)))
    number += 1;
  const file = traceFile(testName, number);
  mkdirSync(traceFolder, { recursive: true });
  // A page that hangs cannot be drawn.
  await page.screenshot({ path: `${file}.png`, timeout: 5_000 }).catch(() => undefined);
  console.error(`What it showed at the end: ${file}.png`);
  if (hasTraces) {
    await context.tracing.stop({ path: `${file}.zip` });
    console.error(`What the browser did: npx playwright-core show-trace ${file}.zip`);
  } else console.error('To see each step, run this file by itself: npm test -- e2e <file>');
}
