/**
 * Keeps a copy of something that is loaded whole. The function it returns resolves when the copy is
 * at most `maxAgeMs` old, counted from the beginning of its load, so with 0 it holds all that was
 * written before the call. Calls share loads: one runs at a time, and throws for all who wait for it.
 */
export function freshCopy(
  load: () => Promise<void>,
  maxAgeMs: number,
  now: () => number = () => performance.now(),
): () => Promise<void> {
  let loadedAt = -Infinity;
  let flight: Promise<void> | undefined;

  async function fly(): Promise<void> {
    const begunAt = now();
    try {
      await load();
      loadedAt = begunAt;
    } finally {
      flight = undefined;
    }
  }

  return async () => {
    const needed = now() - maxAgeMs;
    // A load that was already running may have begun too early: then another one follows it.
    while (loadedAt < needed) await (flight ??= fly());
  };
}
