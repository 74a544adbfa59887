/** What is true of a thing after its wishes were carried out, and why not all of them were. */
interface Outcome {
  stands: boolean;
  error?: unknown;
}

/**
 * Carries out what somebody wishes of things that are so or not so. A thing has one call at a time: what is wished
 * while one is under way waits, and only the last of it counts, so that a switch pressed many times ends as it was
 * left.
 */
export function createLastWishes() {
  const wished = new Map<string, boolean>();
  return {
    /** What was wished last of a thing that a call is under way for. */
    of: (id: string): boolean | undefined => wished.get(id),

    /**
     * Answers what stands in the end; undefined where a call is under way already, whose caller will answer for this
     * wish too. After a failure nothing more is tried.
     */
    async fulfil(
      id: string,
      wish: boolean,
      send: (wish: boolean) => Promise<unknown>,
    ): Promise<Outcome | undefined> {
      const isUnderWay = wished.has(id);
      wished.set(id, wish);
      if (isUnderWay) return undefined;
      let stands = !wish;
      try {
        for (let next = wish; next !== stands; next = wished.get(id) ?? stands) {
          await send(next);
          stands = next;
        }
        return { stands };
      } catch (error) {
        return { stands, error };
      } finally {
        wished.delete(id);
      }
    },
  };
}
