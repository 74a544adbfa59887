import type { SeedListing } from './seed-listings.ts';

/** So many words in the same order are a template, not chance. */
const runLength = 7;

function runsOf(text: string): Set<string> {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const starts = words.slice(0, Math.max(0, words.length - runLength + 1));
  return new Set(starts.map((_, at) => words.slice(at, at + runLength).join(' ')));
}

/** Runs of seven words that the descriptions of two listings share, as problems. */
export function sharedRuns(
  listings: readonly Pick<SeedListing, 'key' | 'description'>[],
): string[] {
  const firstUse = new Map<string, string>();
  const problems: string[] = [];
  for (const { key, description } of listings) {
    for (const run of runsOf(description)) {
      const other = firstUse.get(run);
      if (other === undefined) firstUse.set(run, key);
      else problems.push(`${key} and ${other} share "${run}"`);
    }
  }
  return problems;
}
