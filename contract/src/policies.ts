/** The policies, each with the texts `pages:{id}` of three languages. */
export const policies = ['privacy', 'terms', 'cookies'] as const;

export type Policy = (typeof policies)[number];

/** The day on which the texts of a policy last changed, in any language. The page shows it. */
export const policyDates: Readonly<Record<Policy, string>> = {
  privacy: '2026-11-28',
  terms: '2026-11-28',
  cookies: '2026-11-28',
};
