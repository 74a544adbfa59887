import type { BenchPlan } from './bench-plan.ts';
import { listingPath } from './ask-listings.ts';
import { generateAds } from './ads/generate-ads.ts';
import { someAddress } from '../../some-address.ts';
import { type BenchResult, type Figure, median, short } from './figure.ts';
import { measureRate, type BenchRequest } from '../http-client.ts';
import type { run as fillListings } from './parts/fill-listings.ts';
import type { FirestoreFigures, run as firestoreFigures } from './parts/firestore-figures.ts';
import type { run as serveApi } from './parts/serve-api.ts';
import { queryMix } from './query-mix.ts';
import { type PartOptions, runPart, startPart } from './run-part.ts';
import { randomFrom } from '../../random.ts';

const seed = 'qaysari stored';

interface Rates {
  /** Answers per second. */
  searching: number[];
  fixed: number[];
  /** CPU time of the server per answer, in milliseconds, over all rounds. */
  processorMs: { searching: number; fixed: number };
}

async function processorMs(meter: number): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${meter}`)).text());
}

/** Measures both in alternating rounds, so that other load affects both. */
async function measureRates(plan: BenchPlan, options: PartOptions): Promise<Rates> {
  const { rounds, seconds, connections } = plan.load;
  const nextQuery = queryMix([...generateAds(1000, seed)], randomFrom('load'));
  const paths = Array.from({ length: 2000 }, nextQuery).map(listingPath);
  let asked = 0;
  const next = (): BenchRequest => ({
    method: 'GET',
    path: paths[asked++ % paths.length] ?? '/',
    headers: { 'X-Forwarded-For': someAddress() },
  });
  const server = await startPart<typeof serveApi>('serve-api', undefined, { ...options, core: 0 });
  const rates = { searching: [] as number[], fixed: [] as number[] };
  const used = { searching: 0, fixed: 0 };
  try {
    for (let round = -1; round < rounds; round += 1) {
      for (const kind of ['searching', 'fixed'] as const) {
        const before = await processorMs(server.found.meter);
        const rate = await measureRate({ port: server.found[kind], connections, seconds, next });
        // The first round is a warm-up.
        if (round < 0) continue;
        rates[kind].push(rate);
        used[kind] += (await processorMs(server.found.meter)) - before;
      }
    }
  } finally {
    server.stop();
  }
  const each = (kind: 'searching' | 'fixed') =>
    used[kind] / rates[kind].reduce((sum, rate) => sum + rate * seconds, 0);
  return { ...rates, processorMs: { searching: each('searching'), fixed: each('fixed') } };
}

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

function rateFigures({ searching, fixed, processorMs: used }: Rates): Figure[] {
  const [one, other] = [median(searching), median(fixed)];
  return [
    {
      name: 'GET /listing against a static answer of the same function, one core',
      reach: '≥ 0.8',
      measured: `${short(one / other)} (${short(one)} against ${short(other)} a second)`,
      met: one / other >= 0.8,
    },
    {
      name: 'the same in processor time of the server',
      measured: `${short(used.fixed / used.searching)} (${short(used.searching)} against ${short(used.fixed)} ms)`,
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
  const { storedAds: count, quietMs } = plan;
  await runPart<typeof fillListings>('fill-listings', { count, seed }, options);
  const found = await runPart<typeof firestoreFigures>(
    'firestore-figures',
    { ...plan, count, seed },
    options,
  );
  // Wait until searches no longer read these changes again.
  await new Promise((resolve) => setTimeout(resolve, quietMs));
  const rates = await measureRates(plan, options);
  const speeds = [...readFigures(found), ...rateFigures(rates)];
  return { figures: [...answerFigures(found), ...speeds], numbers: { ...found, rates } };
}
