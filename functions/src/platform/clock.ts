/** The time, so that tests can set it: nothing else in the functions asks for it. */
export const clock = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),
};
