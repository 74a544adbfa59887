import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { repositoryRoot } from '../repository.ts';
import { describeTimes, fileTimes, rememberTimes } from './test-times.ts';

it('takes the seconds of each file from the report', () => {
  const file = {
    ...{ name: `${repositoryRoot}/web/sum.test.ts`, startTime: 1_000, endTime: 3_500 },
    ...{ status: 'passed', message: '', assertionResults: [] },
  };
  const report = { numPassedTests: 0, numFailedTests: 0, testResults: [file] };
  expect(fileTimes(report)).toEqual({ 'web/sum.test.ts': 2.5 });
});

it('shows the slowest files first, each beside the run before', () => {
  const before = { stages: { unit: 60 }, files: { 'a.test.ts': 2 } };
  const now = { stages: { unit: 90 }, files: { 'a.test.ts': 3, 'b.test.ts': 4 } };
  expect(describeTimes(now, before).split('\n')).toEqual([
    'Minutes by stage:',
    '   1.5 min  unit (1.50 × the run before)',
    'The slowest files:',
    '   4.0 s    b.test.ts',
    '   3.0 s    a.test.ts (1.50 × the run before)',
  ]);
});

it('shows twenty files', () => {
  const files = Object.fromEntries(Array.from({ length: 25 }, (_, at) => [`${at}.test.ts`, at]));
  expect(describeTimes({ stages: {}, files }).match(/test\.ts/g)).toHaveLength(20);
});

it('remembers a run for the next', () => {
  const folder = mkdtempSync(join(tmpdir(), 'times-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'times.json');
  const first = { stages: { unit: 1 }, files: {} };
  expect(rememberTimes(first, file)).toBeUndefined();
  expect(rememberTimes({ stages: {}, files: {} }, file)).toEqual(first);
});
