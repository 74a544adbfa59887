import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { inputHash } from './input-hash.ts';

/** One thing that is built from files and can be skipped while they stay the same. */
export interface BuildStep {
  name: string;
  /** Globs from the root of the repository. */
  inputs: readonly string[];
  /** Variables that change what is built: all whose name begins so. */
  environmentPrefix?: string;
  /** A file that the build makes, the last one. */
  output: string;
  build: () => Promise<void>;
}

const repository = { root: repositoryRoot, cache: cacheDirectory };

/** To be called by whoever overwrites the output of a step in another way. */
export function forgetBuild(step: BuildStep, { cache } = repository): void {
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
 * Builds unless the inputs are the ones of the build that is there. Who asks while a build of the same
 * step is running waits for that one.
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
  const stamp = join(folders.cache, `built-${step.name}`);
  const hash = hashOf(step, folders.root);
  const isBuilt = existsSync(join(folders.root, step.output)) && existsSync(stamp);
  if (isBuilt && readFileSync(stamp, 'utf8') === hash) {
    console.log(`Nothing changed for ${step.name}: the build that is there stays.`);
    return;
  }
  const from = Date.now();
  forgetBuild(step, folders);
  await step.build();
  mkdirSync(folders.cache, { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built ${step.name} in ${((Date.now() - from) / 1000).toFixed(1)} s.`);
}
