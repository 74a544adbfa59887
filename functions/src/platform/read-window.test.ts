import { expect, test } from 'vitest';
import { Timestamp } from './firestore.ts';
import { afterRead, completeBefore, nextReadStart, readStart } from './read-window.ts';

const at = (seconds: number) => new Timestamp(seconds, 0);
const window = (lookedBackAt: number, readUntil: number) => ({
  lookedBackAt: at(lookedBackAt),
  readUntil: at(readUntil),
});

test('a read overlaps the one before by ten seconds', () => {
  expect(readStart(at(1_000))).toEqual(at(990));
  expect(nextReadStart(window(1_000, 1_299))).toEqual(at(1_289));
});

test('after five minutes a read goes back for the slowest commit', () => {
  expect(completeBefore(at(1_000))).toEqual(at(700));
  expect(nextReadStart(window(1_000, 1_300))).toEqual(at(700));
});

test('a read moves the window on, and notes when it looked back', () => {
  expect(afterRead(window(1_000, 1_299), at(1_400))).toEqual(window(1_000, 1_400));
  expect(afterRead(window(1_000, 1_300), at(1_400))).toEqual(window(1_400, 1_400));
});

test('reads one after the other leave no gap for a commit of five minutes', () => {
  let current = window(0, 0);
  let reached = at(0);
  for (const now of [7, 290, 299, 305, 640, 641, 3_000, 3_001, 3_299, 3_302, 3_303]) {
    const from = nextReadStart(current);
    // What began five minutes before the last look back was readable by then.
    if (from.seconds < readStart(current.readUntil).seconds) {
      expect(from.seconds).toBeLessThanOrEqual(completeBefore(reached).seconds);
      reached = at(now);
    }
    current = afterRead(current, at(now));
    expect(current.readUntil).toEqual(at(now));
  }
  expect(reached.seconds).toBeGreaterThan(3_000);
});
