import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Absolute path of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** For files that can be generated again and are not in git. */
export const cacheDirectory = join(repositoryRoot, '.cache');

/** The text of a file of the repository. */
export function readText(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}

export function readJson(path: string): unknown {
  return JSON.parse(readText(path));
}

/** Absolute folder of an installed package, wherever npm has placed it. */
export function packageDirectory(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`${name} is not installed`);
  return dirname(file);
}
