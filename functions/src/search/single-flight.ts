/**
 * Shares work between those who ask for it at the same time. The promise gives what the work gave when
 * it was done once, begun after the call: work that is already under way may have missed what the caller
 * knows of, so whoever comes then waits for the next, all together. It throws for those who wait for it.
 */
export function singleFlight<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<Result> | undefined;
  let next: Promise<Result> | undefined;

  function begin(): Promise<Result> {
    const flight = work().finally(() => {
      current = undefined;
    });
    current = flight;
    return flight;
  }

  async function beginAfter(before: Promise<Result>): Promise<Result> {
    await Promise.allSettled([before]);
    next = undefined;
    return begin();
  }

  return () => next ?? (current ? (next = beginAfter(current)) : begin());
}
