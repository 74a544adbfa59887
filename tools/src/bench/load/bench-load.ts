import { globSync } from 'node:fs';
import { randomFrom, type Random } from '../../random.ts';
import { repositoryRoot } from '../../repository.ts';
import { type BenchResult, short } from '../search/figure.ts';
import { type PartOptions, runPart } from '../search/run-part.ts';
import { builtSite } from '../../build/site-weight.ts';
import {
  billFigures,
  costFigures,
  instanceFigures,
  stepFigures,
  type FunctionLoad,
  type MeasuredStep,
} from './load-figures.ts';
import { findBend, isKeptUp, loadStep, openLoop } from './load-step.ts';
import type { run as triggerCosts } from './parts/trigger-costs.ts';
import type { Usage } from './meter.ts';
import { serveMarket, type ServedMarket } from './served-market.ts';
import { kindAt, kindNames, type FunctionName, type KindName } from './visit.ts';
import { millionVisits, type KindCost, type VisitAssumptions } from './visit-cost.ts';

export interface LoadPlan {
  /** Requests a second, rising. The ramp ends after the first overload. */
  rates: readonly number[];
  secondsEach: number;
  /** Requests of each kind that are measured one after the other, after as many to warm up. */
  alone: number;
  people: number;
  /** Besides those of the seed. */
  ads: number;
}

export const fullPlan: LoadPlan = {
  rates: [5, 10, 20, 40, 80, 120, 160, 240, 320, 480, 640],
  secondsEach: 20,
  alone: 20,
  people: 100,
  ads: 2_000,
};

/** For a look of a minute. */
export const quickPlan: LoadPlan = {
  rates: [5, 20],
  secondsEach: 4,
  alone: 3,
  people: 10,
  ads: 100,
};

/**
 * Not measured here. Hosting's CDN caches pictures for an hour and rendered pages for 45 seconds, so a busy
 * site asks its functions less often. Half and none is on the safe side.
 */
const assumptions: Omit<VisitAssumptions, 'siteBytes'> = {
  cached: { media: 0.5, pages: 0 },
  firstVisits: 0.6,
};

/** Pages whose scripts a visit of the mix loads. */
const visitedPages = [
  'src/pages/home-page.tsx',
  'src/pages/listings-page.tsx',
  'src/pages/listing-page.tsx',
];

/** Bytes of scripts and styles after gzip, and of the everyday font, that a visit with an empty cache loads from Hosting. */
function siteBytes(): number {
  const { dist, manifest, start, ownParts, weigh } = builtSite(repositoryRoot);
  const parts = new Set([...start, ...visitedPages.flatMap(ownParts)]);
  const files = new Set(
    [...parts].flatMap((key) => [manifest[key]?.file ?? [], manifest[key]?.css ?? []].flat()),
  );
  for (const font of globSync('assets/everyday-*.woff2', { cwd: dist })) files.add(font);
  return weigh(files);
}

function functionLoads(
  before: Record<FunctionName, Usage>,
  after: Record<FunctionName, Usage>,
  seconds: number,
): Record<FunctionName, FunctionLoad> {
  const names = Object.keys(after) as FunctionName[];
  const loads = names.map((name) => {
    const { cpuSeconds, memoryBytes } = after[name];
    const cpuShare = (cpuSeconds - before[name].cpuSeconds) / seconds;
    return [name, { cpuShare, memoryBytes }];
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

/** Raises the rate until the server is overloaded. */
async function ramp(
  plan: LoadPlan,
  market: ServedMarket,
  signal: AbortSignal,
): Promise<MeasuredStep[]> {
  const means = { market, random: randomFrom('arrivals'), signal };
  const steps: MeasuredStep[] = [];
  for (const rate of plan.rates) {
    let step = await measureRate(rate, plan, means);
    // A shared machine pauses now and then. A real overload repeats at the second try; an error counts at once.
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

/** Measures the functions under a rising load. `environment` points to emulators with the seed. */
export async function benchLoad(
  plan: LoadPlan,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  const options: PartOptions = { environment, signal };
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
  return {
    figures: [
      ...stepFigures(steps),
      ...instanceFigures(steps),
      ...costFigures(costs),
      ...billFigures(bills, least),
    ],
    numbers: { bend: findBend(steps), steps, costs, triggers, visit, bills, least },
  };
}
