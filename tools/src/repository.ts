import { findPackageJSON } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Absolute path of the repository. */
export const repositoryRoot = resolve(import.meta.dirname, '../..');

/** Everything that can be made again and is not kept in git. */
export const cacheDirectory = join(repositoryRoot, '.cache');

/** Absolute folder of an installed package, wherever npm hoisted it. */
export function packageDirectory(name: string): string {
  const file = findPackageJSON(name, import.meta.url);
  if (!file) throw new Error(`${name} is not installed`);
  return dirname(file);
}
