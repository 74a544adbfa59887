/** A condition of the styles, as a store for `useSyncExternalStore`. */
export function mediaQuery(condition: string) {
  return {
    subscribe: (listener: () => void) => {
      const query = matchMedia(condition);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    matches: () => matchMedia(condition).matches,
  };
}
