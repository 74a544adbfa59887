import { availableParallelism } from 'node:os';
import { randomFrom, type Random } from '../../random.ts';
import { type BenchResult, type Figure, megabytes, short } from '../search/figure.ts';
import { type PartOptions, runPart } from '../search/run-part.ts';
import { findBend, isKeptUp, loadStep, readBoundMs, type LoadStep } from './load-step.ts';
import type { LoadPlan } from './load-plan.ts';
import { openLoop } from './open-loop.ts';
import type { run as triggerCosts } from './parts/trigger-costs.ts';
import { serveMarket, type ServedMarket } from './served-market.ts';
import { siteBytes } from './site-bytes.ts';
import type { Usage } from './usage.ts';
import { kindAt, kindNames, kinds, type FunctionName, type KindName } from './visit.ts';
import {
  millionVisits,
  totalOf,
  type Bill,
  type KindCost,
  type VisitAssumptions,
} from './visit-cost.ts';

/** What one process did during one rate. */
interface FunctionLoad {
  /** Of one processor. */
  cpuShare: number;
  loopDelayP99Ms: number;
  memoryBytes: number;
}

interface MeasuredStep extends LoadStep {
  functions: Record<FunctionName, FunctionLoad>;
}

/**
 * Not measured here. Pictures are kept for an hour by Hosting's network and drawn pages for 45 seconds, so a busy
 * site asks its functions less often. Half and none is on the safe side.
 */
const assumptions: Omit<VisitAssumptions, 'siteBytes'> = {
  kept: { media: 0.5, pages: 0 },
  firstVisits: 0.6,
};

function functionLoads(
  before: Record<FunctionName, Usage>,
  after: Record<FunctionName, Usage>,
  seconds: number,
): Record<FunctionName, FunctionLoad> {
  const names = Object.keys(after) as FunctionName[];
  const loads = names.map((name) => {
    const { cpuSeconds, loopDelayP99Ms, memoryBytes } = after[name];
    const cpuShare = (cpuSeconds - before[name].cpuSeconds) / seconds;
    return [name, { cpuShare, loopDelayP99Ms, memoryBytes }];
  });
  return Object.fromEntries(loads) as Record<FunctionName, FunctionLoad>;
}

async function measureRate(
  perSecond: number,
  { secondsEach }: LoadPlan,
  { market, random, signal }: { market: ServedMarket; random: Random; signal: AbortSignal },
): Promise<MeasuredStep> {
  const before = await market.usage();
  const from = performance.now();
  const samples = await openLoop<KindName>({
    ...{ perSecond, seconds: secondsEach, signal },
    nextKind: () => kindAt(random.next()),
    send: (kind) => market.send(kind),
  });
  const seconds = (performance.now() - from) / 1000;
  const functions = functionLoads(before, await market.usage(), seconds);
  const step = { ...loadStep(perSecond, seconds, samples), functions };
  console.log(stepLine(step));
  return step;
}

/** Raises the rate until it is not kept up with. */
async function ramp(
  plan: LoadPlan,
  market: ServedMarket,
  signal: AbortSignal,
): Promise<MeasuredStep[]> {
  const means = { market, random: randomFrom('arrivals'), signal };
  const steps: MeasuredStep[] = [];
  for (const rate of plan.rates) {
    let step = await measureRate(rate, plan, means);
    // A machine that others use stands still now and then. A bend is there the second time, too; an error is one.
    if (!isKeptUp(step) && step.errors === 0) step = await measureRate(rate, plan, means);
    steps.push(step);
    if (!isKeptUp(step)) break;
  }
  return steps;
}

function stepLine({ rate, achieved, errors, reads, functions, lateP99 }: MeasuredStep): string {
  const busy = Object.entries(functions)
    .map(([name, { cpuShare }]) => `${name} ${(100 * cpuShare).toFixed(0)} %`)
    .join(', ');
  const waits = [reads.p50, reads.p95, reads.p99].map((ms) => ms.toFixed(0)).join(' / ');
  return (
    `${rate} a second: ${short(achieved)} answered a second, ${errors} errors, ` +
    `reads ${waits} ms (p50 / p95 / p99), processor ${busy}, generator late ${short(lateP99)} ms`
  );
}

function stepFigures(steps: readonly MeasuredStep[]): Figure[] {
  const { lastGood, firstBad, errorsBefore } = findBend(steps);
  const good = steps.find(({ rate }) => rate === lastGood);
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
    { name: 'how late the generator was then, p99', measured: `${short(good?.lateP99 ?? 0)} ms` },
    ...kindNames.flatMap((kind) => {
      const waits = good?.byKind[kind];
      if (!waits) return [];
      const { p50, p95, p99, count } = waits;
      const times = [p50, p95, p99].map((ms) => ms.toFixed(0)).join(' / ');
      return [
        { name: `${kinds[kind].name}, p50 / p95 / p99 of ${count}`, measured: `${times} ms` },
      ];
    }),
  ];
}

function instanceFigures(steps: readonly MeasuredStep[]): Figure[] {
  const { lastGood, firstBad } = findBend(steps);
  const at = (rate?: number) =>
    Object.entries(steps.find((step) => step.rate === rate)?.functions ?? {});
  const busy = at(firstBad ?? lastGood).reduce((sum, [, { cpuShare }]) => sum + cpuShare, 0);
  return [
    ...at(lastGood).map(([name, load]) => ({
      name: `${name} at ${lastGood} a second: processor, loop delay p99, memory`,
      measured: `${(100 * load.cpuShare).toFixed(0)} %, ${short(load.loopDelayP99Ms)} ms, ${megabytes(load.memoryBytes)}`,
    })),
    {
      name: 'processor of all four functions at the last rate; the rest is not theirs',
      measured: `${(100 * busy).toFixed(0)} % of ${availableParallelism()}00 %`,
    },
  ];
}

function costFigures(costs: Record<KindName, KindCost>): Figure[] {
  return kindNames.map((kind) => {
    const { reads, writes, removes, cpuSeconds, sentBytes } = costs[kind];
    const operations = [reads, writes, removes].map(short).join(' + ');
    return {
      name: `${kinds[kind].name}: reads + writes + deletes, processor, sent`,
      measured: `${operations}, ${short(1000 * cpuSeconds)} ms, ${short(sentBytes / 1000)} kB`,
    };
  });
}

/** How many requests of its mix one processor of each function answers a second: only its own work counts. */
function requestsPerCpuSecond(
  costs: Record<KindName, KindCost>,
): Partial<Record<FunctionName, number>> {
  const sums: Partial<Record<FunctionName, { times: number; cpuSeconds: number }>> = {};
  for (const kind of kindNames) {
    const { answeredBy, perVisit } = kinds[kind];
    const sum = (sums[answeredBy] ??= { times: 0, cpuSeconds: 0 });
    sum.times += perVisit;
    sum.cpuSeconds += perVisit * costs[kind].cpuSeconds;
  }
  const rates = Object.entries(sums).map(([name, sum]) => [name, sum.times / sum.cpuSeconds]);
  return Object.fromEntries(rates) as Partial<Record<FunctionName, number>>;
}

function billFigures(bills: readonly Bill[], least: readonly Bill[]): Figure[] {
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

/** What a reader must know before believing the figures. */
function explain({ rates, secondsEach, ads }: LoadPlan): void {
  const mix = kindNames.map((kind) => `${kinds[kind].perVisit} × ${kinds[kind].name}`).join(', ');
  console.log(`One visit: ${mix}.`);
  console.log(
    `Requests arrive at a fixed rate, ${rates[0] ?? 0} to ${rates.at(-1) ?? 0} a second for ${secondsEach} s each, whatever ` +
      'answers do. A wait begins when the request is due. Each request has an address of its own. ' +
      `There are ${ads} ads besides the seed's.`,
  );
  console.log(
    `Four functions, the generator and the emulators share ${availableParallelism()} processors of this machine. ` +
      'The emulators (Java, and one process for Auth and Storage) do what Google would do elsewhere. ' +
      'So the bend is that of this machine. The time of the processor says what an instance can do.',
  );
}

/** Measures the functions under a rising load. `environment` points to emulators with the seed. */
export async function benchLoad(
  plan: LoadPlan,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  const options: PartOptions = { environment, signal };
  explain(plan);
  await using market = await serveMarket(plan, options);
  const costs = {} as Record<KindName, KindCost>;
  for (const kind of kindNames) {
    signal.throwIfAborted();
    await market.costOf(kind, plan.alone);
    costs[kind] = await market.costOf(kind, plan.alone);
  }
  const steps = await ramp(plan, market, signal);
  const triggers = await runPart<typeof triggerCosts>(
    '../../load/parts/trigger-costs',
    undefined,
    options,
  );
  const visit = { ...assumptions, siteBytes: siteBytes() };
  const bills = millionVisits(costs, triggers, visit, 'alone');
  const least = millionVisits(costs, triggers, visit, 'shared');
  const perCpuSecond = requestsPerCpuSecond(costs);
  const rates: Figure[] = Object.entries(perCpuSecond).map(([name, rate]) => ({
    name: `${name}: requests for each second of its processor`,
    measured: short(rate),
  }));
  return {
    figures: [
      ...stepFigures(steps),
      ...instanceFigures(steps),
      ...costFigures(costs),
      ...rates,
      ...billFigures(bills, least),
    ],
    numbers: { bend: findBend(steps), steps, costs, triggers, perCpuSecond, visit, bills, least },
  };
}
