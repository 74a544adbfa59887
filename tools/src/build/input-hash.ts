import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.ts';

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
