import { PlainProblem } from '../../plain-problem.ts';

/** A measurement that gave no figures, by no fault of the site: another one may. */
export class NoFigures extends PlainProblem {
  override name = 'NoFigures';
}

const mostAttempts = 3;

/** Measures again when there are no figures, and says so in a line. The last attempt's NoFigures is thrown. */
export async function measureAgain<Result>(
  measure: () => Promise<Result>,
  say: (line: string) => void = console.error,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure();
    } catch (error) {
      if (!(error instanceof NoFigures) || attempt === mostAttempts) throw error;
      say(`${error.message} Attempt ${attempt + 1} of ${mostAttempts}.`);
    }
  }
}
