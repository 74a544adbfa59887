// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hasPendingReport, keepPendingReport, takePendingReport } from './pending-report.ts';

const minute = 60_000;
const ad = { kind: 'listing', id: 'a1' } as const;

beforeEach(() => vi.useFakeTimers({ now: 10 * minute }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('is known once, and only for the same thing', () => {
  keepPendingReport(ad);
  expect(takePendingReport({ kind: 'person', id: 'a1' })).toBe(false);
  expect(takePendingReport({ ...ad, id: 'a2' })).toBe(false);
  expect(takePendingReport(ad)).toBe(true);
  expect(takePendingReport(ad)).toBe(false);
});

it('is forgotten after half an hour', () => {
  keepPendingReport(ad);
  vi.setSystemTime(39 * minute);
  expect(hasPendingReport()).toBe(true);
  vi.setSystemTime(41 * minute);
  expect(hasPendingReport()).toBe(false);
});

it.each(['', 'null', '7', '{}', '{"thing":1,"at":2}'])('ignores what is stored as %s', (stored) => {
  sessionStorage.setItem('qaysariReportWish', stored);
  expect(hasPendingReport()).toBe(false);
});
