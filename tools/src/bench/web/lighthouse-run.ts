import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { packageProgram } from '../../checks/run-program.ts';
import { chromiumFlags } from '../../testing/chromium-flags.ts';
import type { Sample } from './samples.ts';

interface LighthouseReport {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const run = promisify(execFile);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The values of a report. Throws when Lighthouse could not load the page. */
export function lighthouseSample({ runtimeError, categories, audits }: LighthouseReport): Sample {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  };
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
    `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`,
  ];
  const { stdout } = await run(process.execPath, [packageProgram('lighthouse'), ...args], {
    env: { ...process.env, CHROME_PATH: browserProgram },
    maxBuffer: 64e6,
    signal,
  });
  return lighthouseSample(JSON.parse(stdout) as LighthouseReport);
}
