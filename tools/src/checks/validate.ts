import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhenChanged } from '../build/build-when-changed.ts';
import { webBuild } from '../build/build-web.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { describeFailure, sumCounts, type TestCounts } from '../testing/test-counts.ts';
import { packageProgram, runProgram } from './run-program.ts';

interface Check {
  name: string;
  args: readonly string[];
  /** What must be there first. */
  needs?: () => Promise<void>;
}

/** What earlier runs found: files that did not change since are not looked at again. */
const cache = (name: string) => join(cacheDirectory, 'checks', name);

/** As many at a time as the smallest machines have cores. */
const together = 2;

/** By TypeScript 7, which is several times as fast as the version that ESLint and editors can use. */
function typeCheck(workspace: string): Check {
  const kept = [
    '--incremental',
    '--tsBuildInfoFile',
    cache(`${workspace.replace('/', '-')}.tsbuildinfo`),
  ];
  return {
    name: `types of ${workspace}`,
    args: [packageProgram('typescript-7', 'tsc'), '-p', workspace, '--pretty', 'false', ...kept],
  };
}

/** Halves of about the same length, and whatever else there is in the second. */
function lintChecks(isFresh: boolean): Check[] {
  const halves = {
    'eslint of web and contract': ['web', 'contract'],
    'eslint of all else': ['.', '--ignore-pattern', 'web/', '--ignore-pattern', 'contract/'],
  };
  return Object.entries(halves).map(([name, files], index) => {
    const kept = ['--cache', '--cache-strategy', 'content', '--cache-location'];
    return {
      name,
      args: [
        ...[packageProgram('eslint'), ...files, '--max-warnings', '0'],
        ...(isFresh ? [] : [...kept, cache(`eslint-${index}`)]),
      ],
    };
  });
}

/** Everything that can be said about the code without running it, the longest first. */
function checks(isFresh: boolean): Check[] {
  const kept = ['--cache', '--cache-strategy', 'content', '--cache-location', cache('prettier')];
  return [
    ...lintChecks(isFresh),
    {
      name: 'prettier',
      args: [packageProgram('prettier'), '--check', '.', '--log-level', 'warn', ...kept],
    },
    ...['web', 'web/worker', 'functions', 'tests', 'tools', 'contract'].map(typeCheck),
    { name: 'knip', args: [packageProgram('knip')] },
    {
      name: 'page sizes',
      args: [packageProgram('size-limit')],
      needs: () => buildWhenChanged(webBuild),
    },
    {
      name: 'oldest browsers',
      args: [join(repositoryRoot, 'tools/src/checks/built-site.ts')],
      needs: () => buildWhenChanged(webBuild),
    },
  ];
}

async function runCheck(check: Check, signal: AbortSignal): Promise<TestCounts> {
  await check.needs?.();
  const { ok, output, seconds } = await runProgram(check.args, signal);
  console.log(`${ok ? '✔' : '✘'} ${check.name} (${seconds.toFixed(1)} s)`);
  if (ok) return { passed: 1, failed: 0, failures: [] };
  console.log(output.trimEnd());
  return { passed: 0, failed: 1, failures: [describeFailure(check.name, output)] };
}

/**
 * Runs all checks, prints the output of those that fail, and counts each as a test. ESLint
 * remembers what it found by file, while some rules ask for types that other files declare: `isFresh`
 * looks at every file again.
 */
export async function validate(
  signal: AbortSignal,
  { isFresh }: { isFresh: boolean },
): Promise<TestCounts> {
  mkdirSync(join(cacheDirectory, 'checks'), { recursive: true });
  const waiting = checks(isFresh);
  const counts: TestCounts[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      counts.push(await runCheck(check, signal));
    }
  };
  await Promise.all(Array.from({ length: together }, worker));
  return sumCounts(counts);
}
