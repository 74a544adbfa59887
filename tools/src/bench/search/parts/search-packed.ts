import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import {
  type SearchEngine,
  unpackEngine,
} from '../../../../../functions/src/search/engine/engine.ts';
import { randomFrom } from '../../../random.ts';
import { type BenchAd, generateAds } from '../ads/generate-ads.ts';
import { documentOf } from '../ads/search-documents.ts';
import { benchRates } from '../bench-rates.ts';
import { percentile } from '../percentile.ts';
import { queryMix } from '../query-mix.ts';
import { worstQueries } from '../worst-queries.ts';

export interface SearchPackedArgs {
  /** The folder that `pack-ads` wrote with the same seed. */
  directory: string;
  count: number;
  seed: string;
  queries: number;
}

interface Memory {
  rss: number;
  /** The JavaScript heap and external memory, such as typed arrays. */
  held: number;
}

interface Times {
  p50: number;
  p99: number;
  max: number;
}

export interface SearchedPack {
  ads: number;
  loadMs: number;
  added: Memory;
  /** After all searches and edits. */
  addedInTheEnd: Memory;
  searchMs: Times;
  /** Of the most expensive texts that the API accepts, and of suggestions for them. */
  worstMs: Times;
  worstSuggestMs: Times;
  putMs: Times;
  /** The number of results per query. */
  found: { p50: number; max: number; none: number };
}

const warmUp = 300;
const worstCount = 60;
const queriesPerEdit = 20;

function memory(): Memory {
  if (!globalThis.gc) throw new Error('Memory is measured with --expose-gc');
  for (let times = 0; times < 3; times += 1) globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
}

function since(before: Memory): Memory {
  const now = memory();
  return { rss: now.rss - before.rss, held: now.held - before.held };
}

/** Excludes reading the files, which is the storage's time. */
function load(directory: string): { engine: SearchEngine; loadMs: number } {
  const segments = readdirSync(directory)
    .sort((one, other) => parseInt(one) - parseInt(other))
    .map((name) => readFileSync(join(directory, name)));
  const from = performance.now();
  const engine = unpackEngine(segments);
  return { engine, loadMs: performance.now() - from };
}

function timesOf(values: readonly number[]): Times {
  const sorted = Float64Array.from(values).sort();
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), max: sorted.at(-1) ?? 0 };
}

function timed<T>(times: number[], work: () => T): T {
  const from = performance.now();
  const result = work();
  times.push(performance.now() - from);
  return result;
}

function search(engine: SearchEngine, filters: readonly ListingFilter[], ads: readonly BenchAd[]) {
  const random = randomFrom('edits');
  const searchTimes: number[] = [];
  const putTimes: number[] = [];
  const totals: number[] = [];
  const rates = benchRates(Date.now());
  for (const [at, filter] of filters.entries()) {
    if (at % queriesPerEdit === 0) {
      const ad = random.pick(ads);
      const edited = documentOf({
        ...ad,
        price: random.whole(1, 900) * 100,
        title: `${ad.title} ${at}`,
      });
      timed(putTimes, () => engine.put(edited));
    }
    totals.push(timed(searchTimes, () => engine.search(filter, random.pick(rates))).total);
  }
  const counts = Float64Array.from(totals).sort();
  return {
    searchMs: timesOf(searchTimes.slice(warmUp)),
    putMs: timesOf(putTimes.slice(warmUp / queriesPerEdit)),
    found: {
      p50: percentile(counts, 0.5),
      max: counts.at(-1) ?? 0,
      none: totals.filter((total) => total === 0).length / totals.length,
    },
  };
}

function searchWorst(engine: SearchEngine, ads: readonly BenchAd[]) {
  const [searches, suggestions]: [number[], number[]] = [[], []];
  for (const filter of worstQueries(ads, worstCount)) {
    timed(searches, () => engine.search(filter));
    timed(suggestions, () => engine.suggest(filter.search ?? '', limits.suggestedListings));
  }
  return { worstMs: timesOf(searches), worstSuggestMs: timesOf(suggestions) };
}

/** Loads packed listings as a new instance does, then searches them during edits. */
export function run({ directory, count, seed, queries }: SearchPackedArgs): SearchedPack {
  // Created before measuring, because they belong to the benchmark.
  const ads = [...generateAds(Math.min(1000, count), seed)];
  const nextQuery = queryMix(ads, randomFrom('queries'));
  const filters = Array.from({ length: queries + warmUp }, nextQuery);
  const before = memory();
  const { engine, loadMs } = load(directory);
  const added = since(before);
  const found = search(engine, filters, ads);
  const worst = searchWorst(engine, ads);
  return { ads: engine.size, loadMs, added, addedInTheEnd: since(before), ...found, ...worst };
}
