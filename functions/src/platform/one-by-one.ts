/** Who waits for whom: the last one for each id. */
const lines = new Map<string, Promise<unknown>>();

/**
 * Does the work when all that was begun before with one of these ids is over. A transaction that many
 * want at one document would otherwise be tried again and again; other instances it meets all the same.
 */
export function oneByOne<T>(ids: readonly string[], work: () => Promise<T>): Promise<T> {
  const done = Promise.allSettled(ids.map((id) => lines.get(id) ?? Promise.resolve())).then(work);
  const end = Promise.allSettled([done]).then(() => {
    for (const id of ids) if (lines.get(id) === end) lines.delete(id);
  });
  for (const id of ids) lines.set(id, end);
  return done;
}
