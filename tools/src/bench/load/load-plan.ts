export interface LoadPlan {
  /** Requests a second, rising. The ramp ends after the first that is not kept up with. */
  rates: readonly number[];
  secondsEach: number;
  /** Requests of each kind that are measured one after the other, after as many to warm up. */
  alone: number;
  people: number;
  /** Besides those of the seed. */
  ads: number;
}

export const fullPlan: LoadPlan = {
  rates: [5, 10, 20, 40, 80, 120, 160, 240, 320, 480, 640],
  secondsEach: 20,
  alone: 20,
  people: 100,
  ads: 2_000,
};

/** For a look of a minute. */
export const quickPlan: LoadPlan = {
  ...{ rates: [5, 20], secondsEach: 4, alone: 3, people: 10, ads: 100 },
};
