import { percentile } from '../search/percentile.ts';
import type { Sample } from './open-loop.ts';
import { kindNames, kinds, type KindName } from './visit.ts';

export interface Waits {
  count: number;
  p50: number;
  p95: number;
  p99: number;
  most: number;
}

/** What came of one rate. Times are milliseconds. */
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
  byKind: Partial<Record<KindName, Waits>>;
  /** How late the generator itself was. */
  lateP99: number;
}

export function waitsOf(waits: readonly number[]): Waits {
  const sorted = Float64Array.from(waits).sort();
  const at = (share: number) => percentile(sorted, share);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) };
}

export function loadStep(
  rate: number,
  seconds: number,
  samples: readonly Sample<KindName>[],
): LoadStep {
  const of = (kind: KindName) => samples.filter((each) => each.kind === kind);
  const waits = (some: readonly Sample<KindName>[]) => waitsOf(some.map((each) => each.waitedMs));
  const present = kindNames.filter((kind) => of(kind).length > 0);
  const wrong = samples.filter(({ problem }) => problem !== undefined);
  return {
    rate,
    achieved: samples.length / seconds,
    errors: wrong.length,
    problem: wrong[0]?.problem,
    reads: waits(samples.filter(({ kind }) => kinds[kind].isRead)),
    byKind: Object.fromEntries(present.map((kind) => [kind, waits(of(kind))])),
    lateP99: waitsOf(samples.map(({ lateMs }) => lateMs)).p99,
  };
}

/** How long one of a hundred readers may wait. */
export const readBoundMs = 1_000;

/** A rate is kept up with when no error comes, readers do not wait for long, and answers do not pile up. */
export function isKeptUp({ rate, achieved, errors, reads }: LoadStep): boolean {
  return errors === 0 && reads.p99 <= readBoundMs && achieved >= 0.9 * rate;
}

export interface Bend {
  /** The last rate that was kept up with; 0 for none. */
  lastGood: number;
  /** The first that was not; undefined where the ramp ended before. */
  firstBad: number | undefined;
  /** Below the bend. */
  errorsBefore: number;
}

/** Where rising rates are no longer kept up with. What comes after the first that is not counts for nothing. */
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
