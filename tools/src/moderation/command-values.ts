import { targetOptions } from '../commands/admin-target.ts';
import { helpOption, readCommandLine } from '../commands/command-line.ts';
import { PlainProblem } from '../plain-problem.ts';

const options = {
  ...targetOptions,
  ...helpOption,
  status: { type: 'string' },
  note: { type: 'string', default: '' },
  rule: { type: 'string', default: '' },
  off: { type: 'boolean', default: false },
  origin: { type: 'string', default: '' },
  source: { type: 'string', default: '' },
  date: { type: 'string', default: '' },
  confirm: { type: 'boolean', default: false },
} as const;

/** What was typed: words, and the values of options. */
export type Values = ReturnType<typeof readValues>;

/** Prints one answer. */
export type Print = (text: string) => void;

/** Runs one command with the words after its name. Returns the exit code. */
export type Run = (words: readonly string[], values: Values, print: Print) => Promise<number>;

export function readValues(args: string[]) {
  const { values, positionals } = readCommandLine('npm run moderate', {
    args,
    options,
    allowPositionals: true,
  });
  return { ...values, words: positionals };
}

/** The note of a decision whose person reads why. Throws a PlainProblem with an example where it is missing. */
export function noteOf({ note }: Values, command: string, example: string): string {
  if (note.trim() !== '') return note;
  throw new PlainProblem(`Say why: the person reads it. ${command} --note "${example}"`);
}
