import { targetOptions } from '../commands/admin-target.ts';
import type { Later } from './work/held-decisions.ts';
import { helpOption, readCommandLine } from '../commands/command-line.ts';

const options = {
  ...targetOptions,
  ...helpOption,
  status: { type: 'string' },
  note: { type: 'string', default: '' },
  'note-key': { type: 'string', default: '' },
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

/** Where staff press keys. */
export interface Terminal {
  keys: () => AsyncIterable<string>;
  /** Shows what is being typed, without a new line. */
  echo?: Print;
  /** Another clock than that of the process. */
  later?: Later;
}

/** Runs one command with the words after its name. Returns the exit code. */
export type Run = (
  words: readonly string[],
  values: Values,
  print: Print,
  terminal: Terminal,
) => Promise<number>;

export function readValues(args: string[]) {
  const { values, positionals } = readCommandLine('npm run moderate', {
    args,
    options,
    allowPositionals: true,
  });
  return { ...values, words: positionals };
}
