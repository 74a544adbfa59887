import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Absolute path of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** For files that can be generated again and are not in git. */
export const cacheDirectory = join(repositoryRoot, '.cache');

/** Absolute folder of an installed package, wherever npm has placed it. */
export function packageDirectory(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`${name} is not installed`);
  return dirname(file);
}
