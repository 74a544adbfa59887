import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** https://web.dev/articles/cls calls 0.1 good. */
const mostShift = 0.02;

declare global {
  var layoutShift: number;
}

/** Adds up what moves by itself in each page of the visitor. */
export async function watchShifts({ context }: Visitor): Promise<void> {
  await context.addInitScript(() => {
    globalThis.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export async function expectStill({ page }: Visitor, doing: string): Promise<void> {
  expect(await page.evaluate(() => layoutShift), doing).toBeLessThan(mostShift);
}
