import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDirectory, repositoryRoot } from '../repository.ts';
import type { VitestReport } from './test-counts.ts';

/** Seconds by name: of a stage, or of a test file by its path in the repository. */
export type FileTimes = Readonly<Record<string, number>>;

/** How long a run took: its stages and its test files. */
export interface RunTimes {
  stages: FileTimes;
  files: FileTimes;
}

const slowestShown = 20;
const lastRun = join(cacheDirectory, 'test-times.json');

/** Seconds of each file of a report, from its first test to the end of its last. */
export function fileTimes(report: VitestReport | undefined): FileTimes {
  const files = report?.testResults ?? [];
  return Object.fromEntries(
    files.map(({ name, startTime, endTime }) => [
      name.replace(`${repositoryRoot}/`, ''),
      (endTime - startTime) / 1000,
    ]),
  );
}

/** Says minutes by stage and the slowest files, each beside the run before where it has one. */
export function describeTimes(now: RunTimes, before?: RunTimes): string {
  const stages = Object.entries(now.stages).map(
    ([name, seconds]) =>
      `${(seconds / 60).toFixed(1).padStart(6)} min  ${name}${ratio(seconds, before?.stages[name])}`,
  );
  const slowest = Object.entries(now.files)
    .sort(([, one], [, other]) => other - one)
    .slice(0, slowestShown)
    .map(
      ([name, seconds]) =>
        `${seconds.toFixed(1).padStart(6)} s    ${name}${ratio(seconds, before?.files[name])}`,
    );
  return ['Minutes by stage:', ...stages, 'The slowest files:', ...slowest].join('\n');
}

function ratio(seconds: number, before: number | undefined): string {
  return before ? ` (${(seconds / before).toFixed(2)} × the run before)` : '';
}

/** Remembers a run, and answers the one before it. */
export function rememberTimes(now: RunTimes, file = lastRun): RunTimes | undefined {
  const before = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as RunTimes)
    : undefined;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(now));
  return before;
}
