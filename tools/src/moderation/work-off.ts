import { PlainProblem } from '../plain-problem.ts';
import type { Print } from './command-values.ts';

/** A problem with one of several things. `outcome`: in few words, for the sum at the end. */
export class NotDone extends PlainProblem {
  readonly outcome: string;

  constructor(message: string, outcome: string) {
    super(message);
    this.outcome = outcome;
  }
}

/** The result for one thing: what staff read, and `outcome` in few words. */
export interface Answer {
  said: string;
  outcome: string;
  isDone: boolean;
}

/**
 * Works on every one of these, also when one of them fails, and sums up. Returns the exit code: 1 when any failed. One
 * alone needs no sum, and throws its problem.
 */
export async function workOff(
  names: readonly string[],
  work: (name: string) => Promise<Answer>,
  print: Print,
): Promise<number> {
  const [first = '', ...more] = names;
  if (more.length === 0) {
    const { said, isDone } = await work(first);
    print(said);
    return isDone ? 0 : 1;
  }
  const answers: Answer[] = [];
  for (const name of names) {
    const answer = await work(name).catch((error: unknown) => answerOf(name, error));
    answers.push(answer);
    print(answer.said);
  }
  print(sumOf(answers));
  return answers.every(({ isDone }) => isDone) ? 0 : 1;
}

/** The answer for a thing where this was thrown. */
export function answerOf(name: string, error: unknown): Answer {
  const outcome = error instanceof NotDone ? error.outcome : 'failed';
  const problem = error instanceof Error ? error.message : String(error);
  return { said: `${name}\n  ${problem}`, outcome, isDone: false };
}

/** Such as `18 approved, 1 not found`. */
export function sumOf(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { outcome } of answers) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  return [...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
}
