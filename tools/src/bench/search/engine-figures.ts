import { join } from 'node:path';
import type { BenchPlan } from './bench-plan.ts';
import { type BenchResult, type Figure, megabytes, short } from './figure.ts';
import type { PackedAds, run as packAds } from './parts/pack-ads.ts';
import type { SearchedPack, run as searchPacked } from './parts/search-packed.ts';
import { median } from './percentile.ts';
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
  const { p50, p99 } = searched.searchMs;
  const search: Figure = {
    name: `search inside the process, p50 / p99, ${at}`,
    measured: `${short(p50)} / ${short(p99)} ms`,
    ...(promise && {
      reach: `≤ ${promise.p50} / ${promise.p99} ms`,
      met: p50 <= promise.p50 && p99 <= promise.p99,
    }),
  };
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
  if (!promise?.atLargest) return [search, worst];
  const { atLargest } = promise;
  const { rss, held } = searched.added;
  const loadMs = median(loadsMs);
  return [
    search,
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

function adFigure(
  { ads, packedBytesPerAd, textBytesPerAd, wordsPerAd, vocabulary }: PackedAds,
  kind: string,
): Figure {
  const bytes = `${short(packedBytesPerAd)} bytes packed (text ${short(textBytesPerAd)})`;
  return {
    name: `one of ${thousands(ads)} ${kind} ads`,
    measured: `${bytes}, ${short(wordsPerAd)} words; vocabulary ${vocabulary}`,
  };
}

/** Measures the engine without Firestore, each size in its own processes. */
export async function engineFigures(
  plan: BenchPlan,
  folder: string,
  signal: AbortSignal,
): Promise<BenchResult> {
  const directory = join(folder, 'real');
  const real = await runPart<typeof packAds>(
    'pack-ads',
    { count: 'real', seed, directory },
    { signal },
  );
  const figures: Figure[] = [];
  const engine: Measured[] = [];
  for (const count of plan.engineSizes) {
    const measured = await measure(count, plan, folder, signal);
    engine.push(measured);
    figures.push(...figuresOf(measured));
  }
  const ads = [
    adFigure(real, 'real'),
    ...engine.map(({ packed }) => adFigure(packed, 'generated')),
  ];
  return { figures: [...figures, ...ads], numbers: { engine, real } };
}
