import { describe, expect, it } from 'vitest';
import { countTests, sumCounts } from './test-counts.ts';

const passed = { status: 'passed', assertionResults: [{ status: 'passed' }] };

describe('countTests', () => {
  it('takes the counts of Vitest', () => {
    const report = { numPassedTests: 3, numFailedTests: 0, testResults: [passed] };
    expect(countTests(report, true)).toEqual({ passed: 3, failed: 0 });
  });

  it('counts a file that could not be loaded', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passed, broken] };
    expect(countTests(report, false)).toEqual({ passed: 1, failed: 1 });
  });

  it('does not count a file twice whose tests failed', () => {
    const failed = { status: 'failed', assertionResults: [{ status: 'failed' }] };
    const report = { numPassedTests: 1, numFailedTests: 1, testResults: [passed, failed] };
    expect(countTests(report, false)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts an error outside every test', () => {
    const report = { numPassedTests: 1, numFailedTests: 0, testResults: [passed] };
    expect(countTests(report, false)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a runner that left no report', () => {
    expect(countTests(undefined, false)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('sumCounts', () => {
  it('adds up', () => {
    const counts = [
      { passed: 1, failed: 2 },
      { passed: 10, failed: 20 },
    ];
    expect(sumCounts(counts)).toEqual({ passed: 11, failed: 22 });
  });
});
