import { describe, expect, it } from 'vitest';
import { countTests, slowestFiles, summaryOf, type VitestReport } from './test-counts.ts';

const good = { status: 'passed', fullName: 'adds up' };
const bad = { status: 'failed', fullName: 'adds up twice', failureMessages: ['expected 1\n at x'] };
const passedFile = {
  name: 'sum.test.ts',
  startTime: 1_000,
  endTime: 4_000,
  status: 'passed',
  message: '',
  assertionResults: [good],
};

function reportOf(...files: VitestReport['testResults']): VitestReport {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => tests.filter(({ status }) => status === wanted).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    testResults: files,
  };
}

describe('countTests', () => {
  it('takes the counts of Vitest', () => {
    const counts = { passed: 1, failed: 0, failures: [] };
    expect(countTests(reportOf(passedFile), true)).toMatchObject(counts);
  });

  it('counts a file that could not be loaded', () => {
    const broken = {
      ...passedFile,
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    };
    expect(countTests(reportOf(passedFile, broken), false)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['sum.test.ts\n    No such file'],
    });
  });

  it('does not count a file twice whose tests failed', () => {
    const failed = { ...passedFile, status: 'failed', assertionResults: [good, bad] };
    expect(countTests(reportOf(failed), false)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['sum.test.ts > adds up twice\n    expected 1\n     at x'],
    });
  });

  it('counts an error outside every test', () => {
    const counts = countTests(reportOf(passedFile), false);
    expect(counts).toMatchObject({ passed: 1, failed: 1 });
  });

  it('counts a runner that left no report', () => {
    expect(countTests(undefined, false)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('slowestFiles', () => {
  it('shows twenty files, the slowest first, each beside the run before', () => {
    const files = Array.from({ length: 25 }, (_, at) => ({
      ...passedFile,
      name: `${at}.test.ts`,
      endTime: 1_000 * (at + 2),
    }));
    const before = reportOf({ ...passedFile, name: '24.test.ts', endTime: 21_000 });
    const lines = slowestFiles(countTests(reportOf(...files), true, before)).split('\n');
    expect(lines).toHaveLength(1 + 20);
    expect(lines.slice(1, 3)).toEqual([
      '  25.0 s  24.test.ts (1.25 of the run before)',
      '  24.0 s  23.test.ts',
    ]);
  });
});

describe('summaryOf', () => {
  it('ends with the sum', () => {
    expect(summaryOf({ passed: 3, failed: 0, failures: [] })).toBe('3 passed, 0 failed');
  });

  it('names what failed before the sum', () => {
    const text = summaryOf({ passed: 3, failed: 1, failures: ['sum.test.ts > adds up'] });
    expect(text).toBe('Failed:\nsum.test.ts > adds up\n3 passed, 1 failed');
  });
});
