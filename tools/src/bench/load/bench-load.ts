import { availableParallelism } from 'node:os';
import { randomFrom, type Random } from '../../random.ts';
import { type BenchResult, type Figure, short } from '../search/figure.ts';
import { type PartOptions, runPart } from '../search/run-part.ts';
import {
  billFigures,
  costFigures,
  instanceFigures,
  requestsPerCpuSecond,
  stepFigures,
  type FunctionLoad,
  type MeasuredStep,
} from './load-figures.ts';
import { findBend, isKeptUp, loadStep } from './load-step.ts';
import type { LoadPlan } from './load-plan.ts';
import { openLoop } from './open-loop.ts';
import type { run as triggerCosts } from './parts/trigger-costs.ts';
import { serveMarket, type ServedMarket } from './served-market.ts';
import { siteBytes } from './site-bytes.ts';
import type { Usage } from './usage.ts';
import { kindAt, kindNames, kinds, type FunctionName, type KindName } from './visit.ts';
import { millionVisits, type KindCost, type VisitAssumptions } from './visit-cost.ts';

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
    // A function that has just begun answers a page as it is built until it has its data.
    for (let n = 0; n < plan.alone; n += 1) await market.send(kind);
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
