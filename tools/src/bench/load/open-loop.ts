import { setTimeout as wait } from 'node:timers/promises';

/** One request of a step: when it was due, how long somebody waited since then, and whether it was right. */
export interface Sample<Kind> {
  kind: Kind;
  /** From the moment that it was due, not from the moment that it was sent. */
  waitedMs: number;
  /** How late it was sent: the generator's own fault. */
  lateMs: number;
  /** What was wrong with the answer; undefined when nothing was. */
  problem: string | undefined;
}

export interface Arrivals<Kind> {
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
 * server that stands still makes all of them wait, and each wait counts from when its request was due. Resolves
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
