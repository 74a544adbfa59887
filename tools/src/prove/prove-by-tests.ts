import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from '../repository.ts';
import { runVitest } from '../testing/run-vitest.ts';
import type { Proof } from './proof.ts';

interface LongForm {
  name: string;
  /** Of vitest.config.ts. */
  project: string;
  /** Only files whose path contains one of these; all when empty. */
  patterns?: readonly string[];
  /** Of the stack that the tests ask. */
  environment: Record<string, string>;
  signal: AbortSignal;
}

/**
 * Runs tests in their long form: they find the name of a file in QAYSARI_PROOF, and leave there what they
 * counted.
 */
export async function proveByTests(form: LongForm): Promise<Proof> {
  const { name, project, patterns = [], environment, signal } = form;
  const file = join(cacheDirectory, `proof-${name}.json`);
  rmSync(file, { force: true });
  const { passed, failures } = await runVitest({
    ...{ project, patterns, options: [], signal },
    environment: { ...environment, QAYSARI_PROOF: file },
  });
  const counted = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>)
    : {};
  return { failures, figures: { tests: passed, ...counted } };
}
