/** What was saved of a switch in the end, and why not all of it could be. */
interface Outcome {
  value: boolean;
  error?: unknown;
  /** The value that was wanted last, where it could not be saved. */
  wanted?: boolean;
}

/**
 * Saves switches (on or off), each by its id. A switch has one call under way at a time. Of what is pressed meanwhile
 * only the last counts, so that a switch pressed many times ends as it was left.
 */
export function createLatestToggleQueue() {
  const wanted = new Map<string, boolean>();
  return {
    /** The value wanted last of a switch that a call is under way for. */
    value: (id: string): boolean | undefined => wanted.get(id),

    /**
     * Answers the value that was saved last. Answers undefined where a call is under way already: its caller gets the
     * outcome of this value too. After a failure nothing more is sent.
     */
    async run(
      id: string,
      value: boolean,
      send: (value: boolean) => Promise<unknown>,
    ): Promise<Outcome | undefined> {
      const isUnderWay = wanted.has(id);
      wanted.set(id, value);
      if (isUnderWay) return undefined;
      let saved = !value;
      try {
        for (let next = value; next !== saved; next = wanted.get(id) ?? saved) {
          await send(next);
          saved = next;
        }
        return { value: saved };
      } catch (error) {
        return { value: saved, error, wanted: wanted.get(id) ?? value };
      } finally {
        wanted.delete(id);
      }
    },
  };
}
