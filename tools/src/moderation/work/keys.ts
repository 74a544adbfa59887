import { on } from 'node:events';
import type { ReadStream } from 'node:tty';

/** Signs that end the work in a terminal of which no line is read: Ctrl-C and Ctrl-D. */
export const endKeys: readonly string[] = ['q', '\u0003', '\u0004'];

export const escapeKey = '\u001B';
export const enterKeys: readonly string[] = ['\r', '\n'];
export const backspaceKeys: readonly string[] = ['\u007F', '\b'];

/** Arrows and the like send several signs at once. */
const sequence = /\u001B(?:\[[\d;]*[A-Za-z~]|O[A-Za-z])|[^]/gu;

/** The keys that were pressed, one sign each; those without a sign are left out. */
export function keysIn(typed: string): string[] {
  return (typed.match(sequence) ?? []).filter((key) => [...key].length === 1);
}

/** What is typed or piped, key by key as it comes. Ends with the input, and when `signal` aborts. */
export async function* readKeys(
  input: Pick<ReadStream, 'isTTY'> & NodeJS.ReadStream,
  signal: AbortSignal,
): AsyncGenerator<string> {
  if (input.isTTY) input.setRawMode(true);
  input.setEncoding('utf8');
  try {
    for await (const [typed] of on(input, 'data', { signal, close: ['end'] })) {
      yield* keysIn(String(typed));
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    if (input.isTTY) input.setRawMode(false);
    input.pause();
  }
}
