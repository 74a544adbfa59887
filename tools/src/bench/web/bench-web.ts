import type { Browser } from 'playwright-core';
import { repositoryRoot } from '../../repository.ts';
import { ensureChromium } from '../../testing/find-chromium.ts';
import type { BenchResult } from '../search/figure.ts';
import {
  type BenchPage,
  type Entrance,
  benchEntrances,
  benchPages,
  launchBrowser,
} from './bench-browser.ts';
import { checkOut, type ServedCheckout, serveCheckout } from './checkout.ts';
import { firstWords } from './first-words.ts';
import { lighthouseRun, measureAgain } from './lighthouse-run.ts';
import { measurePresses } from './presses.ts';
import { coldVisit, repeatVisit, siteSizes } from './site-sizes.ts';
import { medianSample, prefixed, type Sample, webFigures } from './web-figures.ts';
import type { PartName, WebPlan } from './web-plan.ts';

interface Bench {
  browserProgram: string;
  browser: Browser;
  pages: readonly BenchPage[];
  signal: AbortSignal;
}

/** Measures one address after the other. */
async function measureEach<Place extends Entrance>(
  places: readonly Place[],
  measure: (place: Place) => Promise<Sample>,
): Promise<Sample> {
  const sample: Sample = {};
  for (const place of places) Object.assign(sample, prefixed(place.name, await measure(place)));
  return sample;
}

type Part = (bench: Bench, served: ServedCheckout) => Promise<Sample>;

const parts: Record<PartName, Part> = {
  sizes: (bench, { root, origin, proxy }) =>
    measureEach(bench.pages, async (page) => ({
      ...siteSizes(root, page),
      ...(await coldVisit(bench.browser, origin + page.path)),
      ...(await repeatVisit(bench.browser, proxy, page.path)),
    })),
  lighthouse: (bench, { origin }) =>
    measureEach(bench.pages, ({ path }) =>
      measureAgain(() => lighthouseRun(bench.browserProgram, origin + path, bench.signal)),
    ),
  words: (bench, { origin }) =>
    measureEach(bench.pages, ({ path }) => firstWords(bench.browser, origin + path)),
  entrances: (bench, { origin }) =>
    measureEach(benchEntrances(bench.pages), ({ path }) =>
      firstWords(bench.browser, origin + path),
    ),
  presses: (bench, { origin }) =>
    measurePresses(bench.browser, {
      origin,
      ad: bench.pages.find(({ name }) => name === 'ad')?.path ?? '',
    }),
};

/** Opens each page once, so that no measurement pays for the start of the emulated functions. */
async function warmUp(bench: Bench, served: readonly ServedCheckout[]): Promise<void> {
  for (const { origin } of served)
    await measureEach(bench.pages, ({ path }) => coldVisit(bench.browser, origin + path));
}

/** Measures all sites in turn, each time in the other order, so that other load on the machine affects them alike. */
async function measure(
  plan: WebPlan,
  bench: Bench,
  served: readonly ServedCheckout[],
): Promise<Record<ServedCheckout['label'], Sample[]>> {
  const samples: Record<ServedCheckout['label'], Sample[]> = { now: [], before: [] };
  await warmUp(bench, served);
  for (const name of plan.parts) {
    for (let run = 0; run < (name === 'sizes' ? 1 : plan.runs); run += 1) {
      for (const each of run % 2 === 0 ? served : served.toReversed()) {
        bench.signal.throwIfAborted();
        console.error(`${name} of ${each.label}, run ${run + 1}`);
        samples[each.label].push(prefixed(name, await parts[name](bench, each)));
      }
    }
  }
  return samples;
}

/** Measures the public pages, and those of another commit beside them. */
export async function benchWeb(plan: WebPlan, signal: AbortSignal): Promise<BenchResult> {
  const browserProgram = await ensureChromium();
  await using started = new AsyncDisposableStack();
  const checkout = plan.compare === undefined ? undefined : await checkOut(plan.compare);
  if (checkout) started.defer(() => checkout.remove());
  const served = [started.use(await serveCheckout('now', repositoryRoot))];
  if (checkout) served.push(started.use(await serveCheckout('before', checkout.root)));
  const browser = started.use(await launchBrowser(browserProgram));
  const pages = await benchPages(served[0]?.origin ?? '');
  const samples = await measure(plan, { browserProgram, browser, pages, signal }, served);
  const [now, before] = [medianSample(samples.now), medianSample(samples.before)];
  return {
    figures: webFigures(now, before),
    numbers: { runs: plan.runs, now, ...(checkout && { commit: checkout.commit, before }) },
  };
}
