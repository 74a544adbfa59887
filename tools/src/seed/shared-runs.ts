import type { SeedListing } from './seed-listings.ts';

/** So many words in the same order are a template, not chance. */
const runLength = 7;

function runsOf(text: string): Set<string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const starts = words.slice(0, Math.max(0, words.length - runLength + 1));
  return new Set(starts.map((_, at) => words.slice(at, at + runLength).join(' ')));
}

/** Runs of seven words that the descriptions of two listings share, as faults. */
export function sharedRuns(
  listings: readonly Pick<SeedListing, 'key' | 'description'>[],
): string[] {
  const firstUse = new Map<string, string>();
  const faults: string[] = [];
  for (const { key, description } of listings) {
    for (const run of runsOf(description)) {
      const other = firstUse.get(run);
      if (other === undefined) firstUse.set(run, key);
      else faults.push(`${key} and ${other} share "${run}"`);
    }
  }
  return faults;
}
