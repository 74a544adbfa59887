import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildProduct } from '../../build/build-product.ts';
import { productionSettings } from '../../deploy/check-upload.ts';
import { cacheDirectory, repositoryRoot } from '../../repository.ts';
import { type BenchResult, type Figure, short } from '../search/figure.ts';
import { median } from '../search/percentile.ts';
import { type BootRun, bootRun, type FirstRequest } from './boot-run.ts';
import { httpFunctions } from './http-functions.ts';
import { writeSeparateFiles } from './separate-files.ts';

/** Of the time that the same code takes in separate files. */
const mostRatio = 0.6;

/** A first request for which a function loads all that a visitor needs; "/" for any other. */
const firstRequests: Record<string, FirstRequest> = {
  api: { method: 'GET', path: '/api/listing' },
  publish: { method: 'POST', path: '/api/listing/create' },
  media: { method: 'GET', path: '/media/listings/none/none-640.webp' },
  pages: { method: 'GET', path: '/ar' },
};

interface Runs {
  bundled: BootRun[];
  separate: BootRun[];
}

/** Bundled against separate files. */
interface Pair {
  bundled: number;
  separate: number;
}

export interface BootNumbers {
  firstAnswerMs: Pair;
  cpuMs: Pair;
  peakMb: Pair;
  /** Of the time to the first answer. */
  ratio: number;
}

/** The medians; the ratio is that of neighbouring runs, because the machine's speed varies. */
export function bootNumbers({ bundled, separate }: Runs): BootNumbers {
  const pair = (name: keyof BootRun) => ({
    bundled: median(bundled.map((run) => run[name])),
    separate: median(separate.map((run) => run[name])),
  });
  const ratios = bundled.map(
    ({ firstAnswerMs }, at) => firstAnswerMs / (separate[at]?.firstAnswerMs ?? Number.NaN),
  );
  return {
    firstAnswerMs: pair('firstAnswerMs'),
    cpuMs: pair('cpuMs'),
    peakMb: pair('peakMb'),
    ratio: median(ratios),
  };
}

export function bootFigures(name: string, numbers: BootNumbers): Figure[] {
  const { firstAnswerMs, cpuMs, peakMb, ratio } = numbers;
  const against = ({ bundled, separate }: Pair, unit: string) =>
    `${bundled.toFixed(0)} against ${separate.toFixed(0)} ${unit}`;
  return [
    {
      name: `${name}: start to first answer, bundled against separate files`,
      reach: `≤ ${mostRatio}`,
      measured: `${short(ratio)} (${against(firstAnswerMs, 'ms')})`,
      met: ratio <= mostRatio,
    },
    {
      name: `${name}: of it time of the processor`,
      measured: `${short(cpuMs.bundled / cpuMs.separate)} (${against(cpuMs, 'ms')})`,
    },
    { name: `${name}: most memory`, measured: against(peakMb, 'MB') },
  ];
}

/**
 * Measures how fast each HTTP function starts, bundled as it is deployed and as separate files with the same
 * packages. `environment` points to emulators with the seed.
 */
export async function benchBoot(
  runs: number,
  environment: Record<string, string>,
  signal: AbortSignal,
): Promise<BenchResult> {
  await buildProduct();
  const folders = {
    bundled: join(repositoryRoot, 'functions/lib'),
    separate: await writeSeparateFiles(join(cacheDirectory, 'bench-boot')),
  };
  const settings = { ...productionSettings, ...environment };
  const source = readFileSync(join(repositoryRoot, 'functions/src/index.ts'), 'utf8');
  const figures: Figure[] = [];
  const numbers: Record<string, BootNumbers> = {};
  for (const name of httpFunctions(source)) {
    const request = firstRequests[name] ?? { method: 'GET', path: '/' };
    const found: Runs = { bundled: [], separate: [] };
    // The first run is a warm-up: it reads the files from the disk.
    for (let run = -1; run < runs; run += 1) {
      for (const kind of ['bundled', 'separate'] as const) {
        signal.throwIfAborted();
        const measured = await bootRun(folders[kind], name, request, settings);
        if (run >= 0) found[kind].push(measured);
      }
    }
    numbers[name] = bootNumbers(found);
    figures.push(...bootFigures(name, numbers[name]));
  }
  return { figures, numbers: { runs, ...numbers } };
}
