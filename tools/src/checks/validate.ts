import { mkdirSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from 'node:crypto';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { describeFailure, failedOnce, sumCounts, type TestCounts } from '../testing/test-counts.ts';
import { packageProgram, runProgram } from './run-program.ts';

const code = ['*.{js,ts}', '.*.js', '{contract,functions,tests,tools,web}/**/*.{ts,tsx,js,mjs}'];
const notOurs = ['**/node_modules/**', 'functions/lib/**', 'web/dist/**', 'web/dist-server/**'];

/** After a change of one of these, every file is checked again. */
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

interface ChangedFiles {
  files: readonly string[];
  /** Called when the check has passed: these files are skipped from now on. */
  remember: () => void;
}

function readHashes(file: string): Hashes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Hashes;
  } catch {
    return {};
  }
}

/** The code files whose contents differ from those in `memory`. */
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

interface Check {
  name: string;
  args: readonly string[];
  /** The files to pass as arguments, if not all need a check. */
  changed?: ChangedFiles;
  /** Builds what the check needs. */
  needs?: () => Promise<void>;
}

/** The cached results of earlier runs. */
const cache = (name: string) => join(cacheDirectory, 'checks', name);

/** The number of checks at a time: the smallest machines have two cores. */
const together = 2;

/** This many file names fit into a command on any system. */
const nameable = 200;

/** By TypeScript 7, which stores in earlier runs what a change affects. */
function typeCheck(workspace: string): Check {
  const buildInfo = cache(`${workspace.replace('/', '-')}.tsbuildinfo`);
  return {
    name: `types of ${workspace}`,
    args: [
      ...[packageProgram('typescript-7', 'tsc'), '-p', workspace, '--pretty', 'false'],
      ...['--incremental', '--tsBuildInfoFile', buildInfo],
      // Each of four checkers would infer most types again: twice the work, and tests run beside them.
      ...['--checkers', '1'],
    ],
  };
}

function lintCheck(name: string, lint: Extent['lint'], options: readonly string[] = []): Check {
  const changed = changedFiles(cache(`${name}.json`));
  const isEach = lint === 'every' || changed.files.length > nameable;
  return {
    name,
    args: [packageProgram(name), ...options],
    changed: isEach ? { ...changed, files: ['.'] } : changed,
  };
}

/** The checks of code, the longest first. */
function codeChecks(lint: Extent['lint']): Check[] {
  return [
    lintCheck('oxlint', lint),
    typeCheck('web'),
    lintCheck('eslint', lint, ['--max-warnings', '0']),
    ...['tests', 'tools', 'functions', 'contract', 'web/worker'].map(typeCheck),
  ];
}

/** The checks that do not run the code, except types and lint. */
function otherChecks(): Check[] {
  const cached = ['--cache', '--cache-strategy', 'content', '--cache-location', cache('prettier')];
  const needs = () => buildWhenChanged(webBuild);
  return [
    {
      name: 'oldest browsers',
      args: [join(repositoryRoot, 'tools/src/checks/built-site.ts')],
      needs,
    },
    {
      name: 'prettier',
      args: [packageProgram('prettier'), '--check', '.', '--log-level', 'warn', ...cached],
    },
    { name: 'knip', args: [packageProgram('knip')] },
    { name: 'commit subject', args: [packageProgram('@commitlint/cli', 'commitlint'), '--last'] },
    { name: 'page sizes', args: [join(repositoryRoot, 'tools/src/checks/page-sizes.ts')], needs },
  ];
}

async function runCheck(check: Check, signal: AbortSignal): Promise<TestCounts> {
  const { name, args, changed, needs } = check;
  const passed = { passed: 1, failed: 0, failures: [], times: [] };
  if (changed?.files.length === 0) {
    console.log(`✔ ${name} (nothing changed)`);
    return passed;
  }
  await needs?.();
  const { ok, output, seconds } = await runProgram([...args, ...(changed?.files ?? [])], signal);
  console.log(`${ok ? '✔' : '✘'} ${name} (${seconds.toFixed(1)} s)`);
  if (ok) {
    changed?.remember();
    return passed;
  }
  console.log(output.trimEnd());
  return failedOnce(describeFailure(name, output));
}

export interface Extent {
  /**
   * `changed`: the files that changed since lint last found nothing; a new clone has seen none. A change of a type can
   * break a rule in a file that did not change: only `every` finds that.
   */
  lint: 'changed' | 'every';
  /** Whether to look at formatting, unused code, and what the built site weighs and asks of browsers, too. */
  others: boolean;
}

/** Checks types and lint. Prints the output of checks that fail, and counts each check as a test. */
export async function validate(signal: AbortSignal, { lint, others }: Extent): Promise<TestCounts> {
  mkdirSync(join(cacheDirectory, 'checks'), { recursive: true });
  const waiting = [...codeChecks(lint), ...(others ? otherChecks() : [])];
  const counts: TestCounts[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts.push(await runCheck(check, signal));
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return sumCounts(counts);
}
