import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@qaysari/contract/shared/limits';
import type { ListingFilter } from '@qaysari/contract/listing/filter';
import { fold } from '@qaysari/contract/shared/fold';
import {
  type SearchEngine,
  unpackEngine,
} from '../../../../../functions/src/search/engine/engine.ts';
import { randomFrom } from '../../../random.ts';
import { type BenchAd, generateAds } from '../ads/generate-ads.ts';
import { percentile } from '../figure.ts';
import { figureQueryMix, queryMix } from '../query-mix.ts';
import { benchRates, documentOf } from '../stored-ads.ts';

/** More different pairs than an engine keeps the sets of (term-sets.ts). */
const maxPairs = 600;

/** The pairs of letters that the most words contain, most frequent first. */
function commonPairs(ads: readonly BenchAd[]): string[] {
  const counts = new Map<string, number>();
  for (const { title, description } of ads) {
    for (const word of fold(`${title} ${description}`).split(' ')) {
      for (let at = 0; at + 2 <= word.length; at += 1) {
        const pair = word.slice(at, at + 2);
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
  }
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, maxPairs).map(([pair]) => pair);
}

/**
 * The most expensive texts that the API accepts: as many common pairs of letters as fit. Every pair is a
 * term in thousands of words, and no two texts in a row share one.
 */
function worstQueries(ads: readonly BenchAd[], count: number): ListingFilter[] {
  const pairs = commonPairs(ads);
  const termsPerText = Math.floor((limits.searchTextLength + 1) / 3);
  return Array.from({ length: count }, (_, query) => ({
    search: Array.from(
      { length: termsPerText },
      (_, term) => pairs[(query * termsPerText + term) % pairs.length],
    ).join(' '),
  }));
}

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
  searchMs: Times;
  /** Of the same queries with figures. */
  figuresMs: Times;
  /** Of the most expensive texts that the API accepts, and of suggestions for them. */
  worstMs: Times;
  worstSuggestMs: Times;
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

function timed(times: number[], work: () => unknown): void {
  const from = performance.now();
  work();
  times.push(performance.now() - from);
}

function search(engine: SearchEngine, filters: readonly ListingFilter[], ads: readonly BenchAd[]) {
  const random = randomFrom('edits');
  const searchTimes: number[] = [];
  const rates = benchRates(Date.now());
  for (const [at, filter] of filters.entries()) {
    if (at % queriesPerEdit === 0) {
      const ad = random.pick(ads);
      const edited = documentOf({
        ...ad,
        price: random.whole(1, 900) * 100,
        title: `${ad.title} ${at}`,
      });
      engine.put(edited);
    }
    timed(searchTimes, () => engine.search(filter, random.pick(rates)));
  }
  return timesOf(searchTimes.slice(warmUp));
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
  const of = (mix: typeof queryMix) =>
    Array.from({ length: queries + warmUp }, mix(ads, randomFrom('queries')));
  const [filters, withFigures] = [of(queryMix), of(figureQueryMix)];
  const before = memory();
  const { engine, loadMs } = load(directory);
  const now = memory();
  const added = { rss: now.rss - before.rss, held: now.held - before.held };
  const searchMs = search(engine, filters, ads);
  const figuresMs = search(engine, withFigures, ads);
  return { ads: engine.size, loadMs, added, searchMs, figuresMs, ...searchWorst(engine, ads) };
}
