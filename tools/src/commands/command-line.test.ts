import { describe, expect, it } from 'vitest';
import { PlainProblem } from '../plain-problem.ts';
import { helpOption, readCommandLine } from './command-line.ts';

const options = { ...helpOption, note: { type: 'string' } } as const;
const read = (...args: string[]) => readCommandLine('npm run work', { options, args });

describe('readCommandLine', () => {
  it('answers the options that were typed', () => {
    expect(read('--note', 'good', '-h').values).toEqual({ note: 'good', help: true });
    expect(read().values).toEqual({ help: false });
  });

  it.each([
    [['--not', 'good'], "Unknown option '--not'"],
    [['--note'], "Option '--note <value>' argument missing"],
    [['--help=yes'], "Option '-h, --help' does not take an argument"],
    [['more'], "Unexpected argument 'more'"],
  ])('throws one line for %j', (args, problem) => {
    const wrong = new PlainProblem(`${problem}. For help: npm run work -- --help`);
    expect(() => read(...args)).toThrow(wrong);
  });
});
