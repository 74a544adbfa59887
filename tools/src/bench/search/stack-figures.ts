import type { BenchPlan } from './bench-plan.ts';
import { type BenchResult, type Figure, short } from './figure.ts';
import type { run as fillListings } from './parts/fill-listings.ts';
import type { FirestoreFigures, run as firestoreFigures } from './parts/firestore-figures.ts';
import { runPart } from './run-part.ts';

const seed = 'qaysari stored';

function allRight({ right, of }: { right: number; of: number }): Pick<Figure, 'measured' | 'met'> {
  return { measured: `${right} of ${of}`, met: right === of && of > 0 };
}

function answerFigures({ equal, acknowledged }: FirestoreFigures): Figure[] {
  return [
    {
      name: 'answers equal to those of an engine of its own, with edits going on',
      reach: 'all',
      ...allRight(equal),
    },
    {
      name: 'a change acknowledged by the API is in the next search',
      reach: 'always',
      ...allRight(acknowledged),
    },
  ];
}

function readFigures({ cold, warm, inFlight }: FirestoreFigures): Figure[] {
  return [
    {
      name: 'Firestore reads of a warm search, the most of any',
      reach: '≤ 1',
      measured: short(warm.most),
      met: warm.most <= 1,
    },
    {
      name: `reads of each search with ${inFlight.at} in flight`,
      reach: '≤ 0.1',
      measured: short(inFlight.readsEach),
      met: inFlight.readsEach <= 0.1,
    },
    {
      name: 'reads of a cold load',
      reach: '≤ 4',
      measured: `${cold.reads} (${short(cold.ms / 1000)} s, with storage)`,
      met: cold.reads <= 4,
    },
  ];
}

/** Measures what needs Firestore and Cloud Storage. `environment` points to empty emulators. */
export async function stackFigures(
  plan: BenchPlan,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  const options = { environment, signal };
  const { storedAds: count } = plan;
  await runPart<typeof fillListings>('fill-listings', { count, seed }, options);
  const found = await runPart<typeof firestoreFigures>(
    'firestore-figures',
    { ...plan, count, seed },
    options,
  );
  return { figures: [...answerFigures(found), ...readFigures(found)], numbers: { ...found } };
}
