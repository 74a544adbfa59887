import { expect } from 'vitest';
import { engineViolations, markupErrors, snifferErrors } from './page-checkers.ts';
import type { Visitor } from './visitor.ts';

/** Two checkers look at each page, and a third at its markup. */
export async function expectFaultless(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const documents = new Map<string, string>();
  for (const path of paths) {
    await visitor.open(path);
    documents.set(path, await visitor.page.content());
    expect(await snifferErrors(visitor.page), path).toEqual([]);
    expect(await engineViolations(visitor.page), path).toEqual([]);
  }
  expect(await markupErrors(documents)).toEqual([]);
}
