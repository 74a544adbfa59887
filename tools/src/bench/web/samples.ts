import { median } from '../search/percentile.ts';

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
