/**
 * The day since which the terms ask of members what they ask now: the version that is stored when somebody accepts
 * them. A new day asks everybody again, with their next profile, so better wording alone leaves it as it is (decision
 * 91). `policyDates.terms` is the day of the last wording.
 */
export const termsDate = '2026-11-28';
