import { type Figure, median, short } from '../search/figure.ts';

/** Values by name: `part.page.metric`. */
export type Sample = Record<string, number>;

/** The median of each name over several samples. */
export function medianSample(samples: readonly Sample[]): Sample {
  const names = [...new Set(samples.flatMap((sample) => Object.keys(sample)))];
  return Object.fromEntries(
    names.map((name) => [name, median(samples.flatMap((sample) => sample[name] ?? []))]),
  );
}

/** The sample with `prefix` before each name. */
export function prefixed(prefix: string, sample: Sample): Sample {
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [`${prefix}.${name}`, value]),
  );
}

interface Metric {
  label: string;
  unit?: string;
  atLeast?: number;
  atMost?: number;
}

/** Names and targets of the values, by part and metric (docs/first-visit.md). */
const metrics: Record<string, Metric> = {
  'sizes.scriptsKb': { label: 'JavaScript by the manifest', unit: 'KB', atMost: 150 },
  'sizes.routeKb': { label: 'of it for this page alone', unit: 'KB', atMost: 30 },
  'sizes.fontsKb': { label: 'fonts', unit: 'KB', atMost: 45 },
  'sizes.requestsBeforePicture': { label: 'requests before the first picture', atMost: 8 },
  'sizes.repeatVisitKb': { label: 'second visit, beside the API', unit: 'KB', atMost: 10 },
  'lighthouse.performance': { label: 'performance', atLeast: 95 },
  'lighthouse.firstPaintMs': { label: 'first contentful paint', unit: 'ms' },
  'lighthouse.largestPaintMs': { label: 'largest contentful paint', unit: 'ms', atMost: 1800 },
  'lighthouse.blockingMs': { label: 'total blocking time', unit: 'ms', atMost: 150 },
  'lighthouse.layoutShift': { label: 'layout shift', atMost: 0.02 },
  'lighthouse.accessibility': { label: 'accessibility', atLeast: 100 },
  'lighthouse.bestPractices': { label: 'best practices', atLeast: 100 },
  'lighthouse.seo': { label: 'SEO', atLeast: 100 },
  'words.firstWordsMs': { label: 'first words', unit: 'ms', atMost: 2500 },
  'entrances.firstWordsMs': { label: 'first words', unit: 'ms', atMost: 3000 },
  'presses.inpMs': { label: 'a press is answered', unit: 'ms', atMost: 200 },
};

function reachOf({ atLeast, atMost }: Metric): string | undefined {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? undefined : `≤ ${atMost}`;
}

function isMet(value: number, { atLeast, atMost }: Metric): boolean {
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity);
}

/** The value; with that of the other commit, and the ratio to it. */
function measuredText(value: number, before: number | undefined, unit = ''): string {
  const own = `${short(value)} ${unit}`.trim();
  if (before === undefined) return own;
  const ratio = before === 0 ? '' : `, × ${short(value / before)}`;
  return `${own} (before ${short(before)}${ratio})`;
}

/** A line for each value of `now`. Throws for a value that is not known here. */
export function webFigures(now: Sample, before: Sample = {}): Figure[] {
  return Object.entries(now).map(([key, value]) => {
    const [part = '', page = '', name = ''] = key.split('.');
    const metric = metrics[`${part}.${name}`];
    if (!metric) throw new Error(`Nothing is known of "${key}"`);
    const reach = reachOf(metric);
    return {
      name: `${part}, ${page}: ${metric.label}`,
      measured: measuredText(value, before[key], metric.unit),
      ...(reach === undefined ? {} : { reach, met: isMet(value, metric) }),
    };
  });
}
