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
