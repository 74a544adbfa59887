/**
 * Shares one run of `work` between concurrent calls. Unlike the usual single-flight pattern, a call never
 * joins a run that has already begun, because that may miss a change the caller knows of. Such calls wait
 * and share the next run. An error rejects only the calls of its run.
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
