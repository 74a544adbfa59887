import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from '../../repository.ts';
import type { BenchPlan } from './bench-plan.ts';
import { type BenchResult, type Figure, median, megabytes, short } from './figure.ts';
import { stackFigures } from './stack-figures.ts';
import type { PackedAds, run as packAds } from './parts/pack-ads.ts';
import type { SearchedPack, run as searchPacked } from './parts/search-packed.ts';
import { runPart } from './run-part.ts';

const seed = 'qaysari';

interface Measured {
  packed: PackedAds;
  searched: SearchedPack;
  loadsMs: number[];
}

interface Promised {
  p50: number;
  p99: number;
  /** For the most expensive text that the API accepts. */
  worst: number;
  atLargest?: { memoryMb: number; loadMs: number };
}

/** The targets of the engine, by number of listings. */
const promises: Readonly<Record<number, Promised>> = {
  10_000: { p50: 0.5, p99: 2, worst: 5 },
  100_000: { p50: 3, p99: 15, worst: 25, atLargest: { memoryMb: 150, loadMs: 1500 } },
};

async function measure(
  count: number,
  plan: BenchPlan,
  folder: string,
  signal: AbortSignal,
): Promise<Measured> {
  const directory = join(folder, String(count));
  const packed = await runPart<typeof packAds>('pack-ads', { count, seed, directory }, { signal });
  const args = { directory, count, seed, queries: plan.engineQueries };
  const search = () => runPart<typeof searchPacked>('search-packed', args, { signal });
  const searched = await search();
  const loadsMs = [searched.loadMs];
  const isLargest = count === Math.max(...plan.engineSizes);
  while (isLargest && loadsMs.length < plan.coldLoads) loadsMs.push((await search()).loadMs);
  return { packed, searched, loadsMs };
}

function thousands(count: number): string {
  return count >= 1000 ? `${count / 1000}k` : String(count);
}

function figuresOf({ packed, searched, loadsMs }: Measured): Figure[] {
  const { ads } = packed;
  const at = `at ${thousands(ads)}`;
  const promise = promises[ads];
  const searchFigure = (name: string, { p50, p99 }: SearchedPack['searchMs']): Figure => ({
    name: `${name}, p50 / p99, ${at}`,
    measured: `${short(p50)} / ${short(p99)} ms`,
    ...(promise && {
      reach: `≤ ${promise.p50} / ${promise.p99} ms`,
      met: p50 <= promise.p50 && p99 <= promise.p99,
    }),
  });
  const searches = [
    searchFigure('search inside the process', searched.searchMs),
    searchFigure('the same with figures of businesses', searched.figuresMs),
  ];
  const { worstMs, worstSuggestMs } = searched;
  const worst: Figure = {
    name: `the most expensive texts, search / suggestions, p50 (slowest), ${at}`,
    measured: [worstMs, worstSuggestMs]
      .map(({ p50, max }) => `${short(p50)} (${short(max)})`)
      .join(' / ')
      .concat(' ms'),
    ...(promise && {
      reach: `≤ ${promise.worst} ms`,
      met: Math.max(worstMs.p50, worstSuggestMs.p50) <= promise.worst,
    }),
  };
  if (!promise?.atLargest) return [...searches, worst];
  const { atLargest } = promise;
  const { rss, held } = searched.added;
  const loadMs = median(loadsMs);
  return [
    ...searches,
    worst,
    {
      name: `memory added ${at}: of the process (held by heap and buffers)`,
      reach: `≤ ${atLargest.memoryMb} MB`,
      measured: `${megabytes(rss)} (${megabytes(held)})`,
      met: Math.max(rss, held) <= atLargest.memoryMb * 1e6,
    },
    {
      name: `cold load ${at}, decode and index`,
      reach: `≤ ${atLargest.loadMs / 1000} s`,
      measured: `${short(loadMs / 1000)} s`,
      met: loadMs <= atLargest.loadMs,
    },
  ];
}

function adFigure({ ads, packedBytesPerAd, wordsPerAd, packMs }: PackedAds): Figure {
  const each = `${short(packedBytesPerAd)} bytes packed, ${short(wordsPerAd)} words`;
  return {
    name: `one of ${thousands(ads)} generated ads; packing all`,
    measured: `${each}; ${short(packMs / 1000)} s`,
  };
}

/** Measures the engine without Firestore, each size in its own processes. */
async function engineFigures(
  plan: BenchPlan,
  folder: string,
  signal: AbortSignal,
): Promise<BenchResult> {
  const figures: Figure[] = [];
  const engine: Measured[] = [];
  for (const count of plan.engineSizes) {
    const measured = await measure(count, plan, folder, signal);
    engine.push(measured);
    figures.push(...figuresOf(measured));
  }
  const ads = engine.map(({ packed }) => adFigure(packed));
  return { figures: [...figures, ...ads], numbers: { engine } };
}

/** Correct answers are required at any size, speed only with the full plan. */
function judged(plan: BenchPlan, figures: readonly Figure[]): Figure[] {
  const isOfAnswers = ({ reach }: Figure) => reach === 'all' || reach === 'always';
  return figures.map((each) => {
    const { name, measured } = each;
    return plan.judgesSpeed || isOfAnswers(each) ? each : { name, measured };
  });
}

/**
 * Measures all targets of the search. `environment` points to empty Firestore and Cloud Storage
 * emulators. Throws when a measurement fails.
 */
export async function benchSearch(
  plan: BenchPlan,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  const folder = join(cacheDirectory, `bench-search-${process.pid}`);
  try {
    const stack = await stackFigures(plan, environment, signal);
    const engine = await engineFigures(plan, folder, signal);
    return {
      figures: judged(plan, [...stack.figures, ...engine.figures]),
      numbers: { ...stack.numbers, ...engine.numbers },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
