import { describe, expect, it } from 'vitest';
import { countTests, summaryOf, type VitestReport } from './test-counts.ts';

const good = { status: 'passed', fullName: 'adds up' };
const bad = { status: 'failed', fullName: 'adds up twice', failureMessages: ['expected 1\n at x'] };
const passedFile = {
  name: 'sum.test.ts',
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
    expect(countTests(reportOf(passedFile), true)).toEqual(counts);
  });

  it('counts a file that could not be loaded', () => {
    const broken = {
      ...passedFile,
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    };
    expect(countTests(reportOf(passedFile, broken), false)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['sum.test.ts\n    No such file'],
    });
  });

  it('does not count a file twice whose tests failed', () => {
    const failed = { ...passedFile, status: 'failed', assertionResults: [good, bad] };
    expect(countTests(reportOf(failed), false)).toEqual({
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

describe('summaryOf', () => {
  it('ends with the sum', () => {
    expect(summaryOf({ passed: 3, failed: 0, failures: [] })).toBe('3 passed, 0 failed');
  });

  it('names what failed before the sum', () => {
    const text = summaryOf({ passed: 3, failed: 1, failures: ['sum.test.ts > adds up'] });
    expect(text).toBe('Failed:\nsum.test.ts > adds up\n3 passed, 1 failed');
  });
});
