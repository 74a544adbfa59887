import { repositoryRoot } from '../repository.ts';

/** The numbers of passed and failed tests, and the failures. */
export interface TestCounts {
  passed: number;
  failed: number;
  /** One text for each failure: the file, the test, and the first lines of the message. */
  failures: readonly string[];
  times: readonly FileTime[];
}

/** How many seconds a test file took, and how many in the run before if it ran there. */
interface FileTime {
  file: string;
  seconds: number;
  before: number | undefined;
}

interface VitestFile {
  /** Its whole path. */
  name: string;
  /** Milliseconds since 1970. */
  startTime: number;
  endTime: number;
  status: string;
  /** Why the file could not be loaded; empty otherwise. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: VitestFile[];
}

/** How many lines of a failure are repeated at the end of a run. The rest is further up in the log. */
const repeatedLines = 6;

/** The title of a failed test, and the first lines of its message. */
export function describeFailure(title: string, message = ''): string {
  const lines = message.trim().split('\n').slice(0, repeatedLines);
  return [title, ...lines.map((line) => `    ${line}`)].join('\n');
}

const inRepository = (path: string) => path.replace(`${repositoryRoot}/`, '');

function failuresOf({ name, message, assertionResults }: VitestFile): string[] {
  const file = inRepository(name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [describeFailure(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    describeFailure(`${file} > ${fullName}`, failureMessages?.[0]),
  );
}

function timesOf(report: VitestReport, before?: VitestReport): FileTime[] {
  const seconds = ({ startTime, endTime }: VitestFile) => (endTime - startTime) / 1000;
  const earlier = new Map(before?.testResults.map((file) => [file.name, seconds(file)]));
  return report.testResults.map((file) => ({
    file: inRepository(file.name),
    seconds: seconds(file),
    before: earlier.get(file.name),
  }));
}

/**
 * Counts one run of Vitest. A file that fails without a failed test (it could not be loaded, or a
 * hook threw) counts as one failed test, and so does a run that fails with nothing else to show.
 */
export function countTests(
  report: VitestReport | undefined,
  exitedWell: boolean,
  before?: VitestReport,
): TestCounts {
  if (!report) return failedOnce('Vitest left no report.');
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(failuresOf);
  if (!exitedWell && failures.length === 0) failures.push('Vitest failed outside every test.');
  const times = timesOf(report, before);
  return { passed: report.numPassedTests, failed: failures.length, failures, times };
}

/** What could not even run counts as one failed test. */
export function failedOnce(reason: string): TestCounts {
  return { passed: 0, failed: 1, failures: [reason], times: [] };
}

/** The sum of several runs. */
export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    times: counts.flatMap(({ times }) => times),
  };
}

/** The twenty files that took longest, each with its ratio to the run before. */
export function slowestFiles({ times }: TestCounts): string {
  const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 20);
  const lines = slowest.map(({ file, seconds, before }) => {
    const ratio = before ? ` (${(seconds / before).toFixed(2)} of the run before)` : '';
    return `${seconds.toFixed(1).padStart(6)} s  ${file}${ratio}`;
  });
  return ['The slowest files:', ...lines].join('\n');
}

/** The last lines of a run: the failures, then the sum. */
export function summaryOf({ passed, failed, failures }: Omit<TestCounts, 'times'>): string {
  const sum = `${passed} passed, ${failed} failed`;
  return failures.length === 0 ? sum : ['Failed:', ...failures, sum].join('\n');
}
