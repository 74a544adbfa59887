import { describe, expect, it } from 'vitest';
import { readWebPlan } from './web-plan.ts';

describe('the options of bench:web', () => {
  it('measure everything five times beside the commit before, when there are none', () => {
    expect(readWebPlan([])).toEqual({
      parts: ['sizes', 'lighthouse', 'words', 'journey'],
      runs: 5,
      compare: 'HEAD~1',
    });
  });

  it('choose parts, runs and the commit', () => {
    expect(readWebPlan(['--only', 'words,sizes', '--runs', '2', '--compare', 'v1'])).toEqual({
      parts: ['words', 'sizes'],
      runs: 2,
      compare: 'v1',
    });
    expect(readWebPlan(['--no-compare'])?.compare).toBeUndefined();
  });

  it('show the help instead of a measurement', () => {
    expect(readWebPlan(['--help'])).toBeUndefined();
  });

  it.each([
    [['--only', 'speed'], 'There is no part "speed"'],
    [['--runs', '0'], '--runs takes a whole number'],
    [['--runs', 'many'], '--runs takes a whole number'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuse %j', (args, problem) => {
    expect(() => readWebPlan(args)).toThrow(problem);
  });
});
