import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { inputHash } from './input-hash.ts';

/** A build that is skipped while its inputs stay the same. */
export interface BuildStep {
  name: string;
  /** Globs, relative to the repository. */
  inputs: readonly string[];
  /** Environment variables with this prefix are inputs too. */
  environmentPrefix?: string;
  /** The last file that the build writes. */
  output: string;
  /** Reads what this one writes, which is built first. */
  after?: BuildStep;
  build: () => Promise<void>;
}

const repository = { root: repositoryRoot, cache: cacheDirectory };

/** Call it when something else overwrites the output. */
export function invalidateBuild(step: BuildStep, { cache } = repository): void {
  rmSync(join(cache, `built-${step.name}`), { force: true });
}

function hashOf(step: BuildStep, root: string): string {
  const prefix = step.environmentPrefix;
  const variables = Object.entries(process.env).filter(
    ([name]) => prefix !== undefined && name.startsWith(prefix),
  );
  return inputHash(step.inputs, root) + JSON.stringify(variables.sort());
}

const running = new Map<string, Promise<void>>();

/**
 * Builds unless the inputs match the existing build. Concurrent calls for the same step share one build.
 */
export function buildWhenChanged(step: BuildStep, folders = repository): Promise<void> {
  const key = join(folders.cache, step.name);
  const known = running.get(key);
  if (known) return known;
  const build = buildNow(step, folders).finally(() => running.delete(key));
  running.set(key, build);
  return build;
}

async function buildNow(step: BuildStep, folders: typeof repository): Promise<void> {
  if (step.after) await buildWhenChanged(step.after, folders);
  const stamp = join(folders.cache, `built-${step.name}`);
  const hash = hashOf(step, folders.root);
  const isBuilt = existsSync(join(folders.root, step.output)) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) {
    console.log(`No changes in ${step.name}: kept the last build.`);
    return;
  }
  const from = Date.now();
  invalidateBuild(step, folders);
  await step.build();
  mkdirSync(folders.cache, { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built ${step.name} in ${((Date.now() - from) / 1000).toFixed(1)} s.`);
}
