import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageProgram } from '../checks/run-program.ts';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import { countTests, type TestCounts, type VitestReport } from './test-counts.ts';

export interface VitestRun {
  /** Of vitest.config.ts; their files run side by side. */
  projects: readonly string[];
  /** Only files whose path contains one of these; all when empty. */
  patterns: readonly string[];
  options: readonly string[];
  environment?: Record<string, string>;
  signal: AbortSignal;
}

function readReport(file: string): VitestReport | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : undefined;
}

/** Many processes load the same packages. Coverage is less exact with compiled code. */
function compileCache(options: readonly string[]): Record<string, string> {
  if (options.some((option) => option.startsWith('--coverage'))) return {};
  return { NODE_COMPILE_CACHE: join(cacheDirectory, 'node-compile') };
}

/** Runs the tests of some projects, printing what Vitest prints, and counts them. */
export async function runVitest(run: VitestRun): Promise<TestCounts> {
  const report = join(cacheDirectory, `tests-${run.projects.join('-')}.json`);
  const before = readReport(report);
  mkdirSync(cacheDirectory, { recursive: true });
  rmSync(report, { force: true });
  const args = [
    packageProgram('vitest'),
    'run',
    ...run.projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // A word may choose files of one project only; `npm test` looks at the sum.
    ...(run.patterns.length > 0 ? ['--passWithNoTests'] : []),
    ...run.patterns,
    ...run.options,
  ];
  const child = spawn(process.execPath, args, {
    cwd: repositoryRoot,
    env: {
      ...process.env,
      // Vite sets NODE_ENV to production in the process that builds; React's is without what tests need.
      NODE_ENV: 'test',
      ...compileCache(run.options),
      ...(run.patterns.length === 0 && { QAYSARI_WHOLE_RUN: 'yes' }),
      ...run.environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal: run.signal,
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return countTests(readReport(report), code === 0, before);
}
