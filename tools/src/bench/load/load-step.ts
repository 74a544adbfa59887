import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../search/figure.ts';
import { kinds, type KindName } from './visit.ts';

/** One request of a step: when it was due, how long somebody waited since then, and whether it was right. */
interface Sample<Kind> {
  kind: Kind;
  /** From the moment that it was due, not from the moment that it was sent. */
  waitedMs: number;
  /** How late it was sent: the generator's own fault. */
  lateMs: number;
  /** What was wrong with the answer; undefined when nothing was. */
  problem: string | undefined;
}

interface Arrivals<Kind> {
  perSecond: number;
  seconds: number;
  nextKind: () => Kind;
  /** Resolves with what was wrong, if anything. */
  send: (kind: Kind) => Promise<string | undefined>;
  signal: AbortSignal;
}

/** Timers of Node are no finer. */
const tickMs = 1;

/**
 * Sends requests at a fixed rate, however slowly answers come: as people do, who do not know of each other. A
 * server that pauses makes all of them wait, and each wait counts from when its request was due. Resolves
 * once all are answered.
 */
export async function openLoop<Kind>(arrivals: Arrivals<Kind>): Promise<Sample<Kind>[]> {
  const { perSecond, seconds, nextKind, send, signal } = arrivals;
  const samples: Promise<Sample<Kind>>[] = [];
  const from = performance.now();
  const count = Math.round(perSecond * seconds);
  while (samples.length < count) {
    const passed = performance.now() - from;
    while (samples.length < count && dueAfter(samples.length, perSecond) <= passed) {
      samples.push(sendOne(from + dueAfter(samples.length, perSecond), nextKind(), send));
    }
    await wait(tickMs, undefined, { signal });
  }
  return Promise.all(samples);
}

const dueAfter = (index: number, perSecond: number) => (index * 1000) / perSecond;

async function sendOne<Kind>(
  dueAt: number,
  kind: Kind,
  send: (kind: Kind) => Promise<string | undefined>,
): Promise<Sample<Kind>> {
  const lateMs = performance.now() - dueAt;
  const problem = await send(kind);
  return { kind, waitedMs: performance.now() - dueAt, lateMs, problem };
}

export interface Waits {
  count: number;
  p50: number;
  p95: number;
  p99: number;
}

/** The results at one rate. Times are milliseconds. */
export interface LoadStep {
  /** Requests a second that were asked for. */
  rate: number;
  /** Answers a second, from the first request to the last answer. */
  achieved: number;
  errors: number;
  /** The first of them, for people. */
  problem: string | undefined;
  /** Of all requests that somebody waits to read. */
  reads: Waits;
  /** How late the generator itself was. */
  lateP99: number;
}

export function waitsOf(waits: readonly number[]): Waits {
  const sorted = Float64Array.from(waits).sort();
  const at = (share: number) => percentile(sorted, share);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export function loadStep(
  rate: number,
  seconds: number,
  samples: readonly Sample<KindName>[],
): LoadStep {
  const waits = (some: readonly Sample<KindName>[]) => waitsOf(some.map((each) => each.waitedMs));
  const wrong = samples.filter(({ problem }) => problem !== undefined);
  return {
    rate,
    achieved: samples.length / seconds,
    errors: wrong.length,
    problem: wrong[0]?.problem,
    reads: waits(samples.filter(({ kind }) => kinds[kind].isRead)),
    lateP99: waitsOf(samples.map(({ lateMs }) => lateMs)).p99,
  };
}

/** How long one of a hundred readers may wait. */
export const readBoundMs = 1_000;

/** A rate is sustained when no request fails, readers do not wait long, and answers do not pile up. */
export function isKeptUp({ rate, achieved, errors, reads }: LoadStep): boolean {
  return errors === 0 && reads.p99 <= readBoundMs && achieved >= 0.9 * rate;
}

export interface Bend {
  /** The last sustained rate; 0 for none. */
  lastGood: number;
  /** The first that was not; undefined where the ramp ended before. */
  firstBad: number | undefined;
  /** Below the bend. */
  errorsBefore: number;
}

/** The highest sustained rate. Rates after the first overload do not count. */
export function findBend(steps: readonly LoadStep[]): Bend {
  const bad = steps.findIndex((step) => !isKeptUp(step));
  const good = bad < 0 ? steps : steps.slice(0, bad);
  const first = bad < 0 ? undefined : steps[bad];
  // An error at a rate where nobody waits is no bend, but a fault.
  const isFault = first !== undefined && first.errors > 0 && first.reads.p99 <= readBoundMs;
  return {
    lastGood: good.at(-1)?.rate ?? 0,
    firstBad: first?.rate,
    errorsBefore: isFault ? first.errors : 0,
  };
}
