import { parseArgs, type ParseArgsConfig } from 'node:util';
import { PlainProblem } from '../plain-problem.ts';

/** An option that every command has which takes options. */
export const helpOption = { help: { type: 'boolean', short: 'h', default: false } } as const;

/**
 * Reads what was typed after a command, as Node's `parseArgs` does. Throws a PlainProblem of one line
 * for an option that the command does not have, or whose value is missing.
 */
export function readCommandLine<Config extends ParseArgsConfig>(
  command: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isParseProblem(error)) throw error;
    // What follows its first sentence is advice for another case.
    const [problem] = error.message.split(/\. |\n/, 1);
    throw new PlainProblem(`${problem}. For help: ${command} -- --help`);
  }
}

function isParseProblem(error: unknown): error is Error {
  return (
    error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
  );
}
