import type { Answer } from '../work-off.ts';

/** What staff read once a decision is taken back that had been written. */
export const waitsAgain = 'It waits again. A mail about the first decision may have been sent.';

/** Writes a decision. `decide` answers false where it went back; `whyBack` says why. */
export async function settle(
  outcome: string,
  decide: () => Promise<boolean>,
  whyBack: () => Promise<string>,
): Promise<Answer> {
  if (await decide()) return { said: '', outcome, isDone: true };
  return { said: `it went back: ${await whyBack()}`, outcome: 'went back', isDone: false };
}
