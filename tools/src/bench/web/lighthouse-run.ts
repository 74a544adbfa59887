import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packageProgram } from '../../checks/run-program.ts';
import { PlainProblem } from '../../plain-problem.ts';
import { chromiumFlags } from '../../testing/chromium-flags.ts';
import type { Sample } from './web-figures.ts';

/** A measurement that gave no figures, by no fault of the site: another one may. */
export class NoFigures extends PlainProblem {
  override name = 'NoFigures';
}

const mostAttempts = 3;

/** Measures again when there are no figures, and says so in a line. The last attempt's NoFigures is thrown. */
export async function measureAgain<Result>(
  measure: () => Promise<Result>,
  say: (line: string) => void = console.error,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measure();
    } catch (error) {
      if (!(error instanceof NoFigures) || attempt === mostAttempts) throw error;
      say(`${error.message} Attempt ${attempt + 1} of ${mostAttempts}.`);
    }
  }
}

export interface LighthouseReport {
  runtimeError?: { code: string; message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; errorMessage?: string }>;
}

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The values of a report. Throws NoFigures when Lighthouse could not load the page, or one of them is missing. */
export function lighthouseSample({ runtimeError, categories, audits }: LighthouseReport): Sample {
  if (runtimeError) throw new NoFigures(`Lighthouse: ${runtimeError.code}.`);
  const missing = (name: string) =>
    new NoFigures(`Lighthouse: no ${name}. ${audits[name]?.errorMessage ?? ''}`.trim());
  const value = (name: string) => {
    const { numericValue } = audits[name] ?? {};
    if (numericValue === undefined) throw missing(name);
    return numericValue;
  };
  const score = (name: string) => {
    const share = categories[name]?.score ?? undefined;
    if (share === undefined) throw missing(name);
    return Math.round(share * 100);
  };
  // The times first: what spoils them also takes the score away.
  const times = {
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  };
  return {
    performance: score('performance'),
    ...times,
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
}

/** The line that says why Lighthouse gave up. */
function reasonOf(stderr: string): string {
  const lines = stderr.trim().split('\n');
  const line = lines.find((each) => each.startsWith('Runtime error')) ?? lines[0] ?? '';
  return line.slice(0, 200);
}

/** One run of Lighthouse with its mobile preset: slow 4G, the processor slowed four times, both simulated. */
export async function lighthouseRun(
  browserProgram: string,
  url: string,
  signal: AbortSignal,
): Promise<Sample> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    '--output-path=stdout',
    '--no-enable-error-reporting',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new ${chromiumFlags('lighthouse').join(' ')}`,
  ];
  const { stdout } = await run(process.execPath, [packageProgram('lighthouse'), ...args], {
    env: { ...process.env, CHROME_PATH: browserProgram },
    maxBuffer: 64e6,
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    // The error itself holds the whole report.
    throw new NoFigures(`Lighthouse: ${reasonOf((error as { stderr?: string }).stderr ?? '')}`);
  });
  return lighthouseSample(JSON.parse(stdout) as LighthouseReport);
}
