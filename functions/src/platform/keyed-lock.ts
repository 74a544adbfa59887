/** Who waits for whom: the last one for each id. */
const lastByKey = new Map<string, Promise<unknown>>();

/**
 * Does the work when all that was begun before with one of these ids is over. A transaction that many
 * want at one document would otherwise be tried again and again; other instances it meets all the same.
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
