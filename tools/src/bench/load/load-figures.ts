import { type Figure, megabytes, short } from '../search/figure.ts';
import { findBend, readBoundMs, type LoadStep } from './load-step.ts';
import { kindNames, kinds, type FunctionName, type KindName } from './visit.ts';
import { totalOf, type Bill, type KindCost } from './visit-cost.ts';

/** What one process did during one rate. */
export interface FunctionLoad {
  /** Of one processor. */
  cpuShare: number;
  memoryBytes: number;
}

export interface MeasuredStep extends LoadStep {
  functions: Record<FunctionName, FunctionLoad>;
}

export function stepFigures(steps: readonly MeasuredStep[]): Figure[] {
  const { lastGood, firstBad, errorsBefore } = findBend(steps);
  const good = steps.find(({ rate }) => rate === lastGood);
  const { p50 = 0, p95 = 0, p99 = 0 } = good?.reads ?? {};
  const bent = firstBad === undefined ? 'no bend seen' : `not ${firstBad}`;
  const problem = steps.find((step) => step.problem !== undefined)?.problem;
  return [
    {
      name: 'errors below the bend',
      reach: '0',
      measured: errorsBefore === 0 ? '0' : `${errorsBefore}: ${problem ?? ''}`,
      met: errorsBefore === 0,
    },
    {
      name: `requests a second with p99 of reads ≤ ${readBoundMs / 1000} s, one instance of each function`,
      reach: `≥ ${steps[0]?.rate ?? 0}`,
      measured: `${lastGood} (${bent})`,
      met: lastGood > 0,
    },
    {
      name: "readers' wait then, p50 / p95 / p99",
      measured: `${[p50, p95, p99].map((ms) => ms.toFixed(0)).join(' / ')} ms`,
    },
    { name: 'how late the generator was then, p99', measured: `${short(good?.lateP99 ?? 0)} ms` },
  ];
}

export function instanceFigures(steps: readonly MeasuredStep[]): Figure[] {
  const { lastGood } = findBend(steps);
  const good = steps.find(({ rate }) => rate === lastGood);
  return Object.entries(good?.functions ?? []).map(([name, { cpuShare, memoryBytes }]) => ({
    name: `${name} at ${lastGood} a second: processor, memory`,
    measured: `${(100 * cpuShare).toFixed(0)} %, ${megabytes(memoryBytes)}`,
  }));
}

export function costFigures(costs: Record<KindName, KindCost>): Figure[] {
  return kindNames.map((kind) => {
    const { reads, writes, removes, cpuSeconds, sentBytes } = costs[kind];
    const operations = [reads, writes, removes].map(short).join(' + ');
    return {
      name: `${kinds[kind].name}: reads + writes + deletes, processor, sent`,
      measured: `${operations}, ${short(1000 * cpuSeconds)} ms, ${short(sentBytes / 1000)} kB`,
    };
  });
}

export function billFigures(bills: readonly Bill[], least: readonly Bill[]): Figure[] {
  const [most, shared] = [totalOf(bills), totalOf(least)].map(
    (dollars) => `$${dollars.toFixed(0)}`,
  );
  return [
    ...bills.map(({ what, amount, unit, dollars }) => ({
      name: `a visit: ${what}`,
      measured: `${short(amount)} ${unit}: $${dollars.toFixed(2)} for a million`,
    })),
    {
      name: 'a million visits: each request alone in its instance; instances always busy',
      measured: `${most ?? ''}; ${shared ?? ''}`,
    },
  ];
}
