import fc, { type Parameters, type Plugin } from 'fast-check';

/**
 * How a fuzz test generates inputs. A failing run prints its seed and its path. With these in the environment, exactly
 * that run is repeated: `FUZZ_SEED`, `FUZZ_PATH` and, for commands, `FUZZ_REPLAY`.
 */
const { FUZZ_SEED: givenSeed, FUZZ_PATH: path, FUZZ_REPLAY: replay } = process.env;

/** `npm test` generates the same inputs each time. */
export const fixedSeed = 20_261_123;
/** Each nightly run generates others. */
export const newSeed = Date.now() % 2 ** 31;

/** Whether one run is repeated, instead of all. */
export const isReplay = path !== undefined;

/** Of `fc.commands`. */
export const replayed = replay === undefined ? {} : { replayPath: replay };

/** How many inputs a fuzz test generates, and how long it may take. */
export interface Draws {
  seed: number;
  runs: number;
  /** Left out where the runs are few, and other tests keep the machine busy. */
  minutes?: number;
  /** No answer may take longer, in milliseconds. Left out where other tests keep the machine busy. */
  patienceMs?: number;
}

/** A failure is shrunk within the given minutes. A run that does not finish fails. */
export function fuzzParameters<Values>({ seed, runs, minutes }: Draws): Parameters<Values> {
  const usedSeed = givenSeed === undefined ? seed : Number(givenSeed);
  console.log(`Generated with the seed ${usedSeed}.`);
  return {
    ...{ seed: usedSeed, numRuns: runs },
    plugins: minutes === undefined ? [] : [endAfter(minutes)],
    ...(path !== undefined && { path, endOnFailure: true }),
  };
}

/** It reads no value, so it suits every property. */
function endAfter<Values>(minutes: number): Plugin<Values> {
  return fc.interruptAfterTimeLimit(minutes * 60_000, { failOnInterrupt: true }) as Plugin<Values>;
}

/** How long a fuzz test may take, in milliseconds. */
export const timeoutOf = ({ minutes = 9 }: Draws) => (minutes + 1) * 60_000;

/** The answer of a call. Throws when it is late. */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  call: string,
  patienceMs: Draws['patienceMs'],
): Promise<Answer> {
  if (patienceMs === undefined) return answer;
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
