/** The size of a benchmark run. */
export interface BenchPlan {
  /** Numbers of listings; each is packed, loaded and searched in its own process. */
  engineSizes: readonly number[];
  engineQueries: number;
  /** Loads of the largest size, each in a fresh process; the median counts. */
  coldLoads: number;
  /** Listings in the emulators. */
  storedAds: number;
  changes: number;
  warmSearches: number;
  /** Whether the sizes match the speed targets; otherwise only correctness is judged. */
  judgesSpeed: boolean;
}

export const fullPlan: BenchPlan = {
  engineSizes: [1000, 10_000, 100_000],
  engineQueries: 5000,
  coldLoads: 3,
  storedAds: 10_000,
  changes: 1000,
  warmSearches: 400,
  judgesSpeed: true,
};

/** Takes a few seconds: checks that the benchmark runs and that answers are right. */
export const quickPlan: BenchPlan = {
  engineSizes: [300],
  engineQueries: 100,
  coldLoads: 1,
  storedAds: 300,
  changes: 30,
  warmSearches: 40,
  judgesSpeed: false,
};
