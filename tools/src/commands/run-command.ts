import { PlainProblem } from '../plain-problem.ts';

/** How a command ends when Ctrl-C (or a signal) came before it was done. */
export const interruptedExitCode = 130;

/** A command that cannot stop in this time is left: what it started ends with it. */
const stopWithinMs = 10_000;

const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command and exits with the code that it answers (0 for none). Ctrl-C, SIGTERM and SIGHUP
 * abort `signal`; they may come twice, from the terminal and through the bootstrap, and count once.
 * A PlainProblem is printed as its message, any other error with its stack; both exit with 1.
 */
export async function runCommand(
  command: (signal: AbortSignal) => Promise<number | undefined>,
): Promise<void> {
  const interruption = new AbortController();
  for (const signal of signals) process.on(signal, () => interruption.abort());
  interruption.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(interruptedExitCode), stopWithinMs).unref();
  });
  let code: number;
  try {
    code = (await command(interruption.signal)) ?? 0;
  } catch (error) {
    code = interruption.signal.aborted ? interruptedExitCode : 1;
    if (!interruption.signal.aborted) {
      console.error(error instanceof PlainProblem ? error.message : error);
    }
  }
  process.exit(code);
}
