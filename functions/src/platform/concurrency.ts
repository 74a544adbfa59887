/** The last queued work of each key. */
const lastByKey = new Map<string, Promise<unknown>>();

/**
 * Runs the work after all earlier work with one of these keys has ended. Without it, many transactions on
 * one document would retry again and again. It locks within this process only.
 */
export function withKeyedLock<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
  const done = Promise.allSettled(keys.map((id) => lastByKey.get(id) ?? Promise.resolve())).then(
    work,
  );
  const end = Promise.allSettled([done]).then(() => {
    for (const id of keys) if (lastByKey.get(id) === end) lastByKey.delete(id);
  });
  for (const id of keys) lastByKey.set(id, end);
  return done;
}

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

/** Calls `work` for each item, for so many of them at the same time. Throws what the first one that fails throws. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const workOnLeft = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, workOnLeft));
}
