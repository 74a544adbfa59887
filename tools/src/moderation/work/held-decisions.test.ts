import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldDecisions, holdMs } from './held-decisions.ts';

const done = (decision: string) => ({ said: '', outcome: decision, isDone: true });
const refused = { said: 'changed', outcome: 'changed since', isDone: false };

function holder(isRefused: (decision: string) => boolean = () => false) {
  const write = vi.fn((decision: string) =>
    Promise.resolve(isRefused(decision) ? refused : done(decision)),
  );
  return { write, held: new HeldDecisions(write) };
}

const never = () => Promise.reject(new Error('It was never written.'));
const takenBack = () => Promise.resolve(true);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a held decision', () => {
  it('is written after its time, and not before', () => {
    const { write, held } = holder();
    held.hold('approved');
    vi.advanceTimersByTime(holdMs - 1);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledExactlyOnceWith('approved');
  });

  it('is never written once it is taken back', async () => {
    const { write, held } = holder();
    held.hold('first');
    held.hold('second');
    expect(await held.takeBack(never)).toBe('second');
    expect(await held.takeBack(never)).toBe('first');
    expect(await held.takeBack(never)).toBeUndefined();
    vi.advanceTimersByTime(holdMs);
    expect(await held.end()).toEqual([]);
    expect(write).not.toHaveBeenCalled();
  });

  it('is written at the end, each once', async () => {
    const { write, held } = holder();
    const decisions = Array.from({ length: 12 }, (_, at) => `decision ${at}`);
    held.hold('early');
    vi.advanceTimersByTime(holdMs);
    for (const decision of decisions) held.hold(decision);
    const answers = await held.end();
    vi.advanceTimersByTime(holdMs);
    const written = ['early', ...decisions];
    expect(write.mock.calls.map(([decision]) => decision)).toEqual(written);
    expect(answers.map(({ outcome }) => outcome)).toEqual(written);
  });
});

describe('a written decision', () => {
  it('is taken back by what has it wait again, and counts no more', async () => {
    const { held } = holder();
    held.hold('approved');
    vi.advanceTimersByTime(holdMs);
    const takeBack = vi.fn(takenBack);
    expect(await held.takeBack(takeBack)).toBe('approved');
    expect(takeBack).toHaveBeenCalledExactlyOnceWith('approved');
    expect(await held.end()).toEqual([]);
  });

  it('stays where it cannot be taken back', async () => {
    const { held } = holder();
    held.hold('warn');
    vi.advanceTimersByTime(holdMs);
    expect(await held.takeBack(() => Promise.resolve(false))).toBeUndefined();
    expect(await held.end()).toEqual([done('warn')]);
  });

  it('that failed is passed over: the one before is taken back', async () => {
    const { held } = holder((decision) => decision === 'stale');
    held.hold('good');
    held.hold('stale');
    vi.advanceTimersByTime(holdMs);
    expect(await held.takeBack(takenBack)).toBe('good');
    expect(await held.end()).toEqual([refused]);
  });
});
