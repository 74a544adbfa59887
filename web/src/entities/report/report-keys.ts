const all = ['reports'] as const;

/** Keys of queries about one's own reports. */
export const reportKeys = {
  all,
  own: (me: string | undefined) => [...all, me] as const,
};
