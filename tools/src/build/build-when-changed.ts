import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { cacheDirectory, repositoryRoot } from '../repository.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** A hash of names and contents of all files that match the globs, except tests. */
export function inputHash(globs: readonly string[], root = repositoryRoot): string {
  const hash = createHash('sha256');
  const entries = globSync([...globs], { cwd: root, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.sort()) {
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

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
    console.log(`No changes in ${step.name}: the last build is used.`);
    return;
  }
  const from = Date.now();
  invalidateBuild(step, folders);
  await step.build();
  mkdirSync(folders.cache, { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built ${step.name} in ${((Date.now() - from) / 1000).toFixed(1)} s.`);
}
