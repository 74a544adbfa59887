/** How much of everything the bench does. */
export interface BenchPlan {
  /** Ads generated, packed, loaded and searched in a process of their own. */
  engineSizes: readonly number[];
  engineQueries: number;
  /** Loads of the largest size in fresh processes; the middle one counts. */
  coldLoads: number;
  /** Ads in the emulators. */
  storedAds: number;
  changes: number;
  queriesPerChange: number;
  warmSearches: number;
  /** Between the last change and the measuring of what a quiet site answers in a second. */
  quietMs: number;
  load: { rounds: number; seconds: number; connections: number };
  /** Whether sizes are those that the reaches are promised for; otherwise only right answers are. */
  judgesSpeed: boolean;
}

export const fullPlan: BenchPlan = {
  engineSizes: [1000, 10_000, 100_000],
  engineQueries: 5000,
  coldLoads: 3,
  storedAds: 10_000,
  changes: 1000,
  queriesPerChange: 10,
  warmSearches: 400,
  // Each search looks ten seconds further back than the one before (held-index.ts).
  quietMs: 11_000,
  load: { rounds: 6, seconds: 2, connections: 40 },
  judgesSpeed: true,
};

/** A few seconds: whether the bench works, and whether answers are right. */
export const quickPlan: BenchPlan = {
  engineSizes: [300],
  engineQueries: 100,
  coldLoads: 1,
  storedAds: 300,
  changes: 30,
  queriesPerChange: 10,
  warmSearches: 40,
  quietMs: 0,
  load: { rounds: 1, seconds: 0.5, connections: 8 },
  judgesSpeed: false,
};
