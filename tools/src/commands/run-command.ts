import { PlainProblem } from '../plain-problem.ts';

/** The exit code after Ctrl-C or a signal. */
export const interruptedExitCode = 130;

/** A command that does not stop within this time is killed, unless it has more to bring to an end. */
const stopTimeoutMs = 10_000;

const signals: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command and exits with its code (0 for none). Ctrl-C, SIGTERM and SIGHUP abort `signal`. A
 * signal can arrive twice, from the terminal and through the bootstrap. A PlainProblem prints only its
 * message, any other error its stack; both exit with 1. `stopMs`: how long it may take to stop.
 */
export async function runCommand(
  command: (signal: AbortSignal) => Promise<number | undefined>,
  stopMs = stopTimeoutMs,
): Promise<void> {
  const interruption = new AbortController();
  for (const signal of signals) process.on(signal, () => interruption.abort());
  interruption.signal.addEventListener('abort', () => {
    setTimeout(() => process.exit(interruptedExitCode), stopMs).unref();
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
