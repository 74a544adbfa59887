/** How many tests went which way. */
export interface TestCounts {
  passed: number;
  failed: number;
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/**
 * Counts one run of Vitest. A file that fails without a failed test (it could not be loaded, or a
 * hook threw) counts as one failed test, and so does a run that fails with nothing else to show.
 */
export function countTests(report: VitestReport | undefined, exitedWell: boolean): TestCounts {
  if (!report) return { passed: 0, failed: 1 };
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + brokenFiles.length;
  return { passed: report.numPassedTests, failed: exitedWell ? failed : Math.max(failed, 1) };
}

/** The sum of several runs. */
export function sumCounts(counts: readonly TestCounts[]): TestCounts {
  return counts.reduce(
    (sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }),
    { passed: 0, failed: 0 },
  );
}
