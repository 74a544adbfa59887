import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { repositoryRoot } from '../repository.ts';

const code = ['*.{js,ts}', '.*.js', '{contract,functions,tests,tools,web}/**/*.{ts,tsx,js,mjs}'];
const notOurs = ['**/node_modules/**', 'functions/lib/**', 'web/dist/**', 'web/dist-server/**'];

/** After a change of these each file is looked at again. */
const rules = [
  ...['package-lock.json', 'package.json', 'tsconfig.base.json', '*/{,worker/}tsconfig.json'],
  ...['eslint.config.js', 'oxlint.config.ts', 'tools/src/lint/*.ts'],
];

type Hashes = Readonly<Record<string, string>>;

function hashes(globs: readonly string[], root: string): Hashes {
  const files = globSync([...globs], { cwd: root, exclude: notOurs }).sort();
  return Object.fromEntries(
    files.map((file) => [file, hash('sha256', readFileSync(join(root, file)))]),
  );
}

export interface ChangedFiles {
  files: readonly string[];
  /** Called when nothing was found in them: they are left out from now on. */
  remember: () => void;
}

function readHashes(file: string): Hashes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Hashes;
  } catch {
    return {};
  }
}

/** The files of code whose contents are not those that `memory` holds. */
export function changedFiles(memory: string, root = repositoryRoot): ChangedFiles {
  const found = hashes(code, root);
  const ruled = { rules: hash('sha256', JSON.stringify(hashes(rules, root))) };
  const known = readHashes(memory);
  const isSameRules = known['rules'] === ruled.rules;
  return {
    files: Object.keys(found).filter((file) => !isSameRules || known[file] !== found[file]),
    remember: () => {
      writeFileSync(memory, JSON.stringify({ ...found, ...ruled }));
    },
  };
}
