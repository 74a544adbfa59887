import fc, { type Parameters, type Plugin } from 'fast-check';
import { isProof } from './proof.ts';

/**
 * How a fuzz test runs. `npm test` draws the same inputs each time, `npm run prove` others each time. A failing
 * run prints its seed and its path; with these in the environment exactly that run is made again, in the same
 * form: `FUZZ_SEED`, `FUZZ_PATH` and, for commands, `FUZZ_REPLAY`.
 */

const { FUZZ_SEED: givenSeed, FUZZ_PATH: path, FUZZ_REPLAY: replay } = process.env;
const fixedSeed = 20_261_123;
const someSeed = isProof ? Date.now() % 2 ** 31 : fixedSeed;

export const seed = givenSeed === undefined ? someSeed : Number(givenSeed);

/** Of `fc.commands`. */
export const replayed = replay === undefined ? {} : { replayPath: replay };

/** In the long form there is time for `long` runs, else for `short`. */
export function fuzzRuns({ short, long }: { short: number; long: number }): number {
  return isProof ? long : short;
}

/** A failure is made smaller for as long as `withinMs` leaves. A run that does not come to its end fails. */
export function fuzzParameters<Values>(numRuns: number, withinMs: number): Parameters<Values> {
  console.log(`Drawn with the seed ${seed}.`);
  return {
    ...{ seed, numRuns },
    // The plugin looks at no value, so it suits those of each property.
    plugins: [fc.interruptAfterTimeLimit(withinMs, { failOnInterrupt: true }) as Plugin<Values>],
    ...(path !== undefined && { path, endOnFailure: true }),
  };
}

/** No answer may take longer. */
const patienceMs = 5_000;

/** The answer of a call, which must come in time. */
export async function inTime<Answer>(answer: Promise<Answer>, call: string): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new Error(`${call} is not answered within ${patienceMs} ms.`));
  }, patienceMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
