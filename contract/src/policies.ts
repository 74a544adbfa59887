/** The policies, each with the texts `pages:{id}` of three languages. */
export const policies = ['privacy', 'terms', 'cookies'] as const;

export type Policy = (typeof policies)[number];

/** The day on which the texts of a policy last changed, in any language. The page shows it. */
export const policyDates: Readonly<Record<Policy, string>> = {
  privacy: '2026-11-28',
  terms: '2026-11-28',
  cookies: '2026-11-28',
};

/**
 * Hashes of the texts that have these dates. `tools/src/docs/policies.test.ts` fails when a text changes, and prints
 * the new hash: set the date with it.
 */
export const policyHashes: Readonly<Record<Policy, string>> = {
  privacy: '37b0b9470152766f',
  terms: 'bffcddba60bbd778',
  cookies: 'f7f83be93b0bf7b3',
};
