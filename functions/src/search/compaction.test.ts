import { expect, test } from 'vitest';
import { isCompactionDue } from './compaction.ts';

const day = 24 * 3600;

test.each([
  [{ changes: 0, size: 0, ageSeconds: 0 }, false],
  [{ changes: 200, size: 100, ageSeconds: 0 }, false],
  [{ changes: 201, size: 100, ageSeconds: 0 }, true],
  [{ changes: 201, size: 10_000, ageSeconds: 0 }, true],
  [{ changes: 201, size: 100_000, ageSeconds: 0 }, false],
  [{ changes: 2000, size: 100_000, ageSeconds: 0 }, false],
  [{ changes: 2001, size: 100_000, ageSeconds: 0 }, true],
  [{ changes: 1, size: 100, ageSeconds: 7 * day }, false],
  [{ changes: 1, size: 100, ageSeconds: 7 * day + 1 }, true],
  [{ changes: 0, size: 100, ageSeconds: 70 * day }, false],
])('for %o returns %s', (since, due) => {
  expect(isCompactionDue(since)).toBe(due);
});
